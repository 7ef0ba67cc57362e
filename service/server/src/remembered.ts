// Answers that a whole hall asks for within a moment: worked out once, and given to everybody.

import type { Time } from './time.ts';

/** More keys than anybody watches at once; then all are forgotten. */
const MOST = 1_000;

/** What was made for a key, for so long after it was asked for; a failure is not kept. */
export class Remembered<T> {
  readonly #time: Pick<Time, 'steady'>;
  readonly #ms: number;
  readonly #kept = new Map<string, { readonly until: number; readonly made: Promise<T> }>();

  constructor(time: Pick<Time, 'steady'>, ms: number) {
    this.#time = time;
    this.#ms = ms;
  }

  get(key: string, make: () => Promise<T>): Promise<T> {
    const now = this.#time.steady();
    const known = this.#kept.get(key);
    if (known !== undefined && now < known.until) return known.made;
    if (this.#kept.size >= MOST) this.#kept.clear();
    const made = make();
    this.#kept.set(key, { until: now + this.#ms, made });
    made.catch(() => this.#kept.delete(key));
    return made;
  }
}
