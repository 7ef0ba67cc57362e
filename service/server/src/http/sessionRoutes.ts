// Guests, accounts, sign-in.

import type { Refusal } from '@hanchan/protocol';
import {
  accountChangeSchema,
  guestSchema,
  linkRequestSchema,
  linkUseSchema,
  loginSchema,
  recoverSchema,
  registerSchema,
  type SessionAnswer,
  type SessionsAnswer,
  sessionAnswer,
  sessionsAnswer,
} from '@hanchan/protocol';
import { type Person, sessionIdOf } from '@hanchan/storage';
import type { Result } from '@hanchan/tiles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { nameOf, SESSION_MS } from '../people/identity.ts';
import type { SignedIn } from '../people/visiting.ts';
import { addAccountRoutes } from './accountRoutes.ts';
import {
  type App,
  type Asker,
  answering,
  askerOf,
  type Context,
  hasOldCookie,
  isSecure,
  Refused,
  setCookie,
  signedIn,
} from './context.ts';
import { openTables } from './openTables.ts';
import { rememberBrowser, rememberDevice, visitOf } from './visit.ts';

export function addSessionRoutes(app: App, context: Context): void {
  const { identity, config } = context;
  const tags = ['session'];
  const response = answering(sessionAnswer);
  const strict = { rateLimit: { max: config.limits.signInsPerMinute, timeWindow: '1 minute' } };

  async function answer(person: Person | null): Promise<SessionAnswer> {
    return {
      player: person === null ? null : nameOf(person),
      email: person?.account?.email ?? null,
      claimedEmail: person?.account?.claimedEmail ?? null,
      canMail: identity.canMail,
      botLevels: context.botLevels,
      beacon: context.beacon,
      tables: person === null ? [] : await openTables(context, person.id),
      rulebooks: context.books.list(),
    };
  }

  addAccountRoutes(app, context, answer);

  const movesCookie = (request: FastifyRequest): boolean =>
    isSecure(context, request) && hasOldCookie(request);

  async function enter(
    reply: FastifyReply,
    done: Result<SignedIn, Refusal>,
  ): Promise<SessionAnswer> {
    if (!done.ok) throw new Refused(done.error);
    const { person, token, ended } = done.value;
    if (ended === 'others') context.endOtherSessions(person.id, token);
    else if (ended !== null) context.endSession(ended.token);
    setCookie(context, reply, token, SESSION_MS);
    rememberDevice(context, reply, person);
    return answer(person);
  }

  app.get(
    '/api/session',
    { schema: { tags, response, summary: 'Who am I?' } },
    async (request, reply) => {
      const asker = await askerOf(context, request);
      if (asker !== null && ((await identity.prolong(asker.token)) || movesCookie(request))) {
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
      return enter(reply, await identity.enter(asker, name, visitOf(request)));
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
      return enter(reply, await identity.register(asker, request.body, visitOf(request)));
    },
  );

  app.patch(
    '/api/account',
    {
      config: strict,
      schema: {
        tags,
        response,
        summary: 'Change name, password or address',
        body: accountChangeSchema,
      },
    },
    async (request, reply) => {
      const { person, token } = await signedIn(context, request);
      const done = await identity.change(person, request.body, { token, visit: visitOf(request) });
      if (!done.ok) throw new Refused(done.error);
      rememberDevice(context, reply, done.value.person);
      if (done.value.endsOthers) context.endOtherSessions(person.id, token);
      return answer(done.value.person);
    },
  );

  app.post(
    '/api/session/login',
    {
      config: strict,
      schema: { tags, response, summary: 'Sign in by name or e-mail', body: loginSchema },
    },
    async (request, reply) => {
      const asker = await askerOf(context, request);
      return enter(reply, await identity.login(asker, request.body, visitOf(request)));
    },
  );

  app.post(
    '/api/session/link',
    {
      config: strict,
      schema: { tags, summary: 'Request a sign-in link by e-mail', body: linkRequestSchema },
    },
    async (request, reply) => {
      const browser = rememberBrowser(context, reply);
      const visit = { ...visitOf(request), browser };
      const done = await identity.sendLink(request.body.email, visit);
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
      const { token } = request.body;
      return enter(reply, await identity.useLink(token, asker, visitOf(request)));
    },
  );

  app.post(
    '/api/session/recover',
    {
      config: strict,
      schema: {
        tags,
        response,
        summary: 'Sign in with the recovery code; the password no longer works then',
        body: recoverSchema,
      },
    },
    async (request, reply) =>
      enter(reply, await identity.recover(request.body.code, visitOf(request))),
  );

  app.post(
    '/api/session/logout',
    { schema: { tags, response, summary: 'Sign out, here and on every other device' } },
    async (request, reply) => {
      const asker = await askerOf(context, request);
      if (asker !== null) {
        await identity.endSessions(asker.person.id);
        context.endOtherSessions(asker.person.id, null);
      }
      setCookie(context, reply, '', 0);
      return answer(null);
    },
  );

  const listing = answering(sessionsAnswer);
  const listFor = async ({ person, token }: Asker): Promise<SessionsAnswer> => {
    const here = sessionIdOf(token);
    const lines = await identity.sessionsOf(person);
    const sessions = lines.map(({ id, createdAt, expiresAt, device }) => ({
      id,
      createdAt,
      usedAt: expiresAt - SESSION_MS,
      device,
      isHere: id === here,
    }));
    return { sessions };
  };

  app.get(
    '/api/sessions',
    { schema: { tags, response: listing, summary: 'Where I am signed in' } },
    async (request) => listFor(await signedIn(context, request)),
  );

  app.delete(
    '/api/sessions',
    { schema: { tags, response: listing, summary: 'Sign out on every other device' } },
    async (request) => {
      const asker = await signedIn(context, request);
      await identity.endSessions(asker.person.id, asker.token);
      context.endOtherSessions(asker.person.id, asker.token);
      return listFor(asker);
    },
  );

  app.delete(
    '/api/sessions/:id',
    {
      schema: {
        tags,
        response: listing,
        summary: 'Sign out on one device',
        params: z.strictObject({ id: z.string().min(1).max(64) }),
      },
    },
    async (request) => {
      const asker = await signedIn(context, request);
      const { id } = request.params;
      if (!(await identity.endSession(asker.person.id, id))) {
        throw new Refused({ code: 'noSuchPage', message: 'there is no such session', field: 'id' });
      }
      context.endSessionNamed(asker.person.id, id);
      return listFor(asker);
    },
  );
}
