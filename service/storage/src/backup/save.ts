// Saves everything into one file while others go on writing: all pages are read in one transaction, which sees the
// data as it was when it began.

import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { migrationNames } from '../migrations.ts';
import type { Schema } from '../schema.ts';
import type { Connection } from '../storage.ts';
import {
  BACKUP_VERSION,
  type BackupReport,
  COLUMNS,
  createSums,
  KEYS,
  SAVED_TABLES,
  type SavedTable,
  type Value,
} from './form.ts';

const PAGE = 2_000;

const BEGIN = {
  sqlite: sql`begin deferred`,
  postgres: sql`begin isolation level repeatable read read only`,
};

type Row = Readonly<Record<string, Value>>;

/** Appears under its name only when it is whole and on disk; for its owner alone, since it has addresses in it. */
export async function saveBackup(
  { db, engine }: Connection,
  file: string,
  now: number,
): Promise<BackupReport> {
  const part = `${file}.part`;
  const created = new Date(now).toISOString();
  const counts: Record<string, number> = {};
  try {
    await db.connection().execute(async (connection) => {
      await BEGIN[engine].execute(connection);
      try {
        const lines = linesOf(connection, { created, engine, counts });
        await pipeline(
          Readable.from(inChunks(lines)),
          createGzip(),
          createWriteStream(part, { mode: 0o600 }),
        );
      } finally {
        await sql`rollback`.execute(connection);
      }
    });
    await flush(part);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { created, schema: migrationNames, rows, tables: counts };
}

interface BackupHead {
  readonly created: string;
  readonly engine: string;
  readonly counts: Record<string, number>;
}

async function* linesOf(db: Kysely<Schema>, { created, engine, counts }: BackupHead) {
  const sums = createSums();
  const write = (value: unknown) => {
    const text = JSON.stringify(value);
    sums.line(text);
    return `${text}\n`;
  };
  let total = 0;
  yield write({ backup: BACKUP_VERSION, created, engine, schema: migrationNames });
  for (const table of SAVED_TABLES) {
    sums.open();
    yield write({ table, columns: COLUMNS[table] });
    let rows = 0;
    for await (const row of rowsOf(db, table)) {
      rows++;
      yield write(COLUMNS[table].map((column) => row[column] ?? null));
    }
    counts[table] = rows;
    total += rows;
    yield write({ end: table, rows, sum: sums.table() });
  }
  yield `${JSON.stringify({ end: 'backup', rows: total, sum: sums.all() })}\n`;
}

async function* rowsOf(db: Kysely<Schema>, table: SavedTable): AsyncGenerator<Row> {
  const keys = KEYS[table].map((key) => sql.ref(key));
  let last: Row | undefined;
  for (;;) {
    const after = last === undefined ? sql`` : sql`where ${tuple(keys)} > ${keysOf(table, last)}`;
    const { rows } = await sql<Row>`
      select ${sql.join(COLUMNS[table].map((column) => sql.ref(column)))} from ${sql.table(table)}
      ${after} order by ${sql.join(keys)} limit ${sql.lit(PAGE)}`.execute(db);
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows[rows.length - 1];
  }
}

const tuple = (parts: readonly unknown[]) => sql`(${sql.join(parts)})`;

const keysOf = (table: SavedTable, row: Row) => tuple(KEYS[table].map((key) => row[key]));

const CHUNK = 1 << 16;

/** Small lines would cost the streams more than the work they carry. */
async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
