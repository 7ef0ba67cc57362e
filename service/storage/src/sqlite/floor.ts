// Who may speak to the one connection of SQLite. Single statements need no order among themselves and are sent as
// they come; a transaction of several has the connection alone until it is over. In the order of asking, so that
// neither keeps the other waiting for ever.

export interface Floor {
  /** Until the transactions that were asked for before are over. */
  pass(): Promise<void>;
  /** Alone, until `give`. */
  take(): Promise<void>;
  give(): void;
}

interface Waiting {
  readonly isAlone: boolean;
  readonly go: () => void;
}

export function createFloor(): Floor {
  const queue: Waiting[] = [];
  let isTaken = false;

  function wait(isAlone: boolean): Promise<void> {
    if (!isTaken) {
      isTaken = isAlone;
      return Promise.resolve();
    }
    return new Promise((go) => queue.push({ isAlone, go }));
  }

  return {
    pass: () => wait(false),
    take: () => wait(true),
    give() {
      const next = queue.findIndex(({ isAlone }) => isAlone);
      const free = queue.splice(0, next < 0 ? queue.length : next);
      for (const { go } of free) go();
      const alone = queue.shift();
      isTaken = alone !== undefined;
      alone?.go();
    },
  };
}
