// The seats of a table and how turns go round it. How many play is for the rules to say (`playersOf` of @hanchan/rules); what
// holds one thing for each seat, and every step from seat to seat, is made here, so that the number stands nowhere else.

import { WINDS, type Wind } from './kind.ts';

/** The first dealer sits at seat 0; turns go from seat to seat. */
export const SEATS = [0, 1, 2, 3] as const;
/** One of `SEATS`. */
export type Seat = (typeof SEATS)[number];

/** One of something for each seat, to read, and in the making. */
export type BySeat<T> = readonly [T, T, T, T];
/** One of something for each seat, in the making. */
export type EachSeat<T> = [T, T, T, T];

/** How many play at a table. */
export type Players = 4;

/** For forms, nets and plans that know no other number. */
export const FOUR: Players = 4;

/** Makes one of something for each seat. */
export const bySeat = <T>(of: (seat: Seat) => T): EachSeat<T> => [of(0), of(1), of(2), of(3)];

/** Nothing won or paid yet, by seat. */
export const noPoints = (): EachSeat<number> => [0, 0, 0, 0];

/** The seat so many turns on, or back where `steps` is below 0. */
export function seatAfter(seat: number, steps: number, players: Players): Seat {
  return ((((seat + steps) % players) + players) % players) as Seat;
}

/** How many turns after `from` it is `to`'s. */
export const turnsTo = (from: number, to: number, players: Players): Seat =>
  seatAfter(to, -from, players);

/** The wind of `seat` when `dealer` is East. */
export function seatWind(seat: Seat, dealer: Seat, players: Players = FOUR): Wind {
  return WINDS[turnsTo(dealer, seat, players)];
}

/** Rounds are counted from 0, East; after North they begin again. */
export const roundWind = (round: number): Wind => WINDS[round % WINDS.length]!;
