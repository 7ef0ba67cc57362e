// Between two deals, and above them the bell: when the next wall is opened, and when the time of the match is up.

import type { Seat } from '@hanchan/tiles';
import { MINUTE, type Pace, type Time } from '../time.ts';
import type { Ledger } from './ledger.ts';

/** How long the first deal waits for players who are still on their way. */
const GATHER_MS = 10_000;

export interface InterludeSetup {
  readonly time: Time;
  readonly pace: Pace;
  readonly ledger: Ledger;
  readonly deal: () => void;
  readonly ring: () => void;
}

export class Interlude {
  readonly #setup: InterludeSetup;
  readonly #ready = new Set<Seat>();
  #dealAt: number | null = null;
  #cancelDeal = () => {};
  #cancelBell = () => {};

  constructor(setup: InterludeSetup) {
    this.#setup = setup;
  }

  /** A deal is over, or none has been played yet. */
  begin(): void {
    const { time, pace } = this.#setup;
    if (this.#dealAt !== null) return;
    this.#ready.clear();
    const ms = this.#isFirst ? Math.min(GATHER_MS, pace.resultMs) : pace.resultMs;
    this.#dealAt = time.now() + ms;
    this.#cancelDeal = time.after(ms, () => this.#deal());
  }

  ready(seat: Seat, present: readonly Seat[], people: readonly Seat[]): void {
    if (this.#dealAt === null) return;
    this.#ready.add(seat);
    this.check(present, people);
  }

  /** Deals when nobody is waited for. The first deal waits for people, the others for their word. */
  check(present: readonly Seat[], people: readonly Seat[]): void {
    if (this.#dealAt === null || present.length === 0) return;
    const isAwaited = this.#isFirst
      ? present.length < people.length
      : present.some((seat) => !this.#ready.has(seat));
    if (!isAwaited) this.#deal();
  }

  nextDealMs(now: number): number | null {
    return this.#dealAt === null ? null : Math.max(0, this.#dealAt - now);
  }

  /** Runs from when the table moves. */
  startBell(): void {
    const { time, ring } = this.#setup;
    this.#cancelBell();
    const left = this.bellMs(time.now());
    if (left !== null) this.#cancelBell = time.after(left, ring);
  }

  bellMs(now: number): number | null {
    const { ledger } = this.#setup;
    const { match, open, ranMs, lastAt } = ledger;
    const minutes = open.settings.bellMinutes ?? match.rules['clock.minutes'];
    if (minutes === 0 || match.bell !== 'silent' || ledger.isOver) return null;
    return Math.max(0, minutes * MINUTE - ranMs - (now - lastAt));
  }

  stop(): void {
    this.#cancelDeal();
    this.#cancelBell();
    this.#dealAt = null;
  }

  get #isFirst(): boolean {
    return this.#setup.ledger.match.dealNumber === 0;
  }

  #deal(): void {
    this.#cancelDeal();
    this.#dealAt = null;
    this.#setup.deal();
  }
}
