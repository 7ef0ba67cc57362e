// Timers of many tables on one clock face: whatever is due within a few milliseconds is done in one go, so that what it
// stores and sends goes together too. Nothing comes early, and nothing later than one step. One clock runs, for the step that
// is due next: thousands of its own would each have to be put in order.

const STEP_MS = 8;
/** Shorter ones are left as they are: somebody waits for exactly that. */
const SHORT_MS = 4 * STEP_MS;

interface Timer {
  readonly then: () => void;
}

export class TimerWheel {
  /** By the step at whose end they are due. */
  readonly #slots = new Map<number, Set<Timer>>();
  /** The steps of all slots: a heap, the next one first. */
  readonly #dues: number[] = [];
  #waiting = 0;
  #clock: { readonly due: number; readonly timeout: NodeJS.Timeout } | null = null;
  #isStriking = false;

  /** Calls back once; what it returns takes that back. */
  after(ms: number, then: () => void): () => void {
    if (!(ms >= SHORT_MS)) {
      const clock = setTimeout(then, ms);
      return () => clearTimeout(clock);
    }
    const due = Math.ceil((performance.now() + ms) / STEP_MS);
    const timers = this.#slots.get(due) ?? this.#open(due);
    const timer = { then };
    timers.add(timer);
    this.#waiting++;
    if (this.#clock === null || due < this.#clock.due) this.#windUp();
    return () => {
      if (!timers.delete(timer)) return;
      this.#waiting--;
      if (this.#waiting === 0) this.#windUp();
    };
  }

  #open(due: number): Set<Timer> {
    const timers = new Set<Timer>();
    this.#slots.set(due, timers);
    put(this.#dues, due);
    return timers;
  }

  /** For the step that is due next. A clock that nobody waits for would keep the process alive. */
  #windUp(): void {
    if (this.#isStriking) return;
    if (this.#clock !== null) clearTimeout(this.#clock.timeout);
    this.#clock = null;
    if (this.#waiting === 0) {
      this.#slots.clear();
      this.#dues.length = 0;
      return;
    }
    const due = this.#dues[0]!;
    const ms = Math.ceil(due * STEP_MS - performance.now());
    this.#clock = { due, timeout: setTimeout(() => this.#strike(), ms) };
  }

  /** Whatever is due by now. */
  #strike(): void {
    const now = performance.now() / STEP_MS;
    this.#isStriking = true;
    try {
      while (this.#dues.length > 0 && this.#dues[0]! <= now) {
        const due = take(this.#dues);
        const timers = this.#slots.get(due)!;
        this.#slots.delete(due);
        this.#turn(timers);
      }
    } finally {
      this.#isStriking = false;
      this.#windUp();
    }
  }

  #turn(timers: Set<Timer>): void {
    try {
      for (const timer of timers) {
        timers.delete(timer);
        this.#waiting--;
        timer.then();
      }
    } finally {
      // One that fails does not take the others with it.
      if (timers.size > 0) setImmediate(() => this.#turn(timers));
    }
  }
}

/** Adds to a heap whose smallest number is the first. */
function put(heap: number[], one: number): void {
  let at = heap.push(one) - 1;
  for (let above = (at - 1) >> 1; at > 0 && heap[above]! > one; above = (at - 1) >> 1) {
    heap[at] = heap[above]!;
    heap[above] = one;
    at = above;
  }
}

/** Takes the smallest number out of a heap that is not empty. */
function take(heap: number[]): number {
  const first = heap[0]!;
  const last = heap.pop()!;
  if (heap.length === 0) return first;
  let at = 0;
  for (;;) {
    let below = 2 * at + 1;
    if (below + 1 < heap.length && heap[below + 1]! < heap[below]!) below++;
    if (below >= heap.length || heap[below]! >= last) break;
    heap[at] = heap[below]!;
    at = below;
  }
  heap[at] = last;
  return first;
}
