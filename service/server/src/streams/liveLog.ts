// A log in memory: what it comes to, and whoever adds to it, one after the other. Nobody sees what is not stored.

import type { Refusal } from '@hanchan/protocol';
import { fail, ok, type Result } from '@hanchan/tiles';
import type { Time } from '../time.ts';

/** One line: of a command, which is carried out once. */
export interface LogEntry {
  readonly seq: number;
  readonly id: string;
  readonly at: number;
}

export interface LiveLogSetup<E extends LogEntry> {
  readonly id: string;
  readonly secret: string;
  /** Under which we have the stream. */
  readonly epoch: number;
  readonly entries: E[];
  readonly time: Time;
  /** Stores an entry behind those there are; rejects when that is not certain. */
  readonly store: (entry: E) => Promise<void>;
  /** Stores what reads differently and the new entry, in one step; rejects when that is not certain. */
  readonly rewrite: (changed: readonly E[], entry: E) => Promise<void>;
  /** What is in memory can no longer be trusted: forget it. */
  readonly onLost: (error: unknown) => void;
}

/** How a log of this kind is folded, and what stands against another entry. */
export interface Folding<E, S> {
  readonly fold: (entries: readonly E[]) => S;
  readonly apply: (state: S, entry: E) => void;
  readonly refusal: (state: S, entry: E) => Refusal | null;
}

interface Counted {
  readonly seq: number;
  readonly done: ReadonlyMap<string, number>;
}

const NOT_STORED: Refusal = {
  code: 'notStored',
  message: 'it could not be stored, so nothing has changed',
};

export abstract class LiveLog<E extends LogEntry, S extends Counted> {
  readonly id: string;
  readonly secret: string;
  readonly #setup: LiveLogSetup<E>;
  readonly #folding: Folding<E, S>;
  #state: S;
  #last: Promise<unknown> = Promise.resolve();
  #isLost = false;

  constructor(setup: LiveLogSetup<E>, folding: Folding<E, S>) {
    this.#setup = setup;
    this.#folding = folding;
    this.id = setup.id;
    this.secret = setup.secret;
    this.#state = folding.fold(setup.entries);
  }

  get state(): S {
    return this.#state;
  }

  get entries(): readonly E[] {
    return this.#setup.entries;
  }

  get epoch(): number {
    return this.#setup.epoch;
  }

  protected get time(): Time {
    return this.#setup.time;
  }

  /** Once what is under way is stored. */
  async stop(): Promise<void> {
    await this.#last;
    this.#isLost = true;
  }

  /** The number of the entry; a command that was carried out before has the number it got then. */
  protected add(command: Omit<E, 'seq' | 'at'>): Promise<Result<number, Refusal>> {
    return this.#carryOut(command, (entry) => this.#setup.store(entry));
  }

  /** While nobody adds or rewrites; null once this is forgotten. */
  protected async inTurn<T>(step: () => Promise<T>): Promise<T | null> {
    const done = await this.#inTurn(async () => ok(await step()));
    return done.ok ? done.value : null;
  }

  /** The same, and the lines before read as `change` makes them, in one step. */
  protected addAndRewrite(
    command: Omit<E, 'seq' | 'at'>,
    change: (entries: readonly E[]) => readonly E[],
  ): Promise<Result<number, Refusal>> {
    return this.#carryOut(command, async (entry) => {
      const { entries } = this.#setup;
      const now = change(entries);
      await this.#setup.rewrite(
        now.filter((one, i) => one !== entries[i]),
        entry,
      );
      entries.splice(0, now.length, ...now);
      this.#state = this.#folding.fold(entries);
    });
  }

  #carryOut(
    command: Omit<E, 'seq' | 'at'>,
    write: (entry: E) => Promise<void>,
  ): Promise<Result<number, Refusal>> {
    return this.#inTurn(async () => {
      const done = this.state.done.get(command.id);
      if (done !== undefined) return ok(done);
      const entry = { seq: this.state.seq + 1, at: this.#setup.time.now(), ...command } as E;
      const refused = this.#folding.refusal(this.state, entry);
      if (refused !== null) return fail(refused);
      if (!(await this.#written(() => write(entry)))) return fail(NOT_STORED);
      this.#setup.entries.push(entry);
      this.#folding.apply(this.#state, entry);
      return ok(entry.seq);
    });
  }

  #inTurn<T>(step: () => Promise<Result<T, Refusal>>): Promise<Result<T, Refusal>> {
    const turn = this.#last.then(() => (this.#isLost ? fail(NOT_STORED) : step()));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #written(write: () => Promise<void>): Promise<boolean> {
    try {
      await write();
      return true;
    } catch (error) {
      this.#isLost = true;
      this.#setup.onLost(error);
      return false;
    }
  }
}
