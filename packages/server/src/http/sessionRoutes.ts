// Guests, accounts, sign-in.

import type { Refusal } from '@hanchan/protocol';
import {
  accountChangeSchema,
  guestSchema,
  linkRequestSchema,
  linkUseSchema,
  loginSchema,
  registerSchema,
  type SessionAnswer,
  sessionAnswer,
} from '@hanchan/protocol';
import type { Person } from '@hanchan/storage';
import type { Result } from '@hanchan/tiles';
import type { FastifyReply } from 'fastify';
import { nameOf, SESSION_MS, type SignedIn } from '../people/identity.ts';
import {
  type App,
  answering,
  askerOf,
  type Context,
  Refused,
  setCookie,
  signedIn,
} from './context.ts';

export function addSessionRoutes(app: App, context: Context): void {
  const { identity, config } = context;
  const tags = ['session'];
  const response = answering(sessionAnswer);
  const strict = { rateLimit: { max: config.limits.signInsPerMinute, timeWindow: '1 minute' } };

  async function answer(person: Person | null): Promise<SessionAnswer> {
    return {
      player: person === null ? null : nameOf(person),
      email: person?.account?.email ?? null,
      canMail: identity.canMail,
      botLevels: context.botLevels,
      tables: person === null ? [] : await openTables(context, person.id),
      rulebooks: context.books.list(),
    };
  }

  async function enter(
    reply: FastifyReply,
    done: Result<SignedIn, Refusal>,
  ): Promise<SessionAnswer> {
    if (!done.ok) throw new Refused(done.error);
    setCookie(context, reply, done.value.token, SESSION_MS);
    return answer(done.value.person);
  }

  app.get(
    '/api/session',
    { schema: { tags, response, summary: 'Who am I?' } },
    async (request, reply) => {
      const asker = await askerOf(context, request);
      if (asker !== null && (await identity.prolong(asker.token))) {
        setCookie(context, reply, asker.token, SESSION_MS);
      }
      return answer(asker?.person ?? null);
    },
  );

  app.post(
    '/api/session/guest',
    {
      schema: {
        tags,
        response,
        summary: 'Play under a name, without an account',
        body: guestSchema,
      },
    },
    async (request, reply) => {
      const asker = await askerOf(context, request);
      const { name } = request.body;
      return enter(reply, await identity.enter(asker?.person, name, asker?.token));
    },
  );

  app.post(
    '/api/account',
    {
      config: strict,
      schema: { tags, response, summary: 'Create an account', body: registerSchema },
    },
    async (request, reply) => {
      const asker = await askerOf(context, request);
      return enter(reply, await identity.register(asker?.person, request.body));
    },
  );

  app.patch(
    '/api/account',
    {
      config: strict,
      schema: { tags, response, summary: 'Change name or password', body: accountChangeSchema },
    },
    async (request) => {
      const { person, token } = await signedIn(context, request);
      const done = await identity.change(person, request.body, token);
      if (!done.ok) throw new Refused(done.error);
      if (request.body.password !== undefined) context.endOtherSessions(person.id, token);
      return answer(done.value);
    },
  );

  app.post(
    '/api/session/login',
    {
      config: strict,
      schema: { tags, response, summary: 'Sign in by name or e-mail', body: loginSchema },
    },
    async (request, reply) => {
      const { name, password } = request.body;
      return enter(reply, await identity.login(name, password));
    },
  );

  app.post(
    '/api/session/link',
    {
      config: strict,
      schema: { tags, summary: 'Request a sign-in link by e-mail', body: linkRequestSchema },
    },
    async (request) => {
      const done = await identity.sendLink(request.body.email);
      if (!done.ok) throw new Refused(done.error);
      return { isSent: true };
    },
  );

  app.post(
    '/api/session/link/use',
    {
      config: strict,
      schema: { tags, response, summary: 'Sign in with a link', body: linkUseSchema },
    },
    async (request, reply) => {
      const asker = await askerOf(context, request);
      return enter(reply, await identity.useLink(request.body.token, asker?.person));
    },
  );

  app.post(
    '/api/session/logout',
    { schema: { tags, response, summary: 'Sign out' } },
    async (request, reply) => {
      const asker = await askerOf(context, request);
      if (asker !== null) {
        await identity.leave(asker.token);
        context.endSession(asker.token);
      }
      setCookie(context, reply, '', 0);
      return answer(null);
    },
  );
}

const LOOKED_AT = 20;

/** Where this player has a seat and the match is not over. */
async function openTables({ storage, rooms }: Context, player: string): Promise<string[]> {
  const games = await storage.games.ofPerson(player, { limit: LOOKED_AT });
  const playing = games.filter(({ endedAt }) => endedAt === null).map(({ table }) => table);
  const waiting = [...rooms.all()]
    .filter((room) => room.data.state === 'waiting' && room.isSeated(player))
    .map(({ id }) => id);
  return [...new Set([...waiting, ...playing])];
}
