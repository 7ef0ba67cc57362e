// Time as the server sees it. Everything that waits is given this, so that a test can be its own clock. How long
// something takes is measured by a clock that only runs forward; the wall clock, which people and networks set, only
// stamps.

import { uptime } from 'node:os';
import { type Timings, USUAL_TIMINGS } from '@hanchan/protocol';
import { TimerWheel } from './timerWheel.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface Time {
  /** The wall clock: milliseconds since 1970. It may jump, so no duration is taken from it. */
  now(): number;
  /** Milliseconds of a clock that runs evenly, from nowhere in particular. It rests while the machine sleeps. */
  steady(): number;
  /** The same, but running on while the machine sleeps. */
  sinceBoot(): number;
  /** Calls back once; what it returns takes that back. */
  after(ms: number, then: () => void): () => void;
}

const wheel = new TimerWheel();

export const systemTime: Time = {
  now: Date.now,
  steady: () => Math.floor(performance.now()),
  sinceBoot: () => Math.floor(uptime() * 1_000),
  after: (ms, then) => wheel.after(ms, then),
};

/** A stamp that is further ahead of the wall clock says more about whoever wrote it than about the time. */
const FAR_AHEAD_MS = DAY;

/**
 * Stamps whose differences are durations: from the wall clock at the beginning, evenly from there, whatever is done
 * to the wall clock meanwhile. A log that goes on after a restart begins at its last stamp or later.
 */
export class EvenStamps {
  readonly #time: Time;
  #base: number;
  #from: number;

  constructor(time: Time, last = 0) {
    this.#time = time;
    const wall = time.now();
    this.#base = last > wall + FAR_AHEAD_MS ? wall : Math.max(wall, last);
    this.#from = time.steady();
  }

  now = (): number => this.#base + this.#time.steady() - this.#from;

  /** While no duration is measured: up to the wall clock, where that is ahead. */
  catchUp(): void {
    this.advance(Math.max(0, this.#time.now() - this.now()));
  }

  /** Time that passed while the machine slept. */
  advance(ms: number): void {
    this.#base += ms;
  }
}

/** The same time, stamped evenly. */
export function evenTime(time: Time, last: number): Time {
  const { now } = new EvenStamps(time, last);
  return {
    now,
    steady: () => time.steady(),
    sinceBoot: () => time.sinceBoot(),
    after: (ms, then) => time.after(ms, then),
  };
}

/**
 * How fast tables move where no rulebook says so; a table's own pace changes the timings. Whoever is asked and lets a
 * tile go while it lies there cannot be told from somebody who was never asked.
 */
export interface Pace extends Timings {
  /** A full table begins by itself after this long, so that everybody's words for the walls have come in. */
  readonly startMs: number;
  /** How long a table that begins waits for the words that were promised. */
  readonly tellMs: number;
  /** On top of the first move of a deal, while the tiles are dealt. */
  readonly dealMs: number;
  /** How long the result of a deal stays, for those who do not say that they are ready. */
  readonly resultMs: number;
  /** How long the seat of a player who is gone is kept from a bot. */
  readonly graceMs: number;
  /** Forgiven on every move, for the way through the net. */
  readonly lagMs: number;
  /** At an unassisted table everybody is asked about every tile: how long, with and without a clock. */
  readonly unassistedMs: { readonly timed: number; readonly untimed: number };
}

export const NORMAL_PACE: Pace = {
  startMs: 5_000,
  tellMs: 10_000,
  ...USUAL_TIMINGS,
  dealMs: 3_000,
  resultMs: 20_000,
  graceMs: 45_000,
  lagMs: 300,
  unassistedMs: { timed: 3_000, untimed: 8_000 },
};
