// How far a discard leads away from a complete hand.

import { formsOf } from '@hanchan/examination';
import type { Action, Match } from '@hanchan/game';
import { handShanten } from '@hanchan/hand';
import { kindOf, type Tile } from '@hanchan/tiles';

/** How many tiles more are missing than after the best discard; null for what is no discard of the player to move. */
export function missingAfter(match: Match, action: Action): number | null {
  if (action.type !== 'discard' || match.deal?.phase.type !== 'turn') return null;
  const { hand, drawn, melds } = match.deal.seats[action.seat];
  const forms = formsOf(match.rules);
  const held = drawn === null ? hand : [...hand, drawn];
  const after = (tile: Tile) => {
    const at = held.findIndex((one) => kindOf(one) === kindOf(tile));
    return handShanten({ concealed: held.filter((_, i) => i !== at), melds }, forms);
  };
  if (!held.some((one) => kindOf(one) === kindOf(action.tile))) return null;
  return after(action.tile) - Math.min(...held.map(after));
}
