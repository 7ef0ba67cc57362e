// Tables as the lobby lists them. What happens at a table is in its stream of the log; this is the sign on its door.
// It is written under the epoch of a stream of its own, so that a process that lost the table writes nothing more.

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
  /** Adds the table, or puts this in its place; false where the epoch is no longer that of its stream. */
  save(table: StoredTable, epoch: number): Promise<boolean>;
  find(id: string): Promise<StoredTable | undefined>;
  /** The latest first. */
  list(wanted: {
    readonly states: readonly string[];
    readonly visibility?: string;
    readonly host?: string;
    /** Only those whose data hold this word of JSON, such as the id of a player who sits there. */
    readonly holding?: string;
    readonly limit?: number;
  }): Promise<readonly StoredTable[]>;
  /** With its stream; false where the epoch is no longer that of its stream. */
  remove(id: string, epoch: number): Promise<boolean>;
}

/** The kind of the streams that say whose a table is. */
const TABLE_STREAM = 'table';

const MOST_LISTED = 1_000;

export function createTables(db: Kysely<Schema>, now: () => number): Tables {
  return {
    async save({ id, state, visibility, host, data }, epoch) {
      const at = now();
      return db.transaction().execute(async (trx) => {
        // Holds the stream until this is written: nobody claims it in between.
        const { numUpdatedRows } = await trx
          .updateTable('streams')
          .set((row) => ({ head: row('head', '+', 1) }))
          .where('kind', '=', TABLE_STREAM)
          .where('id', '=', id)
          .where('epoch', '=', epoch)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await trx
          .insertInto('tables')
          .values({ id, state, visibility, host, data, created_at: at, updated_at: at })
          .onConflict((c) =>
            c.column('id').doUpdateSet({ state, visibility, host, data, updated_at: at }),
          )
          .execute();
        return true;
      });
    },
    async find(id) {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : toTable(row);
    },
    async list({ states, visibility, host, holding, limit = MOST_LISTED }) {
      let query = db.selectFrom('tables').selectAll().where('state', 'in', states);
      if (visibility !== undefined) query = query.where('visibility', '=', visibility);
      if (host !== undefined) query = query.where('host', '=', host);
      if (holding !== undefined)
        query = query.where('data', 'like', `%${JSON.stringify(holding)}%`);
      const rows = await query.orderBy('updated_at', 'desc').orderBy('id').limit(limit).execute();
      return rows.map(toTable);
    },
    async remove(id, epoch) {
      return db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('streams')
          .where('kind', '=', TABLE_STREAM)
          .where('id', '=', id)
          .where('epoch', '=', epoch)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return false;
        await trx.deleteFrom('tables').where('id', '=', id).execute();
        return true;
      });
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
