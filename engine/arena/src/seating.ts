// Who sits where in the matches of a run. Seats are worth different things, and so are neighbours, so bots
// change both.

import { type BySeat, bySeat, FOUR, SEATS, seatAfter } from '@hanchan/tiles';

/** The six orders around a table, seen from the first of four. */
const ORDERS: readonly BySeat<number>[] = [
  SEATS,
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
  const order = ORDERS[Math.floor(match / FOUR) % ORDERS.length]!;
  return bySeat((seat) => order[seatAfter(seat, match, FOUR)]);
}

export const AS_GIVEN: BySeat<number> = SEATS;
