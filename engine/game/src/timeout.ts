// What is done for a player whose time is up. No rulebook sets a time for a move, so the
// server decides when it is up; what then happens must never be a foul.

import type { Seat } from '@hanchan/tiles';
import type { Action } from './action.ts';
import { legalActions } from './legal.ts';
import type { Match } from './match.ts';

/** Null when nothing is awaited from the seat. */
export function timeoutAction(match: Match, seat: Seat): Action | null {
  return defaultAction(legalActions(match, seat));
}

/**
 * Of the legal actions: claims are let go, tenpai is declared, the drawn tile is discarded; after a call, where
 * there is none, the first tile that may go. Null when there are none.
 */
export function defaultAction(actions: readonly Action[]): Action | null {
  const has = (type: Action['type']) => actions.find((action) => action.type === type);
  const discards = actions.filter((action) => action.type === 'discard' && !action.riichi);
  const drawn = discards.find((action) => action.type === 'discard' && action.fromDraw);
  return has('pass') ?? has('tenpai') ?? has('pick') ?? drawn ?? discards[0] ?? null;
}
