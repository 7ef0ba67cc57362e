// Hands and turns of hand-written logs, as their notation writes them.

/** One go-around that ends first turns and helps nobody. */
export const AROUND = '0=1z 1=2z 2=3z 3=5z';

/** Closed, waiting 3m 6m: tanyao and pinfu, 2 han 30 fu. */
export const ALL_INSIDE = '45m234p678p345s88s';
/** The same, with other sets. */
export const INSIDE_TOO = '45m345p567p567s22s';
/** Closed, waiting 6m 9m: pinfu only. */
export const PINFU = '78m456p789p123s99s';
/** Closed, waiting 2s 5s, with a triplet of nines: no yaku of its own, 40 fu. */
export const NINES = '999m234p567p34s88s';
export const ORPHANS = '19m19p19s1234567z';
/** Holds a pair of 5m and fits nothing else. */
export const PAIR = '55m1m2468p2468s36m';
