// What is counted against a limit counts at every process of the site: each tells the others what was used with it, a few times
// a second. Whoever asks at three doors at once may so get a little more than at one, and never three times as much.

import type { Time } from '../time.ts';
import { Allowance } from './allowance.ts';

/** The limit, the name it is counted under, how many there are of it, and how many were used. */
export type Used = readonly [guard: string, name: string, count: number, times: number];

const TELL_MS = 250;

export class Counts {
  readonly #time: Time;
  readonly #tell: ((used: readonly Used[]) => void) | null;
  readonly #allowances = new Map<string, Allowance>();
  #used = new Map<string, [guard: string, name: string, count: number, times: number]>();

  /** Alone there is nobody to tell. */
  constructor(time: Time, tell: ((used: readonly Used[]) => void) | null) {
    this.#time = time;
    this.#tell = tell;
  }

  /** Under the same name it is one and the same limit everywhere. */
  allowance(guard: string, perMs: number): Allowance {
    const known = this.#allowances.get(guard);
    if (known !== undefined) return known;
    const note = (name: string, count: number, times: number) =>
      this.#note(guard, name, count, times);
    const allowance = new Allowance(
      () => this.#time.steady(),
      perMs,
      this.#tell === null ? undefined : note,
    );
    this.#allowances.set(guard, allowance);
    return allowance;
  }

  /** What others say was used with them. */
  hear(used: readonly Used[]): void {
    for (const [guard, name, count, times] of used)
      this.#allowances.get(guard)?.usedElsewhere(name, count, times);
  }

  #note(guard: string, name: string, count: number, times: number): void {
    if (this.#used.size === 0) this.#time.after(TELL_MS, () => this.#flush());
    const key = `${guard} ${name}`;
    const known = this.#used.get(key);
    if (known === undefined) this.#used.set(key, [guard, name, count, times]);
    else known[3] += times;
  }

  #flush(): void {
    const used = [...this.#used.values()].filter(([, , , times]) => times !== 0);
    this.#used = new Map();
    if (used.length > 0) this.#tell?.(used);
  }
}
