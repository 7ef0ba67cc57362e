// Where the four seats are on the screen: the viewer sits at the bottom, the next in turn at the right.

import type { SeatView } from '@hanchan/game';
import { SEATS, type Seat, seatWind, type Wind } from '@hanchan/tiles';

export const PLACES = ['self', 'right', 'across', 'left'] as const;
export type Place = (typeof PLACES)[number];

/** The seat that the screen is seen from: the player's own, or the one a spectator has chosen. */
export function bottomSeat(view: SeatView, watched: Seat = 0): Seat {
  return view.viewer === 'spectator' ? watched : view.viewer;
}

export const placeOf = (seat: Seat, bottom: Seat): Place => PLACES[(seat - bottom + 4) % 4]!;

export const seatAt = (place: Place, bottom: Seat): Seat =>
  ((bottom + PLACES.indexOf(place)) % 4) as Seat;

/** From the bottom of the screen on, in turn. */
export const seatsFrom = (bottom: Seat): Seat[] =>
  SEATS.map((step) => ((bottom + step) % 4) as Seat);

export const windOf = (seat: Seat, { dealer }: SeatView): Wind => seatWind(seat, dealer);

/** Whose last discard is the last tile on the table; null when it was called, or nobody has discarded. */
export function lastDiscarder({ deal }: SeatView): Seat | null {
  if (deal === null) return null;
  const { phase, turn, seats } = deal;
  if (phase.type === 'claims') return phase.offer.by === 'discard' ? phase.offer.from : null;
  // Who has drawn, or is about to pick, follows the discarder; who has called took the tile away.
  const isNext = phase.type === 'pick' || seats[turn].hasDrawn;
  const isCaller = phase.type === 'turn' && !seats[turn].hasDrawn;
  if (isCaller) return null;
  const seat = isNext ? (((turn + 3) % 4) as Seat) : turn;
  const last = seats[seat].discards.at(-1);
  return last === undefined || last.calledBy !== null ? null : seat;
}
