// In the place of the thread that owns the SQLite file: the same jobs on the simulated disk, at moments that the agenda chooses.
// The process may die before or after what it asked for is stored.

import { StorageError } from '@hanchan/storage';
import type { SqliteThread } from '../../../../service/storage/src/sqlite/thread.ts';
import {
  type Answer,
  createJobs,
  type Job,
  type Jobs,
} from '../../../../service/storage/worker/sqliteJobs.mjs';
import type { Agenda } from './agenda.ts';
import type { Chance } from './chance.ts';
import type { Disk } from './disk.ts';
import type { Faults } from './faults.ts';
import type { Trace } from './trace.ts';

export interface ThreadSetup {
  readonly agenda: Agenda;
  readonly disk: Disk;
  readonly faults: Faults;
  readonly chance: Chance;
  readonly trace: Trace;
  readonly isAlive: () => boolean;
  readonly die: () => void;
  /** A planted defect: it says that something is stored before it is. */
  readonly answersEarly: boolean;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

const NOTHING_BEFORE = { isNew: false, left: null };
const MOST_TOGETHER = 500;

export class DatabaseThread implements SqliteThread {
  readonly opened = Promise.resolve(NOTHING_BEFORE);
  readonly #setup: ThreadSetup;
  readonly #jobs: Jobs;
  readonly #waiting = new Map<number, Waiting>();
  #queue: Job[] = [];
  #last = 0;
  #isBusy = false;
  #isClosed = false;

  constructor(setup: ThreadSetup) {
    this.#setup = setup;
    this.#jobs = createJobs(setup.disk.open(), () => null);
  }

  query: SqliteThread['query'] = (statement) => this.#ask('query', statement);
  commit: SqliteThread['commit'] = (commit) => this.#ask('commit', commit);

  async close(): Promise<void> {
    if (this.#isClosed) return;
    const closed = this.#ask('close', null);
    this.#isClosed = true;
    await closed;
  }

  /** Whether it has something to do; while it has not, whoever waits waits for something else. */
  get isAsked(): boolean {
    return this.#isBusy;
  }

  /** The process is gone. What it had asked for may still be done. */
  abandon(): void {
    const { chance, disk } = this.#setup;
    const done = chance.between(0, this.#queue.length);
    for (const _ of this.#jobs.parts(this.#queue.slice(0, done)));
    this.#queue = [];
    disk.abandon();
  }

  #ask<T>(job: Job['job'], input: unknown): Promise<T> {
    if (this.#isClosed) return Promise.reject(new StorageError('the database is closed'));
    const id = ++this.#last;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.#queue.push({ id, job, input });
      this.#workSoon();
    });
  }

  #workSoon(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const { agenda, chance, faults } = this.#setup;
    const ms = faults.strikes('databaseSlow') ? chance.between(500, 8_000) : chance.random();
    agenda.after(ms, () => this.#work());
  }

  #work(): void {
    const { agenda, chance, isAlive } = this.#setup;
    if (!isAlive()) return;
    const messages = this.#queue.splice(0, MOST_TOGETHER);
    const answers = this.#carryOut(messages);
    if (answers === null) return;
    agenda.after(2 * chance.random(), () => {
      if (!isAlive()) return;
      for (const answer of answers) this.#answer(answer);
      this.#isBusy = false;
      if (this.#queue.length > 0) this.#workSoon();
    });
  }

  /** Null: the process died of it. */
  #carryOut(messages: readonly Job[]): readonly Answer[] | null {
    const { faults, die, trace, answersEarly, agenda, isAlive } = this.#setup;
    const isWriting = messages.some(({ job }) => job === 'commit');
    if (isWriting && faults.strikes('diesBefore')) {
      // Put back: how much of it is still done is left to chance.
      this.#queue = [...messages, ...this.#queue];
      die();
      return null;
    }
    if (answersEarly && messages.every(({ job }) => job === 'commit')) {
      agenda.after(20, () => {
        if (isAlive()) for (const _ of this.#jobs.parts(messages));
      });
      return messages.map(({ id, input }) => ({ id, value: allDone(input) }));
    }
    const answers = [...this.#jobs.parts(messages)].flat();
    trace.note('STORE', answers.map(({ id, error }) => `${id}${error?.code ?? ''}`).join());
    if (isWriting && faults.strikes('diesAfter')) {
      die();
      return null;
    }
    return answers.map((answer, i) => this.#perhapsUntold(answer, messages[i]!));
  }

  /** As when the connection to a database breaks off at the wrong moment. */
  #perhapsUntold(answer: Answer, job: Job): Answer {
    const { faults, disk } = this.#setup;
    if (answer.error !== undefined || !isWrite(job) || disk.isInTransaction) return answer;
    if (!faults.strikes('storedUntold')) return answer;
    return { id: answer.id, error: { message: 'the connection broke off', code: 'ECONNRESET' } };
  }

  #answer({ id, value, error }: Answer): void {
    const asked = this.#waiting.get(id)!;
    this.#waiting.delete(id);
    if (error === undefined) asked.resolve(value as never);
    else asked.reject(new StorageError(error.message, error.code));
  }
}

const isWrite = ({ job, input }: Job): boolean =>
  job === 'commit' || (job === 'query' && /^\s*(insert|update|delete)\b/i.test(sqlOf(input)));

const sqlOf = (input: unknown): string => (input as { readonly sql: string }).sql;

const allDone = (input: unknown): readonly boolean[] =>
  (input as { readonly groups: readonly unknown[] }).groups.map(() => true);
