// Carrying out a foul: the act happens as at a real table, and what it costs follows now or later.

import type { Seat } from '@hanchan/tiles';
import type { Action, ClaimAction, TurnAction } from './action.ts';
import { answerClaim } from './claims.ts';
import type { Draft } from './draft.ts';
import { declare } from './exhaustion.ts';
import { foulCase } from './foulCase.ts';
import { evidenceOf } from './foulEvidence.ts';
import type { Foul } from './foulKinds.ts';
import { addFault, chomboAtDraw, judge, voidDeal } from './fouls.ts';
import type { Illegal } from './refusal.ts';
import { takeTurn } from './turn.ts';

/** `because` is why the act was refused. */
export function commitFoul(draft: Draft, action: Action, foul: Foul, because: Illegal): void {
  const judged = () => {
    const { match } = draft;
    const evidence = evidenceOf(match, action, because);
    return judge(draft, action.seat, foul, evidence, foulCase(match, action, foul)) === 'chombo';
  };
  switch (action.type) {
    case 'tsumo':
      if (judged()) voidDeal(draft, [action.seat]);
      break;
    case 'discard':
      discardFoully(draft, action, foul, judged);
      break;
    case 'concealedKan':
    case 'addedKan':
      kanFoully(draft, action, foul, judged);
      break;
    case 'tenpai':
      declareFalseTenpai(draft, action.seat, judged);
      break;
    default:
      answerClaim(draft, action as ClaimAction, foul);
  }
}

/** Judges the act; true when it is a chombo. */
type Judging = () => boolean;

/** Whatever it costs, the hand counts as noten. */
function declareFalseTenpai(draft: Draft, seat: Seat, judged: Judging): void {
  if (judged() && chomboAtDraw(draft, [seat])) return;
  declare(draft, { type: 'noten', seat });
}

type DiscardAction = Extract<TurnAction, { type: 'discard' }>;

function discardFoully(draft: Draft, action: DiscardAction, foul: Foul, judged: Judging): void {
  const { seat } = action;
  // A false riichi looks like any other until the hand has to be shown.
  if (foul === 'notenRiichi') {
    addFault(draft, seat, 'notenRiichi');
    takeTurn(draft, action);
    return;
  }
  if (foul === 'riichiDiscard') addFault(draft, seat, 'riichiDiscard');
  if (judged()) voidDeal(draft, [seat]);
  // A riichi on an open or dead hand, or too late, is void: the tile is simply discarded.
  else takeTurn(draft, { ...action, riichi: false });
}

function kanFoully(
  draft: Draft,
  action: Extract<TurnAction, { type: 'concealedKan' | 'addedKan' }>,
  foul: Foul,
  judged: Judging,
): void {
  const { seat } = action;
  if (foul === 'riichiKan') {
    addFault(draft, seat, 'riichiKan');
    takeTurn(draft, action);
    return;
  }
  // A kan with a dead hand or without the tiles is void, and the turn goes on.
  if (judged()) voidDeal(draft, [seat]);
}
