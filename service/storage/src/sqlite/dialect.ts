// Kysely over the SQLite thread. Behind every connection is the same one; a transaction has it alone.

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
import { createFloor, type Floor } from './floor.ts';
import type { SqliteThread } from './thread.ts';

export interface SqliteDatabase {
  readonly thread: SqliteThread;
  readonly floor: Floor;
  readonly dialect: Dialect;
}

export function sqliteDatabase(thread: SqliteThread): SqliteDatabase {
  const floor = createFloor();
  const dialect: Dialect = {
    createDriver: () => createDriver(thread, floor),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return { thread, floor, dialect };
}

/** SQLite can change its schema inside a transaction, so a migration is done whole and by one process. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function createDriver(thread: SqliteThread, floor: Floor): Driver {
  const inTransaction = new Set<DatabaseConnection>();
  const run = (connection: DatabaseConnection, sql: string) =>
    connection.executeQuery(CompiledQuery.raw(sql));

  function leave(connection: DatabaseConnection) {
    inTransaction.delete(connection);
    floor.give();
  }

  return {
    init: async () => undefined,
    async acquireConnection() {
      const connection = createConnection(thread, async () => {
        if (!inTransaction.has(connection)) await floor.pass();
      });
      return connection;
    },
    async beginTransaction(connection) {
      await floor.take();
      inTransaction.add(connection);
      try {
        await run(connection, 'begin immediate');
      } catch (error) {
        leave(connection);
        throw error;
      }
    },
    // One that cannot be committed is rolled back next.
    async commitTransaction(connection) {
      await run(connection, 'commit');
      leave(connection);
    },
    async rollbackTransaction(connection) {
      try {
        await run(connection, 'rollback');
      } finally {
        leave(connection);
      }
    },
    releaseConnection: async () => undefined,
    destroy: () => thread.close(),
  };
}

function createConnection(thread: SqliteThread, admitted: () => Promise<void>): DatabaseConnection {
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      await admitted();
      const { rows, changes } = await thread.query({ sql, parameters });
      const result = { rows: rows as R[] };
      return changes === undefined ? result : { ...result, numAffectedRows: BigInt(changes) };
    },
    // biome-ignore lint/correctness/useYield: nothing to give; rows arrive whole.
    async *streamQuery() {
      throw new Error('rows of SQLite arrive whole: use execute');
    },
  };
}
