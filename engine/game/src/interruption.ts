// What a call or a kan ends for the others at the table: ippatsu, and being barred by a win let go.

import { seatsOf } from '@hanchan/rules';
import type { Seat } from '@hanchan/tiles';
import type { Draft } from './draft.ts';
import type { SeatState } from './match.ts';

/** Any call or kan ends everybody's ippatsu. */
export function breakIppatsu(draft: Draft): void {
  for (const seat of seatsOf(draft.rules)) {
    if (draft.look(seat).ippatsu) draft.seat(seat).ippatsu = false;
  }
}

/** A call gives the caller, and under some rulebooks everybody, the right to win on a discard back. */
export function clearMissed(draft: Draft, caller: Seat): void {
  for (const seat of seatsOf(draft.rules)) {
    const { hasMissed, riichi }: SeatState = draft.look(seat);
    if (!hasMissed || riichi !== 'none') continue;
    if (seat === caller || draft.rules['furiten.missed'] === 'anyCall') {
      draft.seat(seat).hasMissed = false;
    }
  }
}
