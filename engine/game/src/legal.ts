// What a seat may do now, in a fixed order: the order is part of the contract, because random
// players index into it.

import { kindOf, type Seat, type Tile } from '@hanchan/tiles';
import type { Action } from './action.ts';
import { claimActions } from './claims.ts';
import { declareRefusal } from './exhaustion.ts';
import type { Match } from './match.ts';
import { addedKanTiles, concealedKanKinds } from './ownKans.ts';
import { canBeTenpai, riichiDiscardRefusal, riichiRefusal } from './riichi.ts';
import { discardRefusal, nineTerminalsRefusal } from './turn.ts';
import { liveTiles } from './wallPosition.ts';
import { isValue, tsumoValue } from './winning.ts';

/** The seats from which an action is awaited. */
export function seatsToAct(match: Match): readonly Seat[] {
  const { deal } = match;
  if (match.phase !== 'playing' || deal === null) return [];
  switch (deal.phase.type) {
    case 'turn':
    case 'pick':
      return [deal.turn];
    case 'claims':
      return deal.phase.waiting;
    case 'declarations':
      return deal.phase.waiting.slice(0, 1);
    case 'over':
      return [];
  }
}

const DECLARATIONS = ['tenpai', 'noten'] as const;

/** Everything this seat may do now, in an order that never changes. */
export function legalActions(match: Match, seat: Seat): Action[] {
  const { deal } = match;
  const isEarly = deal?.phase.type === 'declarations' && deal.phase.waiting.includes(seat);
  if (deal === null || (!isEarly && !seatsToAct(match).includes(seat))) return [];
  switch (deal.phase.type) {
    case 'turn':
      return turnActions(match, seat);
    case 'claims':
      return claimActions(match, seat);
    case 'declarations':
      return DECLARATIONS.map((type) => ({ type, seat })).filter(
        (action) => declareRefusal(match, action) === null,
      );
    case 'pick': {
      const slots = liveTiles(deal, match.rules);
      return Array.from({ length: slots }, (_, slot) => ({ type: 'pick', seat, slot }));
    }
    case 'over':
      return [];
  }
}

/** Win, special draw, kans, then discards: those with riichi behind the plain ones. */
function turnActions(match: Match, seat: Seat): Action[] {
  const actions: Action[] = [];
  const discards = plainDiscards(match, seat);
  const state = match.deal!.seats[seat];
  if (state.isDead) return discards;
  if (isValue(tsumoValue(match))) actions.push({ type: 'tsumo', seat });
  if (nineTerminalsRefusal(match) === null) actions.push({ type: 'nineTerminals', seat });
  for (const kind of concealedKanKinds(match)) {
    actions.push({ type: 'concealedKan', seat, tile: kind });
  }
  for (const tile of addedKanTiles(match)) actions.push({ type: 'addedKan', seat, tile });
  for (const discard of discards) actions.push(discard);
  if (riichiRefusal(match) === null && canBeTenpai(state)) {
    for (const { tile, fromDraw } of discards) {
      if (riichiDiscardRefusal(match, tile, fromDraw) === null) {
        actions.push({ type: 'discard', seat, tile, fromDraw, riichi: true });
      }
    }
  }
  return actions;
}

type Discard = Extract<Action, { type: 'discard' }>;

/** Each different tile once from the hand, and the drawn tile. */
function plainDiscards(match: Match, seat: Seat): Discard[] {
  const deal = match.deal!;
  const { hand, drawn } = deal.seats[deal.turn];
  const choices: Discard[] = [];
  const add = (tile: Tile, fromDraw: boolean) =>
    choices.push({ type: 'discard', seat, tile, fromDraw, riichi: false });
  for (let i = 0; i < hand.length; i++) {
    const tile = hand[i]!;
    if (tile !== hand[i - 1] && discardRefusal(match, tile, false, false) === null)
      add(tile, false);
  }
  if (drawn !== null && !deal.barred.includes(kindOf(drawn))) add(drawn, true);
  return choices;
}
