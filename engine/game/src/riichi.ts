// Declaring riichi: the conditions, and the discards it can be declared with.

import { shanten } from '@hanchan/hand';
import { isClosed, KIND_COUNT, kindOf, type Tile } from '@hanchan/tiles';
import { exchanged, findWaits, without } from './draft.ts';
import type { Match, SeatState } from './match.ts';
import { type Illegal, illegal } from './refusal.ts';
import { liveTiles } from './wallPosition.ts';
import { isDiscardFuriten } from './winning.ts';

/** Why the player to move may not declare riichi whatever the discard; null when it is open. */
export function riichiRefusal(match: Match): Illegal | null {
  const { deal, rules } = match;
  const seat = deal!.turn;
  const state = deal!.seats[seat];
  if (!rules['riichi.allowed']) return illegal('riichiNotAllowed', 'riichi.allowed');
  if (state.riichi !== 'none') {
    return illegal('riichiTwice', 'riichi.allowed', { riichi: 'twice' });
  }
  if (!isClosed({ concealed: state.hand, melds: state.melds })) {
    return illegal('riichiOpenHand', 'riichi.allowed', { riichi: 'openHand' });
  }
  if (rules['riichi.needsDeposit'] && match.scores[seat] < rules['riichi.deposit']) {
    return illegal('riichiNoPoints', 'riichi.needsDeposit');
  }
  if (liveTiles(deal!, rules) < rules['riichi.liveTiles']) {
    return illegal('riichiTooLate', 'riichi.liveTiles');
  }
  return null;
}

/** Why riichi cannot be declared with this discard; null when it can. */
export function riichiDiscardRefusal(match: Match, tile: Tile, fromDraw: boolean): Illegal | null {
  const refusal = riichiRefusal(match);
  if (refusal !== null) return refusal;
  const { deal, rules } = match;
  const state = deal!.seats[deal!.turn];
  const rest = handAfterDiscard(state, tile, fromDraw);
  if (rest === null) return illegal('tileNotHeld');
  const waits = findWaits({ hand: rest, melds: state.melds }, rules);
  if (waits.length === 0) {
    return illegal('riichiNotTenpai', 'riichi.allowed', { riichi: 'notTenpai' });
  }
  if (rules['riichi.whileFuriten']) return null;
  const discards = [...state.discards, { tile, fromDraw, isRiichi: true, calledBy: null }];
  return isDiscardFuriten({ ...state, discards, waits })
    ? illegal('riichiFuriten', 'riichi.whileFuriten')
    : null;
}

const counts = new Uint8Array(KIND_COUNT);

/** A quick look whether any discard leaves the hand tenpai, before each is tried. */
export function canBeTenpai(state: SeatState): boolean {
  if (state.drawn === null) return false;
  counts.fill(0);
  for (let i = 0; i < state.hand.length; i++) counts[kindOf(state.hand[i]!)]!++;
  counts[kindOf(state.drawn)]!++;
  return shanten(counts, state.melds.length) <= 0;
}

/** The hand once a tile has gone; null when it is not held. */
export function handAfterDiscard(
  state: Pick<SeatState, 'hand' | 'drawn'>,
  tile: Tile,
  fromDraw: boolean,
): readonly Tile[] | null {
  if (fromDraw) return state.drawn === tile ? state.hand : null;
  return state.drawn === null
    ? without(state.hand, tile)
    : exchanged(state.hand, tile, state.drawn);
}
