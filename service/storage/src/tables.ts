// Tables as the lobby lists them. What happens at a table is in its stream of the log; this is the sign on its door.

import type { Kysely } from 'kysely';
import type { Schema, TableRow } from './schema.ts';

export interface StoredTable {
  readonly id: string;
  /** The server's own words, such as `waiting`, `playing`, `over`. */
  readonly state: string;
  readonly visibility: string;
  readonly host: string | null;
  /** JSON of the server's own: rules, clock, seats. */
  readonly data: string;
}

export interface Tables {
  /** Adds the table, or puts this in its place. */
  save(table: StoredTable): Promise<void>;
  find(id: string): Promise<StoredTable | undefined>;
  /** The latest first. */
  list(wanted: {
    readonly states: readonly string[];
    readonly visibility?: string;
    readonly limit?: number;
  }): Promise<readonly StoredTable[]>;
  remove(id: string): Promise<void>;
}

const MOST_LISTED = 1_000;

export function createTables(db: Kysely<Schema>, now: () => number): Tables {
  return {
    async save({ id, state, visibility, host, data }) {
      const at = now();
      await db
        .insertInto('tables')
        .values({ id, state, visibility, host, data, created_at: at, updated_at: at })
        .onConflict((c) =>
          c.column('id').doUpdateSet({ state, visibility, host, data, updated_at: at }),
        )
        .execute();
    },
    async find(id) {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : toTable(row);
    },
    async list({ states, visibility, limit = MOST_LISTED }) {
      const query = db.selectFrom('tables').selectAll().where('state', 'in', states);
      const rows = await (visibility === undefined
        ? query
        : query.where('visibility', '=', visibility)
      )
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toTable);
    },
    async remove(id) {
      await db.deleteFrom('tables').where('id', '=', id).execute();
    },
  };
}

const toTable = ({ id, state, visibility, host, data }: TableRow): StoredTable => ({
  id,
  state,
  visibility,
  host,
  data,
});
