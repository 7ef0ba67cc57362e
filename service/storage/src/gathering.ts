// When the next commit begins. Many tables that act at moments of their own would cost a commit each, so where many are
// busy a commit begins a few milliseconds behind the one before; a single table, however quick, never waits.

/** What comes within this is committed together: a step of the tables' own timers. */
const GATHER_MS = 8;
/** So many are not kept waiting for more. */
const ENOUGH = 24;
/** Many are busy when so many appends in a row are of nearly as many streams. */
const LOOKED_AT = 16;
const MANY = 12;

export interface Gathering {
  /** Something is to be appended to this stream. */
  note(stream: string): void;
  /** When the next commit may begin; null: now. */
  wait(): Promise<void> | null;
}

/** Where time is simulated, or nobody serves tables. */
export const NO_GATHERING: Gathering = { note() {}, wait: () => null };

export function createGathering(now: () => number = () => performance.now()): Gathering {
  const last: string[] = [];
  let place = 0;
  let began = Number.NEGATIVE_INFINITY;
  /** Since then. */
  let come = 0;
  let go = () => {};

  return {
    note(stream) {
      last[place] = stream;
      place = (place + 1) % LOOKED_AT;
      if (++come >= ENOUGH) go();
    },
    wait() {
      const left = began + GATHER_MS - now();
      const isBusy = left > 0 && come < ENOUGH && new Set(last).size >= MANY;
      const begin = () => {
        began = now();
        come = 0;
      };
      if (!isBusy) {
        begin();
        return null;
      }
      return new Promise((resolve) => {
        const timer = setTimeout(() => go(), left);
        go = () => {
          clearTimeout(timer);
          go = () => {};
          begin();
          resolve();
        };
      });
    },
  };
}
