// Who sits where in the matches of a run. Seats are worth different things, and so are neighbours, so bots
// change both.

import type { BySeat } from '@hanchan/tiles';

/** The six orders around a table, seen from the first of four. */
const ORDERS: readonly BySeat<number>[] = [
  [0, 1, 2, 3],
  [0, 3, 2, 1],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
  [0, 1, 3, 2],
  [0, 2, 3, 1],
];

/**
 * The places of the line-up by seat, in a match counted from 0: every four matches each has sat in every seat,
 * and every 24 matches each beside each other, on either side, equally often.
 */
export function seatingOf(match: number): BySeat<number> {
  const order = ORDERS[Math.floor(match / 4) % ORDERS.length]!;
  const at = (seat: number) => order[(seat + match) % 4]!;
  return [at(0), at(1), at(2), at(3)];
}

export const AS_GIVEN: BySeat<number> = [0, 1, 2, 3];
