// What the player to move does: discard, kan, win, or end the deal by nine terminals.

import type { Case } from '@hanchan/rules';
import {
  compareTiles,
  isTerminalOrHonour,
  type Kind,
  kindOf,
  type Meld,
  type Seat,
  type Tile,
} from '@hanchan/tiles';
import type { TurnAction } from './action.ts';
import { offerTile } from './claims.ts';
import { type Draft, findWaits } from './draft.ts';
import { turnOwedIndicators } from './drawing.ts';
import { abort } from './exhaustion.ts';
import { swapCase } from './foulCase.ts';
import { groupFault } from './foulEvidence.ts';
import { judge, voidDeal } from './fouls.ts';
import type { Match } from './match.ts';
import { addedKanRefusal, concealedKanMeld, concealedKanRefusal } from './ownKans.ts';
import { type Illegal, illegal } from './refusal.ts';
import { handAfterDiscard, riichiDiscardRefusal } from './riichi.ts';
import { endByTsumo } from './settling.ts';
import { isValue, tsumoValue } from './winning.ts';

/** Why the player to move may not do this; null when it is legal. */
export function turnRefusal(match: Match, action: TurnAction): Illegal | null {
  if (action.type === 'discard' && !isHeld(match, action)) return illegal('tileNotHeld');
  const isPlain = action.type === 'discard' && !action.riichi;
  if (!isPlain && match.deal!.seats[action.seat].isDead) {
    return illegal('deadHand', 'penalty.deadHand');
  }
  switch (action.type) {
    case 'discard':
      return discardRefusal(match, action.tile, action.fromDraw, action.riichi);
    case 'concealedKan':
      return concealedKanRefusal(match, kindOf(action.tile));
    case 'addedKan':
      return addedKanRefusal(match, action.tile);
    case 'tsumo': {
      const value = tsumoValue(match);
      return isValue(value) ? null : value;
    }
    case 'nineTerminals':
      return nineTerminalsRefusal(match);
  }
}

function isHeld(
  { deal }: Match,
  { tile, fromDraw }: { readonly tile: Tile; readonly fromDraw: boolean },
): boolean {
  const { hand, drawn } = deal!.seats[deal!.turn];
  return fromDraw ? drawn === tile : hand.includes(tile);
}

export function discardRefusal(
  match: Match,
  tile: Tile,
  fromDraw: boolean,
  riichi: boolean,
): Illegal | null {
  const deal = match.deal!;
  const state = deal.seats[deal.turn];
  if (!isHeld(match, { tile, fromDraw })) return illegal('tileNotHeld');
  if (state.riichi !== 'none' && !fromDraw) {
    return illegal('riichiHandFixed', 'riichi.allowed', { riichi: 'discard' });
  }
  if (deal.barred.includes(kindOf(tile))) {
    return illegal('swapCall', 'calls.swap', swapCase(state.melds.at(-1)!, tile));
  }
  return riichi ? riichiDiscardRefusal(match, tile, fromDraw) : null;
}

const NINE = 9;
const NINE_TERMINALS: Case = { aborted: 'nineTerminals' };

export function nineTerminalsRefusal({ deal, rules }: Match): Illegal | null {
  const { hand, drawn, discards } = deal!.seats[deal!.turn];
  const isOpen = drawn !== null && discards.length === 0 && !deal!.hasAnyCall;
  if (!isOpen || !rules['draw.abortive'].includes('nineTerminals')) {
    return illegal('nineTerminalsNotAllowed', 'draw.abortive', NINE_TERMINALS);
  }
  const kinds = new Set([...hand, drawn].map(kindOf).filter(isTerminalOrHonour));
  return kinds.size >= NINE ? null : illegal('notNineTerminals', 'draw.abortive', NINE_TERMINALS);
}

/** Carries out a legal action. */
export function takeTurn(draft: Draft, action: TurnAction): void {
  const { seat } = action;
  switch (action.type) {
    case 'discard':
      discard(draft, seat, action.tile, action.fromDraw, action.riichi);
      break;
    case 'concealedKan':
      declareConcealedKan(draft, seat, kindOf(action.tile));
      break;
    case 'addedKan':
      declareAddedKan(draft, seat, action.tile);
      break;
    case 'tsumo':
      endByTsumo(draft);
      break;
    case 'nineTerminals':
      abort(draft, 'nineTerminals', [seat]);
      break;
  }
}

function discard(draft: Draft, seat: Seat, tile: Tile, fromDraw: boolean, riichi: boolean): void {
  const { deal, rules } = draft;
  const state = draft.seat(seat);
  // Kans of this turn whose indicator waits for the discard turn it now.
  turnOwedIndicators(draft);
  const hand = handAfterDiscard(state, tile, fromDraw)!;
  const isSame = hand === state.hand;
  state.hand = hand;
  state.drawn = null;
  state.discards = [...state.discards, { tile, fromDraw, isRiichi: riichi, calledBy: null }];
  state.ippatsu = false;
  if (!isSame) state.waits = findWaits(state, rules);
  deal.barred = [];
  if (riichi) deal.pendingRiichi = seat;
  draft.tell({ type: 'discarded', seat, tile, fromDraw, riichi });
  if (isEndedByGroup(draft, seat)) return;
  offerTile(draft, { from: seat, tile, by: 'discard' });
}

/** A meld that is no group could be put right until the discard; now it is judged, once. */
function isEndedByGroup(draft: Draft, seat: Seat): boolean {
  const state = draft.seat(seat);
  if (!state.faults.includes('invalidGroup')) return false;
  state.faults = state.faults.filter((fault) => fault !== 'invalidGroup');
  const isEnded =
    judge(draft, seat, 'invalidGroup', { because: groupFault(state.melds) }) === 'chombo';
  if (isEnded) voidDeal(draft, [seat]);
  return isEnded;
}

/** Takes all tiles of a kind out of hand and draw. */
function takeKind(state: { hand: readonly Tile[]; drawn: Tile | null }, kind: Kind): Tile[] {
  const held = state.drawn === null ? [...state.hand] : [...state.hand, state.drawn];
  state.hand = held.filter((tile) => kindOf(tile) !== kind).sort(compareTiles);
  state.drawn = null;
  return held.filter((tile) => kindOf(tile) === kind).sort(compareTiles);
}

function declareConcealedKan(draft: Draft, seat: Seat, kind: Kind): void {
  const state = draft.seat(seat);
  const meld = concealedKanMeld(takeKind(state, kind));
  state.melds = [...state.melds, meld];
  // Which of the four was drawn, a red five perhaps, is nobody's business.
  finishDeclaring(draft, seat, kind, meld, 'concealedKan');
}

function declareAddedKan(draft: Draft, seat: Seat, tile: Tile): void {
  const state = draft.seat(seat);
  const kind = kindOf(tile);
  takeKind(state, kind);
  const pon = state.melds.find((meld) => meld.type === 'pon' && kindOf(meld.tiles[0]!) === kind)!;
  const tiles = [...pon.tiles, tile].sort(compareTiles);
  const meld: Meld = { type: 'addedKan', tiles, from: pon.from, called: pon.called };
  state.melds = state.melds.map((other) => (other === pon ? meld : other));
  finishDeclaring(draft, seat, tile, meld, 'addedKan');
}

function finishDeclaring(
  draft: Draft,
  seat: Seat,
  tile: Tile,
  meld: Meld,
  by: 'addedKan' | 'concealedKan',
): void {
  const { deal, rules } = draft;
  const state = draft.seat(seat);
  state.waits = findWaits(state, rules);
  draft.tell({ type: 'kanDeclared', seat, tile, meld });
  deal.barred = [];
  offerTile(draft, { from: seat, tile, by });
}
