// The database of a simulation: SQLite in memory, which outlives every process that uses it. Statements and commits fail as those
// of a real file do.

import type { StoredEntry } from '@hanchan/storage';
import Database from 'libsql';
import type { OpenDatabase } from '../../../../service/storage/worker/sqliteJobs.mjs';
import type { Agenda } from './agenda.ts';
import type { Chance } from './chance.ts';
import type { Faults } from './faults.ts';

const isRead = (sql: string) => /^\s*(select|pragma)\b/i.test(sql);
const isOwn = (sql: string) => /^\s*(begin|commit|rollback|savepoint|release)\b/i.test(sql);

function failure(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

export class Disk {
  readonly #database = new Database(':memory:');
  readonly #agenda: Agenda;
  readonly #faults: Faults;
  readonly #chance: Chance;
  #fullUntil = 0;

  constructor(agenda: Agenda, faults: Faults, chance: Chance) {
    this.#agenda = agenda;
    this.#faults = faults;
    this.#chance = chance;
    this.#database.exec('pragma foreign_keys = on');
  }

  /** What a process had begun and not committed is gone with it. */
  abandon(): void {
    if (this.#database.inTransaction) this.#database.exec('rollback');
  }

  get isInTransaction(): boolean {
    return this.#database.inTransaction;
  }

  /** What a stream holds, without asking anybody. */
  read(kind: string, id: string): readonly StoredEntry[] {
    const sql = 'select seq, at, body from log where kind = ? and id = ? order by seq';
    return this.#database.prepare(sql).all([kind, id]) as readonly StoredEntry[];
  }

  /** As a process sees it. */
  open(): OpenDatabase {
    const database = this.#database;
    const guard = (sql: string) => this.#guard(sql);
    return {
      get inTransaction() {
        return database.inTransaction;
      },
      exec(sql) {
        guard(sql);
        return database.exec(sql);
      },
      prepare(sql) {
        const statement = database.prepare(sql);
        return {
          reader: statement.reader,
          all(parameters) {
            guard(sql);
            return statement.all(parameters);
          },
          run(parameters) {
            guard(sql);
            return statement.run(parameters);
          },
        };
      },
    };
  }

  #guard(sql: string): void {
    const isCommit = /^\s*commit\b/i.test(sql);
    if (!isCommit && isOwn(sql)) return;
    if (isCommit) {
      if (this.#faults.strikes('commitFails')) this.#fail('SQLITE_IOERR_FSYNC', 'disk I/O error');
      return;
    }
    if (this.#faults.strikes('statementFails')) {
      throw failure(isRead(sql) ? 'SQLITE_IOERR_READ' : 'SQLITE_IOERR_WRITE', 'disk I/O error');
    }
    if (isRead(sql)) return;
    if (this.#faults.strikes('diskFull')) {
      this.#fullUntil = this.#agenda.now + this.#chance.between(100, 20_000);
    }
    const isFull = this.#agenda.now < this.#fullUntil && !this.#faults.isCalm;
    if (isFull) this.#fail('SQLITE_FULL', 'database or disk is full');
  }

  /** SQLite may end the whole transaction by itself. */
  #fail(code: string, message: string): never {
    if (this.#database.inTransaction && this.#chance.is(0.5)) this.#database.exec('rollback');
    throw failure(code, message);
  }
}
