// Whether what we have in memory is still ours. A process that could not say for a while that it lives, because it was frozen
// or cut off from the database or from the others, has been replaced by now: it forgets everything before it says another word.

import type { Time } from '../time.ts';
import type { Bus } from './bus.ts';

/** How long other processes respect our streams after the last sign of life, where they hear nothing else of us. */
export const LEASE_MS = 6_000;
export const HEARTBEAT_MS = 1_000;
/** After so long without one we stop answering by ourselves, and others need not wait. */
const OWN_MS = 4_000;

export interface LeaseSetup {
  readonly bus: Bus;
  readonly time: Pick<Time, 'steady'>;
  readonly onLost: (why: string) => void;
  readonly onBack: () => void;
}

export class Lease {
  readonly #setup: LeaseSetup;
  #renewedAt: number;
  #busAt: number;
  #isHeld = true;

  constructor(setup: LeaseSetup) {
    this.#setup = setup;
    this.#renewedAt = setup.time.steady();
    this.#busAt = this.#renewedAt;
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** The database has our sign of life. */
  renewed(): void {
    this.#renewedAt = this.#setup.time.steady();
    this.look();
  }

  /** Alone nobody replaces us, and there is nothing to lose. */
  look(): void {
    const { bus, time, onLost, onBack } = this.#setup;
    if (!bus.isShared) return;
    const now = time.steady();
    if (bus.isUp) this.#busAt = now;
    const why =
      now - this.#renewedAt > OWN_MS
        ? 'no sign of life reached the database for too long'
        : now - this.#busAt > OWN_MS
          ? 'the bus is lost for too long'
          : null;
    if ((why === null) === this.#isHeld) return;
    this.#isHeld = why === null;
    if (why === null) onBack();
    else onLost(why);
  }
}
