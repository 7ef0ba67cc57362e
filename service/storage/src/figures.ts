// What is counted of games that are over: figures by person and month, ratings, and the log of rated games. All of it can be
// counted again from the games. A game is counted in one transaction, once, whoever asks how often; the folding is the server's.

import { type Kysely, sql } from 'kysely';
import {
  type CountedGame,
  countGame,
  type FigureKey,
  type RatedGame,
  type RatedSeat,
  type StoredFigures,
  type StoredRating,
  type ToCount,
} from './countGame.ts';
import type { Schema } from './schema.ts';

export interface LadderPage {
  readonly limit: number;
  readonly offset: number;
  /** Only ratings at least as sure as this. */
  readonly maxSigma?: number;
}

/** Which of a person's games. */
export interface GamesWanted {
  readonly book?: string | undefined;
  readonly company?: string | undefined;
  readonly place?: number | undefined;
  /** Times of their end: from the first, before the second. */
  readonly from?: number | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

/** How two people did at the same tables. */
export interface Together {
  readonly games: number;
  /** How often the first finished before the second; a shared place is neither's. */
  readonly ahead: number;
  readonly behind: number;
}

export interface LadderRow extends StoredRating {
  readonly name: string;
  readonly settings: string;
}

export interface Figures {
  /** False: it was counted before, or there is no such game. */
  count(game: ToCount): Promise<boolean>;
  /** Games that ended before then and are not counted, the oldest first. */
  uncounted(before: number, limit: number): Promise<readonly string[]>;
  find(game: string): Promise<CountedGame | undefined>;
  /** Ids of games that were counted, the latest first. */
  gamesOf(person: string, wanted: GamesWanted): Promise<readonly string[]>;
  together(person: string, other: string): Promise<Together>;
  ofPerson(person: string): Promise<readonly StoredFigures[]>;
  rating(person: string, pool: string): Promise<StoredRating | undefined>;
  ratingsOf(person: string): Promise<readonly StoredRating[]>;
  /** The games behind a rating, the last first. */
  steps(person: string, pool: string, limit: number): Promise<readonly RatedGame[]>;
  /** Accounts with a rating, the strongest first. */
  ladder(pool: string, page: LadderPage): Promise<readonly LadderRow[]>;
  /** Of how many accounts, by pool. */
  poolSizes(): Promise<ReadonlyMap<string, number>>;
  /** All that was counted after this number, in order. */
  counted(after: number, limit: number): Promise<readonly CountedGame[]>;
  rated(games: readonly string[]): Promise<readonly RatedGame[]>;
  rows(after: FigureKey | null, limit: number): Promise<readonly StoredFigures[]>;
  ratings(): Promise<readonly StoredRating[]>;
  /** Everything that was counted goes, to be counted again. */
  clear(): Promise<void>;
}

export function createFigures(db: Kysely<Schema>): Figures {
  return {
    count: (game) => db.transaction().execute((trx) => countGame(trx, game)),
    async uncounted(before, limit) {
      const rows = await db
        .selectFrom('games')
        .leftJoin('counted_games', 'counted_games.game', 'games.id')
        .select('games.id')
        .where('games.ended_at', '<=', before)
        .where('counted_games.game', 'is', null)
        .orderBy('games.ended_at')
        .orderBy('games.id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
    find: async (game) => {
      const row = await db
        .selectFrom('counted_games')
        .selectAll()
        .where('game', '=', game)
        .executeTakeFirst();
      return row && toCounted(row);
    },
    gamesOf: (person, wanted) => gamesOf(db, person, wanted),
    together: (person, other) => together(db, person, other),
    ofPerson: (person) =>
      db.selectFrom('figures').selectAll().where('person', '=', person).execute(),
    rating: (person, pool) =>
      db
        .selectFrom('ratings')
        .selectAll()
        .where('person', '=', person)
        .where('pool', '=', pool)
        .executeTakeFirst(),
    ratingsOf: (person) =>
      db.selectFrom('ratings').selectAll().where('person', '=', person).orderBy('pool').execute(),
    async steps(person, pool, limit) {
      const rows = await db
        .selectFrom('rated_seats')
        .select('game')
        .where('person', '=', person)
        .where('pool', '=', pool)
        .orderBy('number', 'desc')
        .limit(limit)
        .execute();
      const games = await ratedGames(
        db,
        rows.map(({ game }) => game),
      );
      return [...games].reverse();
    },
    ladder: (pool, { limit, offset, maxSigma = Number.MAX_VALUE }) =>
      db
        .selectFrom('ratings')
        .innerJoin('people', 'people.id', 'ratings.person')
        .innerJoin('accounts', 'accounts.person', 'ratings.person')
        .selectAll('ratings')
        .select(['people.name', 'people.settings'])
        .where('ratings.pool', '=', pool)
        .where('ratings.sigma', '<=', maxSigma)
        .orderBy('ratings.mu', 'desc')
        .orderBy('ratings.person')
        .limit(limit)
        .offset(offset)
        .execute(),
    async poolSizes() {
      const rows = await db
        .selectFrom('ratings')
        .select(['pool', sql<number>`count(*)`.as('count')])
        .groupBy('pool')
        .execute();
      return new Map(rows.map(({ pool, count }) => [pool, Number(count)]));
    },
    async counted(after, limit) {
      const rows = await db
        .selectFrom('counted_games')
        .selectAll()
        .where('number', '>', after)
        .orderBy('number')
        .limit(limit)
        .execute();
      return rows.map(toCounted);
    },
    rated: (games) => ratedGames(db, games),
    rows: (after, limit) => pageOf(db, after, limit),
    ratings: () => db.selectFrom('ratings').selectAll().execute(),
    clear: () =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('figures').execute();
        await trx.deleteFrom('ratings').execute();
        await trx.deleteFrom('rated_seats').execute();
        await trx.deleteFrom('counted_games').execute();
      }),
  };
}

const toCounted = ({ game, number, at, book, company, pool, why }: CountedGame): CountedGame => ({
  game,
  number,
  at,
  book,
  company,
  pool,
  why,
});

/** In the order in which they were counted. */
async function ratedGames(
  db: Kysely<Schema>,
  games: readonly string[],
): Promise<readonly RatedGame[]> {
  if (games.length === 0) return [];
  const rows = await db
    .selectFrom('rated_seats')
    .selectAll()
    .where('game', 'in', games)
    .orderBy('number')
    .orderBy('seat')
    .execute();
  const all = new Map<string, RatedGame & { readonly seats: RatedSeat[] }>();
  for (const { game, number, pool, at, ...row } of rows) {
    const known = all.get(game) ?? { game, number, pool, at, seats: [] };
    all.set(game, known);
    known.seats.push({
      seat: row.seat,
      person: row.person,
      bot: row.bot,
      place: row.place,
      muBefore: row.mu_before,
      sigmaBefore: row.sigma_before,
      muAfter: row.mu_after,
      sigmaAfter: row.sigma_after,
    });
  }
  return [...all.values()];
}

async function pageOf(
  db: Kysely<Schema>,
  after: FigureKey | null,
  limit: number,
): Promise<readonly StoredFigures[]> {
  const keys = ['person', 'book', 'month', 'company'] as const;
  let query = db.selectFrom('figures').selectAll();
  if (after !== null) {
    query = query.where((row) =>
      row.or(
        keys.map((key, at) =>
          row.and([
            ...keys.slice(0, at).map((before) => row(before, '=', after[before])),
            row(key, '>', after[key]),
          ]),
        ),
      ),
    );
  }
  for (const key of keys) query = query.orderBy(key);
  return query.limit(limit).execute();
}

async function gamesOf(
  db: Kysely<Schema>,
  person: string,
  { book, company, place, from, before, limit }: GamesWanted,
): Promise<readonly string[]> {
  let query = db
    .selectFrom('game_seats')
    .innerJoin('counted_games', 'counted_games.game', 'game_seats.game')
    .select('game_seats.game')
    .where('game_seats.person', '=', person);
  if (book !== undefined) query = query.where('counted_games.book', '=', book);
  if (company !== undefined) query = query.where('counted_games.company', '=', company);
  if (place !== undefined) query = query.where('game_seats.place', '=', place);
  if (from !== undefined) query = query.where('counted_games.at', '>=', from);
  if (before !== undefined) query = query.where('counted_games.at', '<', before);
  const rows = await query
    .orderBy('counted_games.at', 'desc')
    .orderBy('game_seats.game')
    .limit(limit)
    .execute();
  return rows.map(({ game }) => game);
}

async function together(db: Kysely<Schema>, person: string, other: string): Promise<Together> {
  const rows = await db
    .selectFrom('game_seats as mine')
    .innerJoin('game_seats as theirs', 'theirs.game', 'mine.game')
    .select(['mine.place as own', 'theirs.place as others'])
    .where('mine.person', '=', person)
    .where('theirs.person', '=', other)
    .where('mine.place', 'is not', null)
    .execute();
  const places = rows.map(({ own, others }) => ({ own: Number(own), others: Number(others) }));
  return {
    games: rows.length,
    ahead: places.filter(({ own, others }) => own < others).length,
    behind: places.filter(({ own, others }) => own > others).length,
  };
}
