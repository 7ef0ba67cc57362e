// What is said aloud at the table, until it fades.

import type { SpokenCall } from './shouts.ts';

export interface Shout extends SpokenCall {
  readonly id: number;
}

const SHOUT_TIME = 1_100;

export function createShouts() {
  let shouts = $state.raw<readonly Shout[]>([]);
  let number = 0;

  return {
    get all() {
      return shouts;
    },
    /** Whoever speaks again is no longer heard saying what came before. */
    add(said: SpokenCall) {
      const one = { id: ++number, ...said };
      shouts = [...shouts.filter((other) => other.seat !== said.seat), one];
      setTimeout(() => {
        shouts = shouts.filter((other) => other !== one);
      }, SHOUT_TIME);
    },
  };
}
