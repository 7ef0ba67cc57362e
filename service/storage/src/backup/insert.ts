// Writes the rows of a backup into a database of the same schema.

import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import type { BackupReport, Value } from './form.ts';
import { readBackup, type SavedRow } from './read.ts';

const MOST_PARAMETERS = 2_000;

export async function insertAll(db: Kysely<Schema>, file: string): Promise<BackupReport> {
  const rows = readBackup(file);
  let page: SavedRow[] = [];
  const flush = async () => {
    if (page.length > 0) await insert(db, page[0]!, page);
    page = [];
  };
  for (;;) {
    const { value, done } = await rows.next();
    if (done === true) {
      await flush();
      return value;
    }
    const isFull = page.length * value.values.length >= MOST_PARAMETERS;
    if (isFull || value.table !== page[0]?.table) await flush();
    page.push(value);
  }
}

async function insert(db: Kysely<Schema>, { table, columns }: SavedRow, rows: readonly SavedRow[]) {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const lists = rows.map(({ values }) => sql`(${sql.join(values as Value[])})`);
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(lists)}`.execute(db);
}
