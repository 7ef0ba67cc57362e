// A value that can be watched: Svelte's store contract in a dozen lines, so that clients need no Svelte.

/** Svelte's store contract, without Svelte. */
export interface Readable<T> {
  subscribe(run: (value: T) => void): () => void;
}

export interface Store<T> extends Readable<T> {
  get(): T;
  set(value: T): void;
  /** Replaces some fields of an object. */
  patch(change: Partial<T>): void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const watchers = new Set<(value: T) => void>();
  const set = (next: T) => {
    value = next;
    for (const run of watchers) run(value);
  };
  return {
    get: () => value,
    set,
    patch: (change) => set({ ...value, ...change }),
    subscribe(run) {
      watchers.add(run);
      run(value);
      return () => watchers.delete(run);
    },
  };
}
