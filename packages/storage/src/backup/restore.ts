// Replaces everything with a backup, in one transaction, even while a server runs. Every epoch
// is raised above all that were given out, so nothing that the server still has in memory can be written into the
// restored data; the new generation tells it to look again.

import { type Kysely, sql, type Transaction } from 'kysely';
import { generationOf } from '../log.ts';
import type { Schema } from '../schema.ts';
import type { Connection } from '../storage.ts';
import { type BackupReport, COLUMNS, SAVED_TABLES, type SavedTable, type Value } from './form.ts';
import { readBackup } from './read.ts';

const MOST_PARAMETERS = 2_000;

/** Reads the whole file once before anything is touched. */
export async function restoreBackup(
  { db, engine }: Connection,
  file: string,
): Promise<BackupReport> {
  await checkBackup(file);
  return db.transaction().execute(async (trx) => {
    if (engine === 'postgres') {
      const all = sql.join(SAVED_TABLES.map((table) => sql.table(table)));
      await sql`lock table ${all} in exclusive mode`.execute(trx);
    }
    const generation = (await generationOf(trx)) + 1;
    const highest = await highestEpoch(trx);
    for (const table of SAVED_TABLES.toReversed()) await trx.deleteFrom(table).execute();
    const report = await insertAll(trx, file);
    await trx
      .updateTable('streams')
      .set({ node: '', epoch: sql<number>`epoch + ${sql.lit(highest + 1)}` })
      .execute();
    const value = String(generation);
    await trx
      .insertInto('meta')
      .values({ key: 'generation', value })
      .onConflict((c) => c.column('key').doUpdateSet({ value }))
      .execute();
    return report;
  });
}

/** The report of a whole and undamaged backup; throws `BadBackup`. */
export async function checkBackup(file: string): Promise<BackupReport> {
  const rows = readBackup(file);
  for (;;) {
    const { value, done } = await rows.next();
    if (done === true) return value;
  }
}

async function highestEpoch(db: Kysely<Schema>): Promise<number> {
  const { highest } = await db
    .selectFrom('streams')
    .select((e) => e.fn.max('epoch').as('highest'))
    .executeTakeFirstOrThrow();
  return highest ?? 0;
}

async function insertAll(trx: Transaction<Schema>, file: string): Promise<BackupReport> {
  const rows = readBackup(file);
  let table: SavedTable | undefined;
  let page: (readonly Value[])[] = [];
  const flush = async () => {
    if (table !== undefined && page.length > 0) await insert(trx, table, page);
    page = [];
  };
  for (;;) {
    const { value, done } = await rows.next();
    if (done === true) {
      await flush();
      return value;
    }
    if (value.table !== table || page.length * value.values.length >= MOST_PARAMETERS)
      await flush();
    table = value.table;
    page.push(value.values);
  }
}

async function insert(trx: Transaction<Schema>, table: SavedTable, rows: (readonly Value[])[]) {
  const columns = sql.join(COLUMNS[table].map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`));
  await sql`insert into ${sql.table(table)} (${columns}) values ${values}`.execute(trx);
}
