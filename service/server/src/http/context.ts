// What the routes share, and who is asking.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BotLevel, Refusal } from '@hanchan/protocol';
import type { Person, Storage } from '@hanchan/storage';
import type { Result } from '@hanchan/tiles';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Circuits } from '../circuits/circuits.ts';
import type { Clubs } from '../clubs/clubs.ts';
import type { ServerConfig } from '../config.ts';
import type { Events } from '../events/events.ts';
import type { OnlineTables } from '../events/onlineTables.ts';
import type { Counting } from '../figures/counting.ts';
import type { KeptStore } from '../kept/keptStore.ts';
import type { Arrivals } from '../limits/arrivals.ts';
import type { Counts } from '../limits/counts.ts';
import type { OpenStreams } from '../limits/openStreams.ts';
import type { Work } from '../limits/work.ts';
import type { Board } from '../lobby/board.ts';
import type { Rooms } from '../lobby/rooms.ts';
import type { TableDoor } from '../lobby/tableDoor.ts';
import type { Games } from '../match/games.ts';
import type { Site } from '../nodes/site.ts';
import type { Blocks } from '../people/blocks.ts';
import type { HereCount } from '../people/hereCount.ts';
import type { Homes } from '../people/homes.ts';
import type { Identity } from '../people/identity.ts';
import type { Muting } from '../people/muting.ts';
import type { Newcomers } from '../people/newcomers.ts';
import type { RatingOf } from '../people/ratings.ts';
import type { Queue } from '../queue/queue.ts';
import type { Books } from '../rulebooks/books.ts';

export interface Context {
  readonly config: ServerConfig;
  readonly storage: Storage;
  readonly identity: Identity;
  /** What is counted against limits, at every process. */
  readonly counts: Counts;
  readonly blocks: Blocks;
  readonly here: HereCount;
  readonly queue: Queue;
  readonly muting: Muting;
  readonly homes: Homes;
  readonly newcomers: Newcomers;
  readonly ratingOf: RatingOf;
  readonly counting: Counting;
  readonly rooms: Rooms;
  /** The processes that share the database. */
  readonly site: Site;
  readonly tableDoor: TableDoor;
  readonly games: Games;
  readonly board: Board;
  readonly events: Events;
  readonly online: OnlineTables;
  readonly kept: KeptStore;
  readonly clubs: Clubs;
  readonly circuits: Circuits;
  readonly books: Books;
  readonly streams: OpenStreams;
  readonly arrivals: Arrivals;
  readonly work: Work;
  readonly botLevels: readonly BotLevel[];
  /** Where a beacon for walls is asked for; null: nowhere. */
  readonly beacon: string | null;
  /** Ends the connections of a session that is over. */
  readonly endSession: (token: string) => void;
  /** Ends all of a person's connections, or all but those of this session. */
  readonly endOtherSessions: (person: string, token: string | null) => void;
  /** Ends those of the session that a list calls so. */
  readonly endSessionNamed: (person: string, id: string) => void;
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** For routes at which passwords and codes could be guessed: as rarely as people sign in. */
export const asSignIn = ({ config }: Pick<Context, 'config'>) => ({
  rateLimit: { max: config.limits.signInsPerMinute, timeWindow: '1 minute' },
});

export const COOKIE = 'hanchan';
/** Where the server is reached by HTTPS: browsers take a cookie of such a name from this very host alone. */
const HOST_COOKIE = `__Host-${COOKIE}`;

/** The token of the session; also one that was given before cookies had the longer name. */
export const tokenIn = (cookies: Readonly<Record<string, string | undefined>>) =>
  cookies[HOST_COOKIE] ?? cookies[COOKIE];

export const hasOldCookie = (request: FastifyRequest): boolean =>
  request.cookies[HOST_COOKIE] === undefined && request.cookies[COOKIE] !== undefined;

export interface Asker {
  readonly person: Person;
  readonly token: string;
}

/** What is asked for, however the address writes it (`/%61pi/session`); what nothing answers stays as it was sent. */
export const routeOf = ({
  routeOptions,
  url,
}: Pick<FastifyRequest, 'routeOptions' | 'url'>): string => routeOptions.url ?? url;

/** Thrown by a handler: answered with the status that belongs to the code. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** What was asked for; throws where it was refused. */
export function granted<T>(result: Result<T, Refusal>): T {
  if (!result.ok) throw new Refused(result.error);
  return result.value;
}

export async function askerOf(
  { identity }: Context,
  request: FastifyRequest,
): Promise<Asker | null> {
  const token = tokenIn(request.cookies);
  const person = await identity.whoIs(token);
  return person === undefined ? null : { person, token: token! };
}

export async function signedIn(context: Context, request: FastifyRequest): Promise<Asker> {
  const asker = await askerOf(context, request);
  if (asker === null) {
    throw new Refused({ code: 'notSignedIn', message: 'choose a name or sign in first' });
  }
  return asker;
}

export function setCookie(
  context: Context,
  reply: FastifyReply,
  token: string,
  maxAgeMs: number,
): void {
  const options = cookieOptions(context, reply, maxAgeMs);
  if (!options.secure) {
    reply.setCookie(COOKIE, token, options);
    return;
  }
  reply.setCookie(HOST_COOKIE, token, options);
  if (reply.request.cookies[COOKIE] !== undefined)
    reply.setCookie(COOKIE, '', { ...options, maxAge: 0 });
}

export const isSecure = ({ config }: Pick<Context, 'config'>, { protocol }: FastifyRequest) =>
  config.publicUrl?.startsWith('https:') ?? protocol === 'https';

export const cookieOptions = (
  context: Pick<Context, 'config'>,
  reply: FastifyReply,
  maxAgeMs: number,
) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(context, reply.request),
    maxAge: Math.floor(maxAgeMs / 1_000),
  }) as const;
