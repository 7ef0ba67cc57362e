// Hands and discards of the situations that are tried under all six rulebooks.

/** Waits for 3p and 6p with pinfu, and can also pon a 6p, so that it is asked about one. */
export const PINFU = '123m456m789s4566p';
export const PINFU_TOO = '123s456s789m4566p';
export const NOTHING = '147m28p369s12346z';
export const MIDDLE = { E: '8s', S: '8m', W: '8p', N: '8m' };
