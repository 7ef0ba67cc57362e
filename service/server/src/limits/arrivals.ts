// Files that arrive or are read at the same time. Each is held in memory several times over while it is read: a few at once, and of
// the large ones one.

import type { ServerResponse } from 'node:http';

const MOST = 3;
const MOST_LARGE = 1;

export type Size = 'small' | 'large';

export class Arrivals {
  readonly #open = { small: 0, large: 0 };

  /** False: too many are on their way already. Otherwise it is one more until the answer is over. */
  admit(answer: ServerResponse, size: Size): boolean {
    const { small, large } = this.#open;
    if (small + large >= MOST || (size === 'large' && large >= MOST_LARGE)) return false;
    this.#open[size]++;
    answer.once('close', () => {
      this.#open[size]--;
    });
    return true;
  }
}
