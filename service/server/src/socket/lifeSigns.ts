// Every connection is asked now and then whether it is still there. A few at a time: asking thousands at once, and reading
// all their answers, would keep every table waiting for a tenth of a second.

import type { Time } from '../time.ts';

const ROUND_MS = 20_000;
/** Within this all are asked; the rest of the round is left to the answers of the last. */
const SPREAD_MS = 15_000;
const AT_ONCE = 32;

interface Asked {
  check(): void;
}

export class LifeSigns {
  readonly #time: Pick<Time, 'after'>;
  readonly #asked: ReadonlySet<Asked>;
  #cancelRound = () => {};
  #cancelNext = () => {};

  /** Whoever is in the set when its turn comes is asked. */
  constructor(time: Pick<Time, 'after'>, asked: ReadonlySet<Asked>) {
    this.#time = time;
    this.#asked = asked;
    this.#roundLater();
  }

  stop(): void {
    this.#cancelRound();
    this.#cancelNext();
  }

  #roundLater(): void {
    this.#cancelRound = this.#time.after(ROUND_MS, () => {
      const all = [...this.#asked];
      this.#ask(all, SPREAD_MS / Math.ceil(all.length / AT_ONCE));
      this.#roundLater();
    });
  }

  #ask(all: readonly Asked[], stepMs: number): void {
    for (const one of all.slice(0, AT_ONCE)) if (this.#asked.has(one)) one.check();
    if (all.length <= AT_ONCE) return;
    this.#cancelNext = this.#time.after(stepMs, () => this.#ask(all.slice(AT_ONCE), stepMs));
  }
}
