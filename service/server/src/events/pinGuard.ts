// Four digits are quickly guessed. After a few wrong ones, who tries the same link from the same address is answered
// slowly and one at a time, so that guessing takes days; the right PIN still opens. Devices that have been in before
// are not slowed down, and neither is anybody elsewhere, unless a link is tried from everywhere.

import type { Time } from '../time.ts';

const TRIES = 5;
const TRIES_FROM_EVERYWHERE = 100;
const FORGOTTEN_MS = 600_000;
/** How long an answer takes, by the number of tries before it. */
const DELAYS: readonly (readonly [number, number])[] = [
  [50, 10_000],
  [20, 5_000],
  [TRIES, 2_000],
];

interface Tries {
  count: number;
  at: number;
}

export class PinGuard {
  readonly #time: Time;
  readonly #tries = new Map<string, Tries>();
  readonly #waiting = new Set<string>();

  constructor(time: Time) {
    this.#time = time;
  }

  /** Before the PIN is looked at. False: somebody else there is being kept waiting already. */
  async admit(link: string, address: string): Promise<boolean> {
    const isEverywhere = this.#countOf(link) > TRIES_FROM_EVERYWHERE;
    const lane = isEverywhere ? link : laneOf(link, address);
    const delay = delayFor(isEverywhere ? this.#countOf(link) : this.#countOf(lane));
    // Counted as wrong until it was right: many at once would all be before the first answer.
    for (const name of [link, laneOf(link, address)]) this.#add(name, 1);
    if (delay === 0) return true;
    if (this.#waiting.has(lane)) return false;
    this.#waiting.add(lane);
    await new Promise<void>((go) => this.#time.after(delay, go));
    this.#waiting.delete(lane);
    return true;
  }

  passed(link: string, address: string): void {
    for (const name of [link, laneOf(link, address)]) this.#add(name, -1);
  }

  #countOf(name: string): number {
    const tries = this.#tries.get(name);
    if (tries === undefined) return 0;
    if (this.#time.steady() - tries.at < FORGOTTEN_MS) return tries.count;
    this.#tries.delete(name);
    return 0;
  }

  #add(name: string, by: number): void {
    const count = this.#countOf(name) + by;
    if (count > 0) this.#tries.set(name, { count, at: this.#time.steady() });
    else this.#tries.delete(name);
  }
}

const laneOf = (link: string, address: string) => `${link} from ${address}`;
const delayFor = (count: number): number => DELAYS.find(([from]) => count >= from)?.[1] ?? 0;
