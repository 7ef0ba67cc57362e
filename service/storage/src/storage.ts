// The way in: opens SQLite or PostgreSQL, brings the schema up to date, and hands out the parts.

import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DEFAULT_MIGRATION_TABLE, Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Commit } from './append.ts';
import { type Circle, createCircle } from './circle.ts';
import { type Conduct, createConduct } from './conduct.ts';
import { createDaily, type Daily } from './daily.ts';
import { createErase, type Erase } from './erasing.ts';
import { StorageError } from './errors.ts';
import { explained, UnfitDatabase } from './fault.ts';
import { createFigures, type Figures } from './figures.ts';
import { createFolds, type Folds } from './folds.ts';
import { createGames, type Games } from './games.ts';
import { createGathering, NO_GATHERING } from './gathering.ts';
import { createHomes, type Homes } from './homes.ts';
import { createLog, type Log } from './log.ts';
import { migrationNames, migrationProvider } from './migrations.ts';
import { createPeople, type People } from './people.ts';
import { commitOnPostgres } from './postgres/commitAppends.ts';
import { createPool } from './postgres/pool.ts';
import { showPresence } from './postgres/presence.ts';
import { createRulebooks, type Rulebooks } from './rulebooks.ts';
import type { Schema } from './schema.ts';
import { createSeekers, type Seekers } from './seekers.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { commitOnSqlite } from './sqlite/commitAppends.ts';
import { sqliteDatabase } from './sqlite/dialect.ts';
import { type Owner, thisProcess } from './sqlite/owner.ts';
import { type SqliteOpened, type SqliteThread, startSqliteThread } from './sqlite/thread.ts';
import { createTables, type Tables } from './tables.ts';
import { createWaits, type Waits } from './waits.ts';

export interface StorageOptions {
  /** `postgres://…`, or the path of an SQLite file (its folder is made). */
  readonly url: string;
  /** The name this process writes under. It must stay the same over a restart and differ between processes. */
  readonly node?: string;
  readonly now?: () => number;
  /** Of what this process writes into streams, beside the schema. A stream that a newer version has held is not given to it. */
  readonly version?: number;
  /** Connections to PostgreSQL. */
  readonly connections?: number;
  /** As its server: no other one can have the same database at the same time. Commands beside it still can. */
  readonly isServer?: boolean;
  /** Other servers that know of us may share the PostgreSQL database. */
  readonly isOneOfSeveral?: boolean;
}

export interface Storage {
  readonly engine: Engine;
  /** Whether the SQLite file was made just now, and which server had it last without stopping cleanly. */
  readonly opened: SqliteOpened;
  readonly log: Log;
  readonly people: People;
  /** Forgets a person for good. */
  readonly erase: Erase;
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly games: Games;
  readonly rulebooks: Rulebooks;
  readonly seekers: Seekers;
  readonly waits: Waits;
  readonly circle: Circle;
  readonly figures: Figures;
  readonly conduct: Conduct;
  readonly daily: Daily;
  readonly folds: Folds;
  readonly homes: Homes;
  /** Fails when the database does not answer, or the last thing that had to be written was not. */
  ping(): Promise<void>;
  /** Waits for what is being written. Streams stay ours: `log.retire` gives them back. */
  close(): Promise<void>;
}

export type Engine = 'sqlite' | 'postgres';

export interface Connection {
  readonly engine: Engine;
  readonly db: Kysely<Schema>;
  /** The same database for tables and streams: a crowd that comes in does not make play wait, nor our signs of life. */
  readonly play: Kysely<Schema>;
  readonly commit: Commit;
  readonly opened: Promise<SqliteOpened>;
}

const NOTHING_BEFORE: SqliteOpened = { isNew: false, left: null };

const CONNECTIONS = 10;
/** As many more for play. */
const PLAYING = 5;
/** How long SQLite waits for another process, such as one that restores a backup. */
const BUSY_MS = 60_000;

export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { url, now = Date.now, isServer = false, isOneOfSeveral = false } = options;
  const leave =
    isServer && isPostgres(url)
      ? await showPresence(url, isOneOfSeveral).catch((error: unknown) => {
          throw explained(error, url);
        })
      : async () => {};
  try {
    const owner = isServer ? thisProcess(now()) : null;
    const storage = await openOn(connectOrSay(options, owner), options);
    return {
      ...storage,
      async close() {
        await storage.close();
        await leave();
      },
    };
  } catch (error) {
    await leave();
    throw error;
  }
}

/** Brings the schema up to date. What fails closes the connection. */
export async function openOn(connection: Connection, options: StorageOptions): Promise<Storage> {
  try {
    const opened = await connection.opened;
    await migrate(connection.db);
    return storageOn(connection, options, opened);
  } catch (error) {
    await closeConnection(connection);
    throw explained(error, options.url);
  }
}

export function storageOn(
  { engine, db, play, commit }: Connection,
  { url, node = 'main', now = Date.now, version = 0, isServer = false }: StorageOptions,
  opened: SqliteOpened = NOTHING_BEFORE,
): Storage {
  const writing = createWriting(url);
  const leaseNow = engine === 'postgres' ? () => DATABASE_NOW : () => sql<number>`${now()}`;
  const log = createLog(play, {
    commit: (appends) => writing.note(() => commit(appends)),
    gathering: isServer ? createGathering() : NO_GATHERING,
    node,
    // Both only grow, so a newer version has the greater sum.
    version: version + migrationNames.length,
    // Pages that were written over still stand in the write-ahead log.
    scrub: async () => {
      if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    leaseNow,
  });
  return {
    engine,
    opened,
    log: { ...log, heartbeat: (ttlMs) => writing.note(() => log.heartbeat(ttlMs)) },
    people: createPeople(db, now),
    erase: createErase(db),
    sessions: createSessions(db, now),
    tables: createTables(play, now),
    games: createGames(play),
    rulebooks: createRulebooks(db, now),
    seekers: createSeekers(db, leaseNow),
    waits: createWaits(db),
    circle: createCircle(db, now),
    figures: createFigures(db),
    conduct: createConduct(db),
    daily: createDaily(db),
    folds: createFolds(play),
    homes: createHomes(db),
    async ping() {
      writing.check();
      await db.selectFrom('meta').select('key').limit(1).execute();
    },
    async close() {
      await log.drained();
      await closeConnection({ db, play });
    },
  };
}

/** How the last writing went: a full disk still reads well. */
function createWriting(url: string) {
  let trouble: unknown = null;
  return {
    async note<T>(write: () => Promise<T>): Promise<T> {
      try {
        const done = await write();
        trouble = null;
        return done;
      } catch (error) {
        trouble = explained(error, url);
        throw trouble;
      }
    },
    check() {
      if (trouble !== null) throw trouble;
    },
  };
}

/** Machines that share a database have clocks of their own; the lease goes by the one that all of them see. */
const DATABASE_NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

export const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);

/** Where the data are: `DATABASE_URL`, or a file in the data folder. */
export const databaseUrl = (folder: string, url: string | undefined): string =>
  url === undefined || url === '' ? join(folder, 'hanchan.db') : url;

/** Opens the database as it is. */
export const connect = (options: StorageOptions): Connection => connectOrSay(options, null);

function connectOrSay(options: StorageOptions, owner: Owner | null): Connection {
  try {
    return connectAs(options, owner);
  } catch (error) {
    throw explained(error, options.url);
  }
}

function connectAs(
  { url, connections = CONNECTIONS }: StorageOptions,
  owner: Owner | null,
): Connection {
  if (isPostgres(url)) {
    const over = (pool: Pool) => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    const db = over(createPool(url, connections));
    const pool = createPool(url, Math.min(connections, PLAYING));
    const opened = Promise.resolve(NOTHING_BEFORE);
    const commit: Commit = (all) => commitOnPostgres(pool, all);
    return { engine: 'postgres', db, play: over(pool), commit, opened };
  }
  if (/^\w+:\/\//.test(url)) {
    throw new StorageError(
      `DATABASE_URL: "${url.replace(/:.*/s, '')}" is not supported; use postgres://… or a path`,
    );
  }
  mkdirSync(dirname(url), { recursive: true });
  return sqliteConnection(startSqliteThread(url, { busyMs: BUSY_MS, owner }));
}

export function sqliteConnection(thread: SqliteThread): Connection {
  const sqlite = sqliteDatabase(thread);
  const db = new Kysely<Schema>({ dialect: sqlite.dialect });
  return {
    engine: 'sqlite',
    db,
    play: db,
    commit: (appends) => commitOnSqlite(sqlite, appends),
    opened: thread.opened,
  };
}

async function closeConnection({ db, play }: Pick<Connection, 'db' | 'play'>): Promise<void> {
  await db.destroy();
  if (play !== db) await play.destroy();
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
  throw new UnfitDatabase(
    'newer',
    `the database was written by a newer version: this one does not know its schema ${newer.name}. Start the newer version, or restore a backup that this one wrote`,
  );
}
