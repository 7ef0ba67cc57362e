// Kysely over the SQLite thread. One connection, lent to one user at a time: a transaction of several statements
// and a commit of the log never mix.

import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteThread } from './thread.ts';
import { createTurns, type Turns } from './turns.ts';

export interface SqliteDatabase {
  readonly thread: SqliteThread;
  readonly turns: Turns;
  readonly dialect: Dialect;
}

export function sqliteDatabase(thread: SqliteThread): SqliteDatabase {
  const turns = createTurns();
  const dialect: Dialect = {
    createDriver: () => createDriver(thread, turns),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return { thread, turns, dialect };
}

/** SQLite can change its schema inside a transaction, so a migration is done whole and by one process. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function createDriver(thread: SqliteThread, turns: Turns): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { sql, parameters } = query;
      const { rows, changes } = await thread.query({ sql, parameters });
      const result = { rows: rows as R[] };
      return changes === undefined ? result : { ...result, numAffectedRows: BigInt(changes) };
    },
    // biome-ignore lint/correctness/useYield: nothing to give; rows arrive whole.
    async *streamQuery() {
      throw new Error('rows of SQLite arrive whole: use execute');
    },
  };
  const run = (sql: string) =>
    connection.executeQuery(CompiledQuery.raw(sql)).then(() => undefined);
  return {
    init: async () => undefined,
    async acquireConnection() {
      await turns.take();
      return connection;
    },
    beginTransaction: () => run('begin immediate'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    releaseConnection: async () => turns.give(),
    destroy: () => thread.close(),
  };
}
