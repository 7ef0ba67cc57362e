// Hands for the end of a deal: one that waits for each player, and one that waits for nothing.

import { WINDS, type Wind } from '@hanchan/tiles';

export const READY: Readonly<Record<Wind, string>> = {
  E: '123s456s789m4566p',
  S: '123m456m789s4566p',
  W: '234m234s567m5577z',
  N: '345s345p678s1122z',
};
export const NOTHING = '147m28p369s12346z';

/** All four hands, of which these wait. */
export const handsWith = (ready: readonly Wind[]): Readonly<Record<string, string>> =>
  Object.fromEntries(WINDS.map((wind) => [wind, ready.includes(wind) ? READY[wind] : NOTHING]));
