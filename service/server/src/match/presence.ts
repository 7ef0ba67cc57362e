// Who is there. A player who drops out keeps the seat for a while; then a bot plays on, until they are back.

import { SEATS, type Seat } from '@hanchan/tiles';
import type { Time } from '../time.ts';

/** Long enough to load the page again: that is no standstill. */
const STILL_MS = 3_000;

export interface PresenceChanges {
  /** Somebody came, went, or was replaced. */
  readonly onChange: () => void;
  /** The grace time of this seat is over: a bot takes it. */
  readonly onReplaced: (seat: Seat) => void;
  /** The first one is there after nobody was, or the last one went. */
  readonly onStill: (isStill: boolean) => void;
}

export class Presence {
  readonly #time: Time;
  readonly #graceMs: number;
  readonly #people: readonly Seat[];
  readonly #changes: PresenceChanges;
  /** Connections per seat. */
  readonly #connections = SEATS.map(() => 0);
  readonly #replaced = new Set<Seat>();
  readonly #timers = new Map<Seat, () => void>();
  #isStill = true;
  #isStopped = false;
  #cancelStill = () => {};

  constructor(
    time: Time,
    graceMs: number,
    { people, changes }: { people: readonly Seat[]; changes: PresenceChanges },
  ) {
    this.#time = time;
    this.#graceMs = graceMs;
    this.#people = people;
    this.#changes = changes;
  }

  come(seat: Seat): void {
    if (this.#isStopped) return;
    this.#connections[seat]!++;
    this.#timers.get(seat)?.();
    this.#timers.delete(seat);
    this.#replaced.delete(seat);
    this.#cancelStill();
    if (this.#isStill) {
      this.#isStill = false;
      this.#awaitMissing();
      this.#changes.onStill(false);
    }
    this.#changes.onChange();
  }

  /** `isForGood`: no grace, the player said so. */
  go(seat: Seat, isForGood = false): void {
    if (this.#isStopped) return;
    this.#connections[seat] = Math.max(0, this.#connections[seat]! - 1);
    if (isForGood) this.#connections[seat] = 0;
    if (this.isThere(seat)) return;
    if (isForGood) this.#replace(seat);
    else this.#await(seat);
    if (this.present.length === 0) this.#stopSoon();
    this.#changes.onChange();
  }

  isThere(seat: Seat): boolean {
    return this.#connections[seat]! > 0;
  }

  isReplaced(seat: Seat): boolean {
    return this.#replaced.has(seat);
  }

  /** Nobody is there for whom the table should go on. */
  get isStill(): boolean {
    return this.#isStill;
  }

  get present(): readonly Seat[] {
    return this.#people.filter((seat) => this.isThere(seat));
  }

  /** Connections may close after it: nobody is waited for then. */
  stop(): void {
    this.#isStopped = true;
    this.#stopTimers();
    this.#cancelStill();
  }

  #stopSoon(): void {
    this.#cancelStill();
    this.#cancelStill = this.#time.after(STILL_MS, () => {
      this.#isStill = true;
      this.#stopTimers();
      this.#changes.onStill(true);
      this.#changes.onChange();
    });
  }

  #awaitMissing(): void {
    for (const seat of this.#people) {
      if (!this.isThere(seat) && !this.isReplaced(seat)) this.#await(seat);
    }
  }

  #await(seat: Seat): void {
    this.#timers.get(seat)?.();
    const cancel = this.#time.after(this.#graceMs, () => {
      this.#timers.delete(seat);
      this.#replace(seat);
      this.#changes.onChange();
    });
    this.#timers.set(seat, cancel);
  }

  #replace(seat: Seat): void {
    this.#replaced.add(seat);
    this.#changes.onReplaced(seat);
  }

  #stopTimers(): void {
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
  }
}
