// Replaces everything with a backup, in one transaction, even while a server runs. Every epoch
// is raised above all that were given out, so nothing that the server still has in memory can be written into the
// restored data; the new generation tells it to look again.

import { type Kysely, sql } from 'kysely';
import { generationOf } from '../log.ts';
import { migrationNames } from '../migrations.ts';
import type { Schema } from '../schema.ts';
import type { Connection } from '../storage.ts';
import { type BackupReport, SAVED_TABLES } from './form.ts';
import { insertAll } from './insert.ts';
import { readBackup } from './read.ts';
import { withCurrentBackup } from './upgrade.ts';

/** Reads the whole file once before anything is touched. One of an older schema is brought up to ours first. */
export async function restoreBackup(connection: Connection, file: string): Promise<BackupReport> {
  const { schema } = await checkBackup(file);
  if (schema.length === migrationNames.length) return replaceAll(connection, file);
  return withCurrentBackup(file, schema, (current) => replaceAll(connection, current));
}

function replaceAll({ db, engine }: Connection, file: string): Promise<BackupReport> {
  return db.transaction().execute(async (trx) => {
    if (engine === 'postgres') {
      const all = sql.join(SAVED_TABLES.map((table) => sql.table(table)));
      await sql`lock table ${all} in exclusive mode`.execute(trx);
    }
    const generation = (await generationOf(trx)) + 1;
    const highest = await highestEpoch(trx);
    for (const table of SAVED_TABLES.toReversed()) await trx.deleteFrom(table).execute();
    await trx.deleteFrom('folds').execute();
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
