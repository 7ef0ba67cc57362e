// The server's side of the thread that owns the SQLite file: questions in, answers out, in order.

import { Worker } from 'node:worker_threads';
import { codeOf, StorageError } from '../errors.ts';
import type { Owner } from './owner.ts';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Groups of the same statements, as parameters: of the guard, and of each that is done behind it. */
export interface Commit {
  readonly guard: string;
  readonly rest: string;
  readonly groups: readonly (readonly (readonly unknown[])[])[];
}

export interface QueryAnswer {
  readonly rows: readonly unknown[];
  readonly changes?: number;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

interface Answer {
  readonly id: number;
  readonly value: never;
  readonly error?: { readonly message: string; readonly code?: string };
}

export interface SqliteOpened {
  /** There was no file before. */
  readonly isNew: boolean;
  /** Who had the file before and did not stop cleanly. */
  readonly left: Owner | null;
}

export interface SqliteThread {
  /** Rejects where the file cannot be used. */
  readonly opened: Promise<SqliteOpened>;
  query(statement: Statement): Promise<QueryAnswer>;
  /** See `commit` in worker/sqliteThread.mjs. */
  commit(commit: Commit): Promise<readonly boolean[]>;
  close(): Promise<void>;
}

const FILE = new URL('../../worker/sqliteThread.mjs', import.meta.url);

/** With an owner, no other one can have the file. */
export function startSqliteThread(
  path: string,
  { busyMs, owner }: { readonly busyMs: number; readonly owner: Owner | null },
): SqliteThread {
  const worker = new Worker(FILE, { workerData: { path, busyMs, owner } });
  const waiting = new Map<number, Waiting>();
  const opened = new Promise<SqliteOpened>((resolve, reject) => {
    waiting.set(0, { resolve, reject });
  });
  // Whoever asks a question hears of it, too.
  opened.catch(() => undefined);
  let last = 0;
  let ended: StorageError | undefined;

  function end(reason: StorageError) {
    ended ??= reason;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  }

  worker.on('message', ({ id, value, error }: Answer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(value);
    else asked?.reject(new StorageError(error.message, error.code));
  });
  worker.on('error', (error) => {
    const code = codeOf(error);
    const { message } = error;
    end(new StorageError(code ? message : `cannot use the database ${path}: ${message}`, code));
  });
  worker.on('exit', () => end(new StorageError('the database is closed')));

  function ask<T>(job: string, input: unknown): Promise<T> {
    if (ended !== undefined) return Promise.reject(ended);
    const id = ++last;
    return new Promise<T>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, job, input });
    });
  }

  return {
    opened,
    query: (statement) => ask('query', statement),
    commit: (commit) => ask('commit', commit),
    async close() {
      if (ended !== undefined) return;
      const closed = ask<null>('close', null);
      // Whoever still asks must not reach a database that is gone: that would take the whole process down.
      ended = new StorageError('the database is closed');
      await closed;
    },
  };
}
