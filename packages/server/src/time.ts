// Time as the server sees it. Everything that waits is given this, so that a test can be its own clock.

import { type Timings, USUAL_TIMINGS } from '@hanchan/protocol';

export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once; what it returns takes that back. */
  after(ms: number, then: () => void): () => void;
}

export const systemTime: Time = {
  now: Date.now,
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * How fast tables move where no rulebook says so; a table's own pace changes the timings. Whoever is asked and lets a
 * tile go while it lies there cannot be told from somebody who was never asked.
 */
export interface Pace extends Timings {
  /** A full table begins by itself after this long, so that everybody's words for the walls have come in. */
  readonly startMs: number;
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
  ...USUAL_TIMINGS,
  dealMs: 3_000,
  resultMs: 20_000,
  graceMs: 45_000,
  lagMs: 300,
  unassistedMs: { timed: 3_000, untimed: 8_000 },
};
