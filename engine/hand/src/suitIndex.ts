// Where does a suit stand in the tables? Its counts read as digits of base 5, rank 1 the lowest.

import { type Counts, FIRST_WIND, type Kind } from '@hanchan/tiles';

export const SUIT_RANKS = 9;
export const HONOUR_RANKS = 7;

/** What one tile of each rank adds to the index of its suit; the last entry is the size of a table. */
export const POWERS: readonly number[] = [
  1, 5, 25, 125, 625, 3_125, 15_625, 78_125, 390_625, 1_953_125,
];

export const SUIT_SIZE = 1_953_125;
export const HONOUR_SIZE = 78_125;

/** Written out because a loop here would cost the hot path more than half its speed. */
export function suitIndex(counts: Counts, first: Kind): number {
  return (
    counts[first]! +
    counts[first + 1]! * 5 +
    counts[first + 2]! * 25 +
    counts[first + 3]! * 125 +
    counts[first + 4]! * 625 +
    counts[first + 5]! * 3_125 +
    counts[first + 6]! * 15_625 +
    counts[first + 7]! * 78_125 +
    counts[first + 8]! * 390_625
  );
}

/** Where the honours stand in the tables. */
export function honourIndex(counts: Counts): number {
  return (
    counts[FIRST_WIND]! +
    counts[FIRST_WIND + 1]! * 5 +
    counts[FIRST_WIND + 2]! * 25 +
    counts[FIRST_WIND + 3]! * 125 +
    counts[FIRST_WIND + 4]! * 625 +
    counts[FIRST_WIND + 5]! * 3_125 +
    counts[FIRST_WIND + 6]! * 15_625
  );
}
