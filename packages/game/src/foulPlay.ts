// Carrying out a foul: the act happens as at a real table, and what it costs follows now or later.

import type { Seat } from '@hanchan/tiles';
import type { Action, ClaimAction, TurnAction } from './action.ts';
import { answerClaim } from './claims.ts';
import type { Draft } from './draft.ts';
import { declare } from './exhaustion.ts';
import { foulCase } from './foulCase.ts';
import { chomboAtDraw, type Foul, judge, voidDeal } from './fouls.ts';
import { takeTurn } from './turn.ts';

export function commitFoul(draft: Draft, action: Action, foul: Foul): void {
  switch (action.type) {
    case 'tsumo':
      declareFalseWin(draft, action, foul);
      break;
    case 'discard':
      discardFoully(draft, action, foul);
      break;
    case 'concealedKan':
    case 'addedKan':
      kanFoully(draft, action, foul);
      break;
    case 'tenpai':
      declareFalseTenpai(draft, action.seat, foul);
      break;
    default:
      answerClaim(draft, action as ClaimAction, foul);
  }
}

function declareFalseWin(draft: Draft, action: Action, foul: Foul): void {
  const { seat } = action;
  const one = foulCase(draft.match, action, foul);
  if (judge(draft, seat, foul, one) === 'chombo') voidDeal(draft, [seat]);
}

/** Whatever it costs, the hand counts as noten. */
function declareFalseTenpai(draft: Draft, seat: Seat, foul: Foul): void {
  const isChombo = judge(draft, seat, foul) === 'chombo';
  if (isChombo && chomboAtDraw(draft, [seat])) return;
  declare(draft, { type: 'noten', seat });
}

type DiscardAction = Extract<TurnAction, { type: 'discard' }>;

function discardFoully(draft: Draft, action: DiscardAction, foul: Foul): void {
  const { seat } = action;
  // A false riichi looks like any other until the hand has to be shown.
  if (foul === 'notenRiichi') {
    addFault(draft, seat, 'notenRiichi');
    takeTurn(draft, action);
    return;
  }
  if (foul === 'riichiDiscard') addFault(draft, seat, 'riichiDiscard');
  const isEnded = judge(draft, seat, foul, foulCase(draft.match, action, foul)) === 'chombo';
  if (isEnded) voidDeal(draft, [seat]);
  // A riichi on an open or dead hand, or too late, is void: the tile is simply discarded.
  else takeTurn(draft, { ...action, riichi: false });
}

function kanFoully(
  draft: Draft,
  action: Extract<TurnAction, { type: 'concealedKan' | 'addedKan' }>,
  foul: Foul,
): void {
  const { seat } = action;
  if (foul === 'riichiKan') {
    addFault(draft, seat, 'riichiKan');
    takeTurn(draft, action);
    return;
  }
  // A kan with a dead hand or without the tiles is void, and the turn goes on.
  const one = foulCase(draft.match, action, foul);
  if (judge(draft, seat, foul, one) === 'chombo') voidDeal(draft, [seat]);
}

export function addFault(draft: Draft, seat: Seat, fault: Foul): void {
  const state = draft.seat(seat);
  state.faults = [...state.faults, fault];
}
