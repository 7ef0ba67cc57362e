// The clock of a server under test, which can be put forward, and stands still where a test is about seconds.

import { systemTime } from '@hanchan/server';

export class ServerClock {
  /** By how much it is ahead of the machine's, in milliseconds. */
  ahead = 0;
  #stood: Reading | null = null;

  readonly time = {
    ...systemTime,
    now: () => this.#read().now + this.ahead,
    steady: () => this.#read().steady + this.ahead,
    sinceBoot: () => this.#read().sinceBoot + this.ahead,
  };

  /** From now on only the test puts it forward. */
  stand(): void {
    this.#stood = readMachine();
  }

  goOn(): void {
    this.#stood = null;
  }

  #read = (): Reading => this.#stood ?? readMachine();
}

interface Reading {
  readonly now: number;
  readonly steady: number;
  readonly sinceBoot: number;
}

const readMachine = (): Reading => ({
  now: Date.now(),
  steady: systemTime.steady(),
  sinceBoot: systemTime.sinceBoot(),
});
