// Chance from a published seed, which may be any text: a date, the numbers of a lottery, the name of the event.
// The same seed gives the same plan on every machine.

import { sha256Hex } from '@hanchan/rules';

/** A whole number from 0 up to, not including, the bound. */
export type Chance = (below: number) => number;

/** Xoshiro128**, its state taken from the SHA-256 of the seed and of what the chance is for. */
export function chanceFor(seed: string, ...purpose: readonly (string | number)[]): Chance {
  const digest = sha256Hex(['hanchan-seating-1', seed, ...purpose].join(':'));
  const word = (at: number) => Number.parseInt(digest.slice(8 * at, 8 * at + 8), 16) | 0;
  let [a, b, c, d] = [word(0), word(1), word(2), word(3) | 1];
  return (below) => {
    const fives = Math.imul(b, 5);
    const result = Math.imul((fives << 7) | (fives >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return Math.floor((result / 2 ** 32) * below);
  };
}

/** In place. */
export function shuffle<T extends number[] | Int32Array>(items: T, chance: Chance): T {
  for (let left = items.length; left > 1; left--) {
    const at = chance(left);
    const last = items[left - 1]!;
    items[left - 1] = items[at]!;
    items[at] = last;
  }
  return items;
}

export const upTo = (size: number): number[] => Array.from({ length: size }, (_, at) => at);
