// What is answered to a seat that asks, or acts when it cannot: worked out from what the seat has been told, and from
// nothing else. The match itself does not come in here.

import {
  type Action,
  illegal,
  obstacleFromView,
  refusalFromView,
  type SeatView,
} from '@hanchan/game';
import type { Refusal } from '@hanchan/protocol';
import { type Cite, explain, refusal } from './refusing.ts';

/** A seat's part of the table. */
export interface Told {
  readonly view: SeatView;
  /** The number of the last event that the seat was told. */
  readonly seq: number;
  /** That number when the seat was asked; null while it is not asked. */
  readonly askedAt: number | null;
}

/** Nothing was told and nothing was asked between the two. */
export const isToldSame = (a: Told, b: Told): boolean =>
  a.view === b.view && a.seq === b.seq && a.askedAt === b.askedAt;

const OTHER_SEAT = refusal('otherSeat', 'this is not your seat', 'action.seat');

export const notAsked = (cite: Cite): Refusal => explain(illegal('notAsked'), cite);

/** What stands against an action of this seat; null when nothing does. */
export function whyNot({ view }: Told, action: Action, cite: Cite): Refusal | null {
  if (action.seat !== view.viewer) return OTHER_SEAT;
  const found = refusalFromView(view, action);
  return found === null ? null : explain(found, cite);
}

/** Why a message with an action is not carried out; null when it is. `seq` is the last event its sender knew. */
export function whyNotDone(
  { view, seq: told, askedAt }: Told,
  { seq, action }: { readonly seq: number; readonly action: Action },
  cite: Cite,
): Refusal | null {
  if (action.seat !== view.viewer) return OTHER_SEAT;
  if (seq > told) return refusal('badMessage', `you have been sent only ${told} events`, 'seq');
  if (seq < (askedAt ?? told)) return refusal('stale', 'this answers an earlier question', 'seq');
  const obstacle = obstacleFromView(view, action);
  return obstacle === null ? null : explain(obstacle, cite);
}
