// Time that passes when the test says so.

import type { Time } from '../../src/time.ts';

interface Timer {
  readonly at: number;
  readonly then: () => void;
}

/** What the database and the sockets of this machine need between two moments. */
const QUIET_MS = 25;
const QUIET_TURNS = 10;

export class ManualTime implements Time {
  #now = 1_000_000;
  /** What the wall clock says at the moment 0, and how long the machine has slept. */
  #wall = Date.UTC(2026, 0, 1) - 1_000_000;
  #slept = 0;
  readonly #timers = new Set<Timer>();

  now = (): number => this.#wall + this.#now;

  steady = (): number => this.#now;

  sinceBoot = (): number => this.#now + this.#slept;

  /** Somebody sets the wall clock; no time passes. */
  setWall(by: number): void {
    this.#wall += by;
  }

  /** The wall clock goes on, and nothing else. */
  sleep(ms: number): void {
    this.#wall += ms;
    this.#slept += ms;
  }

  after(ms: number, then: () => void): () => void {
    const timer = { at: this.#now + Math.max(0, ms), then };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Goes on from timer to timer, with a moment of real time behind each. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    await quiet();
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#fire(next);
      await quiet();
    }
    this.#now = end;
    await quiet();
  }

  /** Goes on to the next timer, whenever that is, and no further: whoever calls it waits for what follows. */
  toNext(): void {
    const next = this.#next(Number.POSITIVE_INFINITY);
    if (next !== undefined) this.#fire(next);
  }

  /** Hours at once: what was due on the way is done at the end of them, as after a standstill. */
  async leap(ms: number): Promise<void> {
    this.#now += ms;
    await this.pass(0);
  }

  #fire(timer: Timer): void {
    this.#now = Math.max(this.#now, timer.at);
    this.#timers.delete(timer);
    timer.then();
  }

  #next(until: number): Timer | undefined {
    const due = [...this.#timers].filter(({ at }) => at <= until);
    return due.sort((a, b) => a.at - b.at)[0];
  }
}

/** Asks again until it holds: the database and the sockets take the time they take. */
export async function eventually(holds: () => void | Promise<void>, tries = 3_000): Promise<void> {
  for (let left = tries; ; left--) {
    try {
      await holds();
      return;
    } catch (error) {
      if (left === 0) throw error;
      await quiet(10);
    }
  }
}

/** After a standstill of the machine a timer is due before what sockets have meanwhile is read: the turns behind it read that. */
export async function quiet(ms = QUIET_MS): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  for (let turn = 0; turn < QUIET_TURNS; turn++) await new Promise(setImmediate);
}
