// Long work on the main thread, in slices: tables get their turn in between.

const SLICE_MS = 8;

/** Call it between two steps; what it answers is to be waited for. */
export function breathing(): () => Promise<void> | null {
  let until = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() < until) return null;
    return new Promise((go) =>
      setImmediate(() => {
        until = performance.now() + SLICE_MS;
        go();
      }),
    );
  };
}
