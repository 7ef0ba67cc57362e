// What a player lets the page do: win, let calls go, discard the drawn tile. A choice that could be regretted, a
// win let go or a kan not made, is never taken over.

import type { Action, SeatView } from '@hanchan/game';

export interface Autos {
  /** Takes every win that is offered. */
  win: boolean;
  /** Lets chi and pon go. */
  noCalls: boolean;
  /** Discards what was drawn. */
  discard: boolean;
}

export const AUTOS = ['win', 'noCalls', 'discard'] as const satisfies readonly (keyof Autos)[];
export const NO_AUTOS: Readonly<Autos> = { win: false, noCalls: false, discard: false };

const WINS: readonly Action['type'][] = ['tsumo', 'ron'];
const KANS: readonly Action['type'][] = ['concealedKan', 'addedKan', 'calledKan'];
const CALLS: readonly Action['type'][] = ['chi', 'pon'];

/** What is done without asking; null leaves the choice to the player. */
export function automaticAction(
  view: SeatView,
  legal: readonly Action[],
  autos: Readonly<Autos>,
): Action | null {
  // At a real table nothing is done for anybody.
  if (view.assistance === 'unassisted' || legal.length === 0) return null;
  const has = (types: readonly Action['type'][]) => legal.find(({ type }) => types.includes(type));
  const win = has(WINS);
  if (win !== undefined) return autos.win ? win : null;
  if (has(KANS) !== undefined || has(['nineTerminals']) !== undefined) return null;
  const pass = has(['pass']);
  if (pass !== undefined) {
    const isAllCalls = legal.every(({ type }) => type === 'pass' || CALLS.includes(type));
    return autos.noCalls && isAllCalls ? pass : null;
  }
  return drawnDiscard(view, legal, autos);
}

/** In riichi there is nothing to choose; otherwise only when the player said so. */
function drawnDiscard(
  view: SeatView,
  legal: readonly Action[],
  autos: Readonly<Autos>,
): Action | null {
  const plain = legal.filter((action) => action.type === 'discard' && !action.riichi);
  const drawn = plain.find((action) => action.type === 'discard' && action.fromDraw);
  if (drawn === undefined) return null;
  const isFixed = view.viewer !== 'spectator' && view.deal!.seats[view.viewer].riichi !== 'none';
  const isForced = isFixed && legal.length === 1;
  return isForced || autos.discard ? drawn : null;
}
