// Long work on the main thread, in slices: tables get their turn in between.

import type { Time } from './time.ts';

const SLICE_MS = 8;

/** Call it between two steps; what it answers is to be waited for. */
export function breathing(time: Pick<Time, 'steady'>): () => Promise<void> | null {
  let until = time.steady() + SLICE_MS;
  return () => {
    if (time.steady() < until) return null;
    return new Promise((go) =>
      setImmediate(() => {
        until = time.steady() + SLICE_MS;
        go();
      }),
    );
  };
}
