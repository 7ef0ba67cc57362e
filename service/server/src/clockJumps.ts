// Notices that the machine slept, or that somebody set its clock: what the three clocks counted since the last look differs.

import type { Time } from './time.ts';

export interface ClockJump {
  /** `slept`: nothing ran here for so long. `set`: the wall clock was set, forward or (negative) back. */
  readonly kind: 'slept' | 'set';
  readonly ms: number;
}

/** Clocks are read one after the other, and the one since the boot in hundredths of a second. */
const SLEPT_MS = 1_000;
/** Below that a clock is only being corrected, as networks do. */
const SET_MS = 2_000;

export class ClockJumps {
  readonly #time: Time;
  #seen: Readings;

  constructor(time: Time) {
    this.#time = time;
    this.#seen = readingsOf(time);
  }

  /** What has happened since the last look. */
  look(): readonly ClockJump[] {
    const before = this.#seen;
    const now = readingsOf(this.#time);
    this.#seen = now;
    const ran = now.steady - before.steady;
    const slept = now.sinceBoot - before.sinceBoot - ran;
    const isSleep = slept > SLEPT_MS;
    const set = now.wall - before.wall - ran - (isSleep ? slept : 0);
    const jumps: ClockJump[] = [];
    if (isSleep) jumps.push({ kind: 'slept', ms: slept });
    if (Math.abs(set) > SET_MS) jumps.push({ kind: 'set', ms: set });
    return jumps;
  }
}

interface Readings {
  readonly wall: number;
  readonly steady: number;
  readonly sinceBoot: number;
}

const readingsOf = (time: Time): Readings => ({
  wall: time.now(),
  steady: time.steady(),
  sinceBoot: time.sinceBoot(),
});
