// Who sits where and who deals first, by wind tiles and dice. Places are counted anticlockwise around the
// table; what comes out is each player's seat, with the first dealer at seat 0.

import { type BySeat, bySeat, FOUR, type Seat, seatAfter, WINDS, type Wind } from '@hanchan/tiles';

/** Who sits where after the draw. */
export interface SeatDraw {
  /** The seat of the player who stood at each place before the draw. */
  readonly seats: BySeat<Seat>;
}

/** Four wind tiles are drawn from. */
const turned = (place: number, steps: number) => seatAfter(place, steps, FOUR);

/** Each player picks a wind tile and sits there; whoever has East deals first. */
export function directDraw(picks: BySeat<Wind>): SeatDraw {
  return { seats: picks.map((wind) => WINDS.indexOf(wind)) as unknown as BySeat<Seat> };
}

/** What happened in a draw for seats with tiles and dice. */
export interface TraditionalDraw {
  /** Who mixed the tiles; the player opposite rolls first. */
  readonly shuffler: Seat;
  /** The four winds as they lie from the odd number tile to the even one. */
  readonly row: BySeat<Wind>;
  /** Two dice each: for the temporary East, then, rolled there, for the first dealer. */
  readonly seatRoll: number;
  readonly dealerRoll: number;
}

/** Who sits where after a draw with tiles and dice, and how it came about. */
export interface TraditionalSeats extends SeatDraw {
  readonly temporaryEast: Seat;
  /** The wind that each player received, by the place before the draw. */
  readonly winds: BySeat<Wind>;
  /** The place of the first dealer. */
  readonly firstDealer: Seat;
}

/**
 * A roll counts players from the roller as one. From the end of the row that matches the roll, odd or even, the
 * winds go round from the temporary East; everybody moves to the wind received, seen from there.
 */
export function traditionalDraw({
  shuffler,
  row,
  seatRoll,
  dealerRoll,
}: TraditionalDraw): TraditionalSeats {
  const temporaryEast = turned(turned(shuffler, 2), seatRoll - 1);
  const order = seatRoll % 2 === 0 ? [...row].reverse() : [...row];
  const winds = bySeat((place) => order[turned(place, -temporaryEast)]!);
  const firstDealer = turned(temporaryEast, dealerRoll - 1);
  const seats = winds.map((wind) => {
    const place = turned(temporaryEast, WINDS.indexOf(wind));
    return turned(place, -firstDealer);
  });
  return {
    temporaryEast,
    winds,
    firstDealer,
    seats: seats as unknown as BySeat<Seat>,
  };
}
