// The virtual clock: what is to happen and when. Time goes from one thing to the next as fast as the processor allows, and two
// runs with the same seed do the same things in the same order.

import type { Time } from '@hanchan/server';

interface Item {
  readonly at: number;
  /** What is due at the same moment happens in the order of planning. */
  readonly order: number;
  readonly then: () => void;
  isOff: boolean;
}

const isBefore = (a: Item, b: Item) => a.at < b.at || (a.at === b.at && a.order < b.order);

/** Promises, ticks and what Node puts off to its next round: nothing of it takes time. */
const ROUNDS = 3;

export async function settled(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

export class Agenda {
  #now = 0;
  #order = 0;
  #heap: Item[] = [];
  /** What the wall clock says at 0, and how long the machine has slept. */
  #wall = Date.UTC(2026, 0, 1);
  #slept = 0;

  get now(): number {
    return this.#now;
  }

  after(ms: number, then: () => void): () => void {
    const item = { at: this.#now + Math.max(0, ms), order: this.#order++, then, isOff: false };
    this.#add(item);
    return () => {
      item.isOff = true;
    };
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.after(ms, resolve);
    });
  }

  /** As the server sees it; a process that is gone is never called back. */
  timeFor(isAlive: () => boolean): Time {
    return {
      now: () => Math.floor(this.#wall + this.#now),
      steady: () => Math.floor(this.#now),
      sinceBoot: () => Math.floor(this.#now + this.#slept),
      after: (ms, then) =>
        this.after(ms, () => {
          if (isAlive()) then();
        }),
    };
  }

  setWall(by: number): void {
    this.#wall += by;
  }

  /** Nothing runs, and the wall clock goes on. */
  sleep(ms: number): void {
    this.#wall += ms;
    this.#slept += ms;
  }

  /** Does what is next; false when nothing is. */
  async step(): Promise<boolean> {
    let item = this.#take();
    while (item?.isOff === true) item = this.#take();
    if (item === undefined) return false;
    this.#now = item.at;
    item.then();
    await settled();
    return true;
  }

  #add(item: Item): void {
    const heap = this.#heap;
    let at = heap.push(item) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(item, heap[parent]!)) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = item;
  }

  #take(): Item | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++;
      if (!isBefore(heap[child]!, last)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
    return first;
  }
}
