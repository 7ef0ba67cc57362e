// What a foul was exactly, as far as rulebooks speak of it in different places.

import type { Case, FactValue } from '@hanchan/rules';
import { kindOf, type Meld, type Tile } from '@hanchan/tiles';
import type { Action } from './action.ts';
import type { Foul } from './foulKinds.ts';
import type { Match } from './match.ts';
import { furitenRule } from './winning.ts';

/** `match` is as it was when the act was done. */
export function foulCase(match: Match, action: Action, foul: Foul): Case | undefined {
  switch (foul) {
    case 'falseWin':
      return { fault: winFault(match, action) };
    case 'emptyCall':
    case 'deadHandDeclaration':
      return { declared: declaredBy(action) };
    case 'swapDiscard':
      return swapCase(
        match.deal!.seats[action.seat].melds.at(-1)!,
        (action as Extract<Action, { type: 'discard' }>).tile,
      );
    default:
      return undefined;
  }
}

function winFault(match: Match, { type, seat }: Action): FactValue<'fault'> {
  const { deal } = match;
  const state = deal!.seats[seat];
  if (state.isDead) return 'deadHand';
  if (type !== 'ron' || deal!.phase.type !== 'claims') return 'noWin';
  const kind = kindOf(deal!.phase.offer.tile);
  const isFuriten = furitenRule(match, seat, kind) !== null;
  return state.waits.includes(kind) && isFuriten ? 'furiten' : 'noWin';
}

function declaredBy({ type }: Action): FactValue<'declared'> {
  if (type === 'discard') return 'riichi';
  return type === 'concealedKan' || type === 'addedKan' ? 'kan' : 'call';
}

/** Which of the tiles that a call bars was discarded after it. */
export function swapCase(meld: Meld, tile: Tile): Case {
  if (meld.type !== 'chi') return { swap: 'afterPon' };
  return { swap: kindOf(meld.called!) === kindOf(tile) ? 'afterChi' : 'otherEnd' };
}
