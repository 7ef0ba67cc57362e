// The same data in every place where somebody may have it: a database file, a database of PostgreSQL, and a backup of either,
// restored into either.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { restore } from '@hanchan/storage';
import { canonicalText } from './canonical.ts';
import { servedFigures } from './served.ts';

export interface Place {
  readonly name: string;
  readonly url: string;
  /** What has to be restored there first; null where it is there already. */
  readonly backup: string | null;
}

const BACKUPS = ['backup.sqlite.gz', 'backup.postgres.gz'];

/** `work` is a folder for files; `postgresUrl` makes a database. */
export async function placesOf(
  folder: string,
  work: string,
  postgresUrl: (name: string) => Promise<string>,
): Promise<readonly Place[]> {
  const file = join(work, 'database.db');
  writeFileSync(file, gunzipSync(readFileSync(join(folder, 'database.db.gz'))));
  const database = await postgresUrl('database');
  await restore(database, join(folder, BACKUPS[1]!));
  const places: Place[] = [
    { name: 'database.db on SQLite', url: file, backup: null },
    { name: 'database on PostgreSQL', url: database, backup: null },
  ];
  for (const [i, backup] of BACKUPS.entries()) {
    const sqlite = join(work, `restored${i}.db`);
    const postgres = await postgresUrl(`restored${i}`);
    places.push({ name: `${backup} on SQLite`, url: sqlite, backup: join(folder, backup) });
    places.push({ name: `${backup} on PostgreSQL`, url: postgres, backup: join(folder, backup) });
  }
  return places;
}

/** What a server makes of what is there. */
export async function placeText(folder: string, { url, backup }: Place): Promise<string> {
  if (backup !== null) await restore(url, backup);
  return canonicalText(await servedFigures(folder, url));
}
