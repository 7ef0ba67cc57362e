// Backup and restore of a database by its address, as the commands use them.

import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { StorageError } from '../errors.ts';
import { explained } from '../fault.ts';
import { type Connection, connect, isPostgres, migrate } from '../storage.ts';
import { type BackupReport, SAVED_TABLES } from './form.ts';
import { restoreBackup } from './restore.ts';
import { saveBackup } from './save.ts';

export type { BackupReport } from './form.ts';
export { checkBackup } from './restore.ts';
export { BadBackup } from './unpacking.ts';

/** Whether there is anything to lose. */
export async function hasData(url: string): Promise<boolean> {
  if (!isPostgres(url) && !existsSync(url)) return false;
  return using(url, async ({ db }) => {
    await migrate(db);
    for (const table of SAVED_TABLES) {
      const row = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
      if (row.rows.length > 0) return true;
    }
    return false;
  });
}

/** For whoever only looks at a database: opening one that is not there would make it. */
export function requireDatabase(url: string): void {
  if (!isPostgres(url) && !existsSync(url)) throw new StorageError(`no database at ${url}`);
}

/** Saves everything into a file. The server may go on meanwhile. */
export async function backup(url: string, file: string, now: number): Promise<BackupReport> {
  requireDatabase(url);
  return using(url, (connection) => saveBackup(connection, file, now));
}

/** Puts the backup in the place of what is there. The server may go on meanwhile; it takes up the restored data. */
export async function restore(url: string, file: string): Promise<BackupReport> {
  return using(url, async (connection) => {
    await migrate(connection.db);
    return restoreBackup(connection, file);
  });
}

async function using<T>(url: string, act: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = connect({ url });
  try {
    await connection.opened.catch((error: unknown) => {
      throw explained(error, url);
    });
    return await act(connection);
  } finally {
    await connection.db.destroy();
  }
}
