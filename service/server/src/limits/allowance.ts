// So many a minute (or a day), for each of any number of names: what was used comes back evenly.

interface Used {
  readonly count: number;
  left: number;
  at: number;
}

/** Above that, those who have everything back are forgotten. */
const MOST_NAMES = 10_000;

export class Allowance {
  readonly #steady: () => number;
  readonly #perMs: number;
  readonly #used = new Map<string, Used>();
  #cleanedAt = 0;

  readonly #onUse: (name: string, count: number, times: number) => void;

  constructor(
    steady: () => number,
    perMs: number,
    onUse: (name: string, count: number, times: number) => void = () => {},
  ) {
    this.#steady = steady;
    this.#perMs = perMs;
    this.#onUse = onUse;
  }

  /** 0, and it is counted; or how long until the next is allowed. */
  take(name: string, count: number): number {
    const wait = this.wait(name, count);
    if (wait > 0) return wait;
    this.#used.get(name)!.left--;
    this.#onUse(name, count, 1);
    return 0;
  }

  /** So much was used, also where less was left: it has to come back before the next is allowed. */
  use(name: string, count: number, times: number): void {
    this.usedElsewhere(name, count, times);
    this.#onUse(name, count, times);
  }

  /** Another process counted it. */
  usedElsewhere(name: string, count: number, times: number): void {
    this.wait(name, count);
    this.#used.get(name)!.left -= times;
  }

  /** What was counted did not have to be. */
  giveBack(name: string): void {
    const used = this.#used.get(name);
    if (used === undefined) return;
    used.left++;
    this.#onUse(name, used.count, -1);
  }

  /** The same, without counting it. */
  wait(name: string, count: number): number {
    const now = this.#steady();
    const used = this.#used.get(name) ?? { count, left: count, at: now };
    used.left = Math.min(count, used.left + ((now - used.at) * count) / this.#perMs);
    used.at = now;
    if (!this.#used.has(name)) this.#add(name, used, now);
    return used.left >= 1 ? 0 : Math.ceil(((1 - used.left) * this.#perMs) / count);
  }

  #add(name: string, used: Used, now: number): void {
    if (this.#used.size >= MOST_NAMES && now - this.#cleanedAt > this.#perMs / 10) {
      this.#cleanedAt = now;
      for (const [one, { at }] of this.#used) {
        if (now - at >= this.#perMs) this.#used.delete(one);
      }
    }
    this.#used.set(name, used);
  }
}
