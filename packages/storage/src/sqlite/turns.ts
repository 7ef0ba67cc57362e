// Something that one user has at a time, in the order of asking.

export interface Turns {
  take(): Promise<void>;
  give(): void;
}

export function createTurns(): Turns {
  const queue: (() => void)[] = [];
  let isTaken = false;
  return {
    take() {
      if (!isTaken) {
        isTaken = true;
        return Promise.resolve();
      }
      return new Promise((resolve) => queue.push(resolve));
    },
    give() {
      const next = queue.shift();
      if (next === undefined) isTaken = false;
      else next();
    },
  };
}
