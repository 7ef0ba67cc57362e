// Kans of one's own turn: four concealed tiles, or a fourth onto a pon, and what riichi allows.

import { decompose, TRIPLET } from '@hanchan/hand';
import type { RuleValues } from '@hanchan/rules';
import { countTiles, type Kind, kindOf, type Meld, type Tile } from '@hanchan/tiles';
import { kanRefusal } from './calls.ts';
import { findWaits, withTile } from './draft.ts';
import type { Match, SeatState } from './match.ts';
import { type Illegal, illegal } from './refusal.ts';

/** The meld that four tiles of a player's hand make. */
export function concealedKanMeld(tiles: readonly Tile[]): Meld {
  return { type: 'concealedKan', tiles, from: null, called: null };
}

/** Kinds of which the player to move can declare a concealed kan. */
export function concealedKanKinds(match: Match): Kind[] {
  const state = match.deal!.seats[match.deal!.turn];
  if (state.drawn === null || match.deal!.lastDraw === 'call') return [];
  const { hand } = state;
  const kinds: Kind[] = [];
  // The hand is in order, and holds three of them at least.
  for (let i = 2; i < hand.length; i++) {
    const kind = kindOf(hand[i]!);
    if (kind !== kindOf(hand[i - 2]!) || kind === kinds.at(-1)) continue;
    if (concealedKanRefusal(match, kind) === null) kinds.push(kind);
  }
  return kinds;
}

export function concealedKanRefusal(match: Match, kind: Kind): Illegal | null {
  const { deal, rules } = match;
  const state = deal!.seats[deal!.turn];
  if (!rules['kan.concealed']) return illegal('kanNotAllowed', 'kan.concealed');
  if (state.drawn === null || deal!.lastDraw === 'call') {
    return illegal('kanAfterCall', 'kan.concealed', { turn: 'call' });
  }
  const copies = [...state.hand, state.drawn].filter((tile) => kindOf(tile) === kind).length;
  if (copies < 4) return illegal('noSuchMeld');
  const limit = kanRefusal(match);
  if (limit !== null) return limit;
  if (state.riichi === 'none' || keepsRiichiHand(state, kind, rules)) return null;
  return illegal('kanChangesHand', 'riichi.concealedKan');
}

/** In riichi only the drawn tile may complete a kan, and only if the hand stays what it was. */
function keepsRiichiHand(state: SeatState, kind: Kind, rules: RuleValues): boolean {
  const rule = rules['riichi.concealedKan'];
  if (rule === 'never' || kindOf(state.drawn!) !== kind) return false;
  const rest = state.hand.filter((tile) => kindOf(tile) !== kind);
  const kan = concealedKanMeld([kind, kind, kind, kind]);
  const after = findWaits({ hand: rest, melds: [...state.melds, kan] }, rules);
  if (after.join() !== state.waits.join()) return false;
  return rule === 'sameWaits' || state.waits.every((wait) => isAlwaysTriplet(state, kind, wait));
}

/** In every reading of the hand with this wait the three copies stand as a triplet. */
function isAlwaysTriplet(state: SeatState, kind: Kind, wait: Kind): boolean {
  const counts = countTiles(withTile(state.hand, wait));
  const setsInHand = 4 - state.melds.length;
  const { count, sets } = decompose(counts, setsInHand);
  for (let i = 0; i < count; i++) {
    const mine = sets.subarray(i * 4, i * 4 + setsInHand);
    if (!mine.includes(kind | TRIPLET)) return false;
  }
  return count > 0;
}

/** Tiles that the player to move can add to a pon. */
export function addedKanTiles(match: Match): Tile[] {
  const state = match.deal!.seats[match.deal!.turn];
  if (!state.melds.some(({ type }) => type === 'pon')) return [];
  const held = state.drawn === null ? state.hand : [...state.hand, state.drawn];
  const tiles = held.filter((tile) => addedKanRefusal(match, tile) === null);
  return [...new Set(tiles)];
}

export function addedKanRefusal(match: Match, tile: Tile): Illegal | null {
  const { deal, rules } = match;
  const state = deal!.seats[deal!.turn];
  if (!rules['kan.added']) return illegal('kanNotAllowed', 'kan.added');
  if (deal!.lastDraw === 'call') {
    return illegal('kanAfterCall', 'kan.added', { turn: 'call' });
  }
  const isHeld = state.drawn === tile || state.hand.includes(tile);
  if (!isHeld) return illegal('tileNotHeld');
  const isPon = ({ type, tiles }: Meld) => type === 'pon' && kindOf(tiles[0]!) === kindOf(tile);
  if (!state.melds.some(isPon)) return illegal('noSuchMeld');
  return kanRefusal(match);
}
