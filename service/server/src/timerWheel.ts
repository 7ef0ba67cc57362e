// Timers of many tables on one clock face: whatever is due within a few milliseconds is done in one go, so that what it
// stores and sends goes together too. Nothing comes early, and nothing later than one step.

const STEP_MS = 8;
/** Shorter ones are left as they are: somebody waits for exactly that. */
const SHORT_MS = 4 * STEP_MS;

interface Timer {
  readonly then: () => void;
}

interface Slot {
  readonly timers: Set<Timer>;
  readonly clock: NodeJS.Timeout;
}

export class TimerWheel {
  /** By the step at whose end they are due. */
  readonly #slots = new Map<number, Slot>();

  /** Calls back once; what it returns takes that back. */
  after(ms: number, then: () => void): () => void {
    if (!(ms >= SHORT_MS)) {
      const clock = setTimeout(then, ms);
      return () => clearTimeout(clock);
    }
    const due = Math.ceil((performance.now() + ms) / STEP_MS);
    const { timers } = this.#slots.get(due) ?? this.#open(due);
    const timer = { then };
    timers.add(timer);
    return () => {
      timers.delete(timer);
      if (timers.size === 0) this.#close(due);
    };
  }

  #open(due: number): Slot {
    const ms = Math.ceil(due * STEP_MS - performance.now());
    const timers = new Set<Timer>();
    const slot = { timers, clock: setTimeout(() => this.#turn(due, timers), ms) };
    this.#slots.set(due, slot);
    return slot;
  }

  /** A clock that nobody waits for would keep the process alive. */
  #close(due: number): void {
    const slot = this.#slots.get(due);
    if (slot === undefined || slot.timers.size > 0) return;
    clearTimeout(slot.clock);
    this.#slots.delete(due);
  }

  #turn(due: number, timers: Set<Timer>): void {
    this.#slots.delete(due);
    try {
      for (const timer of timers) {
        timers.delete(timer);
        timer.then();
      }
    } finally {
      // One that fails does not take the others with it.
      if (timers.size > 0) setImmediate(() => this.#turn(due, timers));
    }
  }
}
