// How a game is counted: in one transaction, once, whoever asks how often. What is stored is here; the folding is the server's.

import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Figures are kept in these parts, so that years of games are few rows. */
export interface FigureKey {
  readonly person: string;
  /** The rulebook, and its family. */
  readonly book: string;
  readonly family: string;
  /** Such as 2026-11. */
  readonly month: string;
  /** Against whom: the server's word. */
  readonly company: string;
}

export interface StoredFigures extends FigureKey {
  readonly games: number;
  /** JSON of the server's own. */
  readonly data: string;
}

export interface StoredRating {
  readonly person: string;
  readonly pool: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  /** When the last of them ended. */
  readonly at: number;
}

/** A seat of a rated game: how strong its player was before it, and after. */
export interface RatedSeat {
  readonly seat: number;
  /** Null for whoever has no rating here: a bot, a guest, somebody who has left us. */
  readonly person: string | null;
  readonly bot: string | null;
  /** The place it was rated by. */
  readonly place: number;
  readonly muBefore: number;
  readonly sigmaBefore: number;
  readonly muAfter: number;
  readonly sigmaAfter: number;
}

export interface RatedGame {
  readonly game: string;
  /** In the order in which games were counted. */
  readonly number: number;
  readonly pool: string;
  readonly at: number;
  readonly seats: readonly RatedSeat[];
}

export interface CountedGame {
  readonly game: string;
  readonly number: number;
  readonly at: number;
  readonly book: string;
  readonly company: string;
  /** Null: not rated, for the reason `why`. */
  readonly pool: string | null;
  readonly why: string;
}

/** Who sat together in which earlier rated game. */
export interface Meeting {
  readonly game: string;
  readonly person: string;
}

export interface ToCount {
  readonly game: string;
  readonly at: number;
  readonly book: string;
  readonly company: string;
  readonly figures: readonly (FigureKey & { readonly add: (before: string | null) => string })[];
  /** Why it is not rated, or how it is. */
  readonly rating: string | ToRate;
}

export interface ToRate {
  readonly pool: string;
  readonly people: readonly string[];
  /** From when meetings of these people are asked for. */
  readonly since: number;
  /** The seats as rated, or why they are not after all. */
  readonly rate: (
    held: ReadonlyMap<string, StoredRating>,
    meetings: readonly Meeting[],
  ) => readonly RatedSeat[] | string;
}

const LOCK = 'counted games';

/** One game after the other, at whichever process: the row of the lock is written first, and held until this is done. */
export async function countGame(trx: Transaction<Schema>, toCount: ToCount): Promise<boolean> {
  const { game, at, book, company, figures, rating } = toCount;
  await trx
    .insertInto('meta')
    .values({ key: LOCK, value: game })
    .onConflict((c) => c.column('key').doUpdateSet({ value: game }))
    .execute();
  const stored = await trx
    .selectFrom('games')
    .leftJoin('counted_games', 'counted_games.game', 'games.id')
    .select('counted_games.game as counted')
    .where('games.id', '=', game)
    .executeTakeFirst();
  if (stored === undefined || stored.counted !== null) return false;
  const last = await trx
    .selectFrom('counted_games')
    .select((row) => row.fn.max('number').as('number'))
    .executeTakeFirst();
  const number = Number(last?.number ?? 0) + 1;
  const why = typeof rating === 'string' ? rating : await rateIn(trx, rating, { game, at, number });
  const pool = typeof rating === 'string' || why !== '' ? null : rating.pool;
  await trx
    .insertInto('counted_games')
    .values({ game, number, at, book, company, pool, why })
    .execute();
  const here = await thoseHere(trx, figures);
  for (const one of figures) if (here.has(one.person)) await addIn(trx, one);
  return true;
}

/** Somebody may have been erased since the game was read. */
async function thoseHere(trx: Transaction<Schema>, figures: readonly FigureKey[]) {
  const people = figures.map(({ person }) => person);
  if (people.length === 0) return new Set<string>();
  const rows = await trx.selectFrom('people').select('id').where('id', 'in', people).execute();
  return new Set(rows.map(({ id }) => id));
}

async function addIn(
  trx: Transaction<Schema>,
  { add, ...key }: ToCount['figures'][number],
): Promise<void> {
  const { person, book, month, company } = key;
  const before = await trx
    .selectFrom('figures')
    .select(['data', 'games'])
    .where('person', '=', person)
    .where('book', '=', book)
    .where('month', '=', month)
    .where('company', '=', company)
    .executeTakeFirst();
  const row = { games: (before?.games ?? 0) + 1, data: add(before?.data ?? null) };
  await trx
    .insertInto('figures')
    .values({ ...key, ...row })
    .onConflict((c) => c.columns(['person', 'book', 'month', 'company']).doUpdateSet(row))
    .execute();
}

/** Empty: it is rated; else why it is not. */
async function rateIn(
  trx: Transaction<Schema>,
  { pool, people, since, rate }: ToRate,
  counted: Pick<CountedGame, 'game' | 'at' | 'number'>,
): Promise<string> {
  const held = await trx
    .selectFrom('ratings')
    .selectAll()
    .where('pool', '=', pool)
    .where('person', 'in', people)
    .execute();
  const meetings = await trx
    .selectFrom('rated_seats')
    .select(['game', 'person'])
    .where('person', 'in', people)
    .where('at', '>=', since)
    .execute();
  const rated = rate(new Map(held.map((one) => [one.person, one])), meetings as Meeting[]);
  if (typeof rated === 'string') return rated;
  const { game, at, number } = counted;
  await trx
    .insertInto('rated_seats')
    .values(rated.map((seat) => ({ ...toSeatRow(seat), game, number, pool, at })))
    .execute();
  for (const { person, muAfter, sigmaAfter } of rated) {
    if (person === null) continue;
    const games = (held.find((one) => one.person === person)?.games ?? 0) + 1;
    const row = { mu: muAfter, sigma: sigmaAfter, games, at };
    await trx
      .insertInto('ratings')
      .values({ person, pool, ...row })
      .onConflict((c) => c.columns(['person', 'pool']).doUpdateSet(row))
      .execute();
  }
  return '';
}

const toSeatRow = (one: RatedSeat) => ({
  seat: one.seat,
  person: one.person,
  bot: one.bot,
  place: one.place,
  mu_before: one.muBefore,
  sigma_before: one.sigmaBefore,
  mu_after: one.muAfter,
  sigma_after: one.sigmaAfter,
});
