// How many people have this site open, at all processes together. Each tells the others how many it has.

import type { Time } from '../time.ts';

/** Somebody who loads a page again has not gone and come. */
const TELL_MS = 2_000;

export interface HereSetup {
  readonly time: Time;
  /** People with a connection to this process. */
  readonly own: () => number;
  /** Null where there are no others. */
  readonly tell: ((people: number) => void) | null;
}

export class HereCount {
  readonly #setup: HereSetup;
  readonly #others = new Map<string, number>();
  #told = 0;
  #isWaiting = false;

  constructor(setup: HereSetup) {
    this.#setup = setup;
  }

  get count(): number {
    let sum = this.#setup.own();
    for (const people of this.#others.values()) sum += people;
    return sum;
  }

  /** Somebody has come or gone here. */
  changed(): void {
    if (this.#setup.tell === null || this.#isWaiting) return;
    this.#isWaiting = true;
    this.#setup.time.after(TELL_MS, () => {
      this.#isWaiting = false;
      if (this.#told !== this.#setup.own()) this.tellAgain();
    });
  }

  /** To a process that has just come. */
  tellAgain(): void {
    this.#told = this.#setup.own();
    this.#setup.tell?.(this.#told);
  }

  hear(node: string, people: number): void {
    this.#others.set(node, people);
  }

  drop(node: string): void {
    this.#others.delete(node);
  }
}
