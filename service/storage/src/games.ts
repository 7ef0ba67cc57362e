// The list of games played: who sat where and how it ended. Written from the log, so it can be written again.

import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export interface GameSeat {
  readonly seat: number;
  /** Null for a bot, or for somebody who has left us. */
  readonly person: string | null;
  readonly name: string;
  readonly bot: string | null;
  readonly points: number | null;
  readonly place: number | null;
  /** With uma and penalties, in the unit of the server's choice. */
  readonly result: number | null;
}

export interface StoredGame {
  readonly id: string;
  readonly table: string;
  readonly ruleset: string;
  /** JSON of the server's own. */
  readonly data: string;
  readonly startedAt: number;
  /** Null while it is played. */
  readonly endedAt: number | null;
  readonly seats: readonly GameSeat[];
}

export interface GamePage {
  readonly limit: number;
  /** Only games that began before this time. */
  readonly before?: number;
}

export interface Games {
  /** Adds the game, or puts how it ended in its place: saving twice is saving once, and what has ended stays so. */
  save(game: StoredGame): Promise<void>;
  find(id: string): Promise<StoredGame | undefined>;
  /** The latest first. */
  all(ids: readonly string[]): Promise<readonly StoredGame[]>;
  /** Games in which the person sat, the latest first. */
  ofPerson(person: string, page: GamePage): Promise<readonly StoredGame[]>;
  ofTable(table: string): Promise<readonly StoredGame[]>;
  /** How many people have sat down to a game since, by the hour of the day (UTC). */
  sittingsByHour(since: number): Promise<readonly number[]>;
}

const HOUR = 3_600_000;

export function createGames(db: Kysely<Schema>): Games {
  async function load(ids: readonly string[]): Promise<readonly StoredGame[]> {
    if (ids.length === 0) return [];
    const games = await db
      .selectFrom('games')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('started_at', 'desc')
      .orderBy('id')
      .execute();
    const seats = await db
      .selectFrom('game_seats')
      .selectAll()
      .where('game', 'in', ids)
      .orderBy('seat')
      .execute();
    return games.map((game) => ({
      id: game.id,
      table: game.table_id,
      ruleset: game.ruleset,
      data: game.data,
      startedAt: game.started_at,
      endedAt: game.ended_at,
      seats: seats
        .filter((seat) => seat.game === game.id)
        .map(({ seat, person, name, bot, points, place, result }) => ({
          seat,
          person,
          name,
          bot,
          points,
          place,
          result,
        })),
    }));
  }

  return {
    async save({ id, table, ruleset, data, startedAt, endedAt, seats }) {
      await db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('games')
          .values({
            id,
            table_id: table,
            ruleset,
            data,
            started_at: startedAt,
            ended_at: endedAt,
          })
          .onConflict((c) =>
            endedAt === null
              ? c.column('id').doNothing()
              : c
                  .column('id')
                  .doUpdateSet({ ruleset, data, started_at: startedAt, ended_at: endedAt }),
          )
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 0n) return;
        await trx.deleteFrom('game_seats').where('game', '=', id).execute();
        if (seats.length === 0) return;
        await trx
          .insertInto('game_seats')
          .values(seats.map((seat) => ({ ...seat, game: id, started_at: startedAt })))
          .execute();
      });
    },
    find: async (id) => (await load([id]))[0],
    all: load,
    async ofPerson(person, { limit, before }) {
      const query = db
        .selectFrom('game_seats')
        .select('game')
        .distinct()
        .select('started_at')
        .where('person', '=', person);
      const rows = await (before === undefined ? query : query.where('started_at', '<', before))
        .orderBy('started_at', 'desc')
        .orderBy('game')
        .limit(limit)
        .execute();
      return load(rows.map(({ game }) => game));
    },
    async ofTable(table) {
      const rows = await db
        .selectFrom('games')
        .select('id')
        .where('table_id', '=', table)
        .execute();
      return load(rows.map(({ id }) => id));
    },
    async sittingsByHour(since) {
      const hour = sql<number>`(started_at / ${sql.lit(HOUR)}) % 24`;
      const rows = await db
        .selectFrom('game_seats')
        .select([hour.as('hour'), sql<number>`count(*)`.as('count')])
        .where('person', 'is not', null)
        .where('started_at', '>=', since)
        .groupBy(hour)
        .execute();
      const hours = Array<number>(24).fill(0);
      for (const row of rows) hours[Number(row.hour)] = Number(row.count);
      return hours;
    },
  };
}
