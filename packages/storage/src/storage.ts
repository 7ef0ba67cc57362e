// The way in: opens SQLite or PostgreSQL, brings the schema up to date, and hands out the parts.

import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DEFAULT_MIGRATION_TABLE, Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import type { Commit } from './append.ts';
import { StorageError } from './errors.ts';
import { createGames, type Games } from './games.ts';
import { createLog, type Log } from './log.ts';
import { migrationNames, migrationProvider } from './migrations.ts';
import { createPeople, type People } from './people.ts';
import { commitOnPostgres } from './postgres/commitAppends.ts';
import { createPool } from './postgres/pool.ts';
import { createRulebooks, type Rulebooks } from './rulebooks.ts';
import type { Schema } from './schema.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { commitOnSqlite } from './sqlite/commitAppends.ts';
import { sqliteDatabase } from './sqlite/dialect.ts';
import { startSqliteThread } from './sqlite/thread.ts';
import { createTables, type Tables } from './tables.ts';

export interface StorageOptions {
  /** `postgres://…`, or the path of an SQLite file (its folder is made). */
  readonly url: string;
  /** The name this process writes under. It must stay the same over a restart and differ between processes. */
  readonly node?: string;
  readonly now?: () => number;
  /** Connections to PostgreSQL. */
  readonly connections?: number;
}

export interface Storage {
  readonly engine: Engine;
  readonly log: Log;
  readonly people: People;
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly games: Games;
  readonly rulebooks: Rulebooks;
  /** Fails when the database does not answer. */
  ping(): Promise<void>;
  /** Waits for what is being written. Streams stay ours: `log.retire` gives them back. */
  close(): Promise<void>;
}

export type Engine = 'sqlite' | 'postgres';

export interface Connection {
  readonly engine: Engine;
  readonly db: Kysely<Schema>;
  readonly commit: Commit;
}

const CONNECTIONS = 10;
/** How long SQLite waits for another process, such as one that restores a backup. */
const BUSY_MS = 60_000;

export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { node = 'main', now = Date.now } = options;
  const { engine, db, commit } = connect(options);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const log = createLog(db, { commit, node, now });
  return {
    engine,
    log,
    people: createPeople(db, now),
    sessions: createSessions(db, now),
    tables: createTables(db, now),
    games: createGames(db),
    rulebooks: createRulebooks(db, now),
    async ping() {
      await db.selectFrom('meta').select('key').limit(1).execute();
    },
    async close() {
      await log.drained();
      await db.destroy();
    },
  };
}

export const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);

/** Where the data are: `DATABASE_URL`, or a file in the data folder. */
export const databaseUrl = (folder: string, url: string | undefined): string =>
  url === undefined || url === '' ? join(folder, 'hanchan.db') : url;

/** Opens the database as it is. */
export function connect({ url, connections = CONNECTIONS }: StorageOptions): Connection {
  if (isPostgres(url)) {
    const pool = createPool(url, connections);
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    return { engine: 'postgres', db, commit: (appends) => commitOnPostgres(pool, appends) };
  }
  if (/^\w+:\/\//.test(url)) {
    throw new StorageError(
      `DATABASE_URL: "${url.replace(/:.*/s, '')}" is not supported; use postgres://… or a path`,
    );
  }
  mkdirSync(dirname(url), { recursive: true });
  const sqlite = sqliteDatabase(startSqliteThread(url, BUSY_MS));
  const db = new Kysely<Schema>({ dialect: sqlite.dialect });
  return { engine: 'sqlite', db, commit: (appends) => commitOnSqlite(sqlite, appends) };
}

/** Brings the schema up to our latest change of it, or to an earlier one. */
export async function migrate(db: Kysely<Schema>, to?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: migrationProvider });
  await refuseNewer(db);
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error !== undefined) throw error;
}

/** A database that a newer version has changed is left as it is. */
async function refuseNewer(db: Kysely<Schema>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  const newer = rows.find(({ name }) => !migrationNames.includes(name));
  if (newer === undefined) return;
  throw new StorageError(
    `the database was written by a newer version: this one does not know its schema ${newer.name}`,
  );
}
