// Who is here, as every way in answers it: the session as the page knows it, and the cookie that keeps it.

import type { Refusal, SessionAnswer } from '@hanchan/protocol';
import type { Person } from '@hanchan/storage';
import type { Result } from '@hanchan/tiles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nameOf, SESSION_MS } from '../people/identity.ts';
import type { SignedIn, Visit } from '../people/visiting.ts';
import { type Asker, askerOf, type Context, granted, Refused, setCookie } from './context.ts';
import { openTables } from './openTables.ts';
import { nameDevice, originOf, rememberDevice, visitOf } from './visit.ts';

/** How somebody gets in, whoever they are here so far and from wherever they come. */
type SigningIn = (asker: Asker | null, visit: Visit) => Promise<Result<SignedIn, Refusal>>;

export interface Entrance {
  answer(person: Person | null): Promise<SessionAnswer>;
  /** Lets in whoever signs in, and ends what that ends. */
  enter(reply: FastifyReply, signIn: SigningIn): Promise<SessionAnswer>;
}

export function entranceOf(context: Context): Entrance {
  const { identity } = context;

  async function answer(person: Person | null): Promise<SessionAnswer> {
    return {
      player: person === null ? null : nameOf(person),
      email: person?.account?.email ?? null,
      claimedEmail: person?.account?.claimedEmail ?? null,
      canMail: identity.canMail,
      botLevels: context.botLevels,
      beacon: context.beacon,
      tables: person === null ? [] : await openTables(context, person.id),
      isSeeking: person !== null && (await context.storage.seekers.isWaiting(person.id)),
      rulebooks: context.books.list(),
    };
  }

  async function enter(reply: FastifyReply, signIn: SigningIn): Promise<SessionAnswer> {
    const { request } = reply;
    const asker = await askerOf(context, request);
    const { person, token, ended } = granted(await signIn(asker, visitOf(request)));
    await keepOut(person, token);
    if (ended === 'others') context.endOtherSessions(person.id, token);
    else if (ended !== null) context.endSession(ended.token);
    setCookie(context, reply, token, SESSION_MS);
    rememberDevice(context, reply, person);
    await context.homes.note(person.id, nameDevice(context, reply));
    return answer(person);
  }

  /** The host of the site has closed the door to them. */
  async function keepOut({ id }: Person, token: string): Promise<void> {
    const now = context.config.time.now();
    const closed = await context.storage.conduct.sanctionsOf(id, now);
    const { until, reason } = closed.find(({ kind }) => kind === 'close') ?? {};
    if (until === undefined) return;
    await context.storage.sessions.remove(token);
    const when = until === null ? '' : ` until ${new Date(until).toISOString().slice(0, 10)}`;
    const why = reason === undefined || reason === '' ? '' : `: ${reason}`;
    const message = `the host of this site has closed this account${when}${why}`;
    throw new Refused({ code: 'notAllowed', message });
  }

  return { answer, enter };
}

/** Many newcomers from one place in a day are turned away. */
export function refuseMany(
  { newcomers }: Context,
  request: FastifyRequest,
  kind: 'guest' | 'account',
): void {
  const refused = newcomers.admit(kind, originOf(request));
  if (refused !== null) throw new Refused(refused);
}
