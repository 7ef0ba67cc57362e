// What goes wrong, and how often. Each seed has its own mixture: some faults are left out, so that others get their turn
// without being covered up.

import type { Chance } from './chance.ts';
import type { Trace } from './trace.ts';

/** How often, where it may happen. */
const RATES = {
  /** A request that never arrives, one whose answer does not, one that arrives twice, one that arrives late. */
  requestLost: 0.08,
  answerLost: 0.12,
  requestDoubled: 0.1,
  requestLate: 0.1,
  /** A socket that breaks for both, and one that breaks without the server hearing of it. */
  socketCut: 0.03,
  socketGone: 0.025,
  /** A message that is sent twice, and a line on which everything comes late. */
  messageDoubled: 0.12,
  lineStalled: 0.05,
  /** The database takes seconds. */
  databaseSlow: 0.01,
  /** A statement fails and leaves nothing; a commit fails; the disk is full for a while. */
  statementFails: 0.004,
  commitFails: 0.008,
  diskFull: 0.002,
  /** It is stored, but whoever asked is told that the database is gone. */
  storedUntold: 0.01,
  /** The process dies before it stores, after it has stored, at any other moment. */
  diesBefore: 0.004,
  diesAfter: 0.004,
  dies: 0.01,
  /** A clean stop. */
  stops: 0.004,
  clockSet: 0.02,
  sleeps: 0.01,
} as const;

export type Fault = keyof typeof RATES;

export const FAULTS = Object.keys(RATES) as readonly Fault[];

export class Faults {
  readonly count = new Map<Fault, number>();
  readonly #rates: Readonly<Record<Fault, number>>;
  readonly #chance: Chance;
  readonly #trace: Trace;
  #left: number;

  constructor(chance: Chance, trace: Trace, most: number) {
    this.#chance = chance;
    this.#trace = trace;
    this.#left = most;
    const rates: Record<string, number> = {};
    for (const fault of FAULTS) {
      const share = chance.is(0.1) ? 6 : 0.3 + 2 * chance.random();
      rates[fault] = chance.is(0.25) ? 0 : RATES[fault] * share;
    }
    this.#rates = rates as Record<Fault, number>;
  }

  /** From then on everything works. */
  get isCalm(): boolean {
    return this.#left <= 0;
  }

  /** Enough. */
  end(): void {
    this.#left = 0;
  }

  get total(): number {
    return [...this.count.values()].reduce((sum, one) => sum + one, 0);
  }

  /** Whether it happens now. */
  strikes(fault: Fault): boolean {
    if (this.isCalm || !this.#chance.is(this.#rates[fault])) return false;
    this.#left--;
    this.count.set(fault, (this.count.get(fault) ?? 0) + 1);
    this.#trace.note('FAULT', fault);
    return true;
  }
}
