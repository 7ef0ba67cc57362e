// The ways from a finished game to looking at it again, at the seat of whoever played it.

import type { Seat } from '@hanchan/tiles';

/** A review begins at once where it is known whose decisions are meant; the club player judges in points, and quickly. */
export function lookAgain(game: string, seat: Seat | null): { replay: string; review: string } {
  const id = encodeURIComponent(game);
  if (seat === null) return { replay: `/replay/${id}`, review: `/review/${id}` };
  return { replay: `/replay/${id}?seat=${seat}`, review: `/review/${id}?seat=${seat}&level=club` };
}
