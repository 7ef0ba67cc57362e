// A backup of an older schema, brought up to ours: it is put into a database of its own schema, which goes through every
// change since, and is saved again. What a migration does to a live database it so does to a backup.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, migrate } from '../storage.ts';
import { insertAll } from './insert.ts';
import { saveBackup } from './save.ts';

/** `use` gets the backup in our schema, for as long as it runs. */
export async function withCurrentBackup<T>(
  file: string,
  schema: readonly string[],
  use: (current: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'hanchan-upgrade-'));
  try {
    const current = join(folder, 'current.gz');
    await upgrade(file, schema, { database: join(folder, 'old.db'), current });
    return await use(current);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function upgrade(
  file: string,
  schema: readonly string[],
  { database, current }: { readonly database: string; readonly current: string },
): Promise<void> {
  const connection = connect({ url: database });
  try {
    await migrate(connection.db, schema.at(-1));
    const { created } = await insertAll(connection.db, file);
    await migrate(connection.db);
    await saveBackup(connection, current, Date.parse(created));
  } finally {
    await connection.db.destroy();
  }
}
