// The riichi sticks of the deal that is being played, as the phones at the table have told them.

import { SEATS, type Seat } from '@hanchan/tiles';
import type { Entry } from './entry.ts';

/** A stick belongs to the deal it was told in: when that deal is recorded it is gone, and undone it lies there again. */
export function sticksOf(entries: readonly Entry[], lastHand: string | null): readonly Seat[] {
  const laid = new Set<Seat>();
  for (const { act } of entries) {
    if (act.type !== 'stick' || act.after !== lastHand) continue;
    if (act.isLaid) laid.add(act.seat);
    else laid.delete(act.seat);
  }
  return SEATS.filter((seat) => laid.has(seat));
}
