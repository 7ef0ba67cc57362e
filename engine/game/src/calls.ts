// Calling a discard for a meld: who may, with which tiles, and what it forbids afterwards.

import { nextSeat, playersOf, type RuleValues } from '@hanchan/rules';
import type { Liability } from '@hanchan/score';
import {
  compareTiles,
  FIRST_DRAGON,
  FIRST_WIND,
  type Kind,
  kindOf,
  type Meld,
  type MeldType,
  type Seat,
  type Source,
  type Tile,
  turnsTo,
} from '@hanchan/tiles';
import type { Match, Offer, SeatState } from './match.ts';
import { type Illegal, illegal } from './refusal.ts';
import { liveTiles } from './wallPosition.ts';

export type Call = 'chi' | 'pon' | 'calledKan';

/** Why nobody, or not this seat, may call the offered tile at all; null when calls are open. */
export function callRefusal(match: Match, seat: Seat, offer: Offer, call: Call): Illegal | null {
  const { deal, rules } = match;
  if (offer.by !== 'discard') return illegal('callNotAllowed');
  if (deal!.seats[seat].riichi !== 'none') {
    return illegal('callInRiichi', 'riichi.allowed', { riichi: 'call' });
  }
  const live = liveTiles(deal!, rules);
  if (live === 0 && rules['calls.lastDiscard'] === 'winOnly') {
    return illegal('callOnLastTile', 'calls.lastDiscard');
  }
  if (call === 'chi') {
    const isNext = nextSeat(offer.from, rules) === seat;
    return rules['calls.chi'] === 'nextPlayer' && isNext
      ? null
      : illegal('callNotAllowed', 'calls.chi');
  }
  if (call === 'pon') return null;
  if (!rules['kan.called']) return illegal('kanNotAllowed', 'kan.called');
  return kanRefusal(match);
}

/** Limits that hold for every kan. */
export function kanRefusal({ deal, rules }: Match): Illegal | null {
  if (deal!.kans.length >= rules['kan.perDeal']) return illegal('kanLimit', 'kan.perDeal');
  if (liveTiles(deal!, rules) === 0 && !rules['kan.lastTile']) {
    return illegal('kanNoLiveTile', 'kan.lastTile');
  }
  return null;
}

/** The ways to make a meld with the offered tile: each the tiles of the player's own hand that are used. */
export function callOptions(match: Match, seat: Seat, offer: Offer, call: Call): Tile[][] {
  if (callRefusal(match, seat, offer, call) !== null) return [];
  const ways = waysToMeld(match, seat, offer, call);
  if (ways.length === 0) return ways;
  return ways.filter((own) => leavesDiscard(match, seat, offer, call, own));
}

/** The ways that the tiles of the hand give, whatever may be discarded afterwards. */
export function waysToMeld(match: Match, seat: Seat, offer: Offer, call: Call): Tile[][] {
  const { hand } = match.deal!.seats[seat];
  const kind = kindOf(offer.tile);
  return call === 'chi' ? chiWays(hand, kind) : sameWays(hand, kind, call === 'pon' ? 2 : 3);
}

function sameWays(hand: readonly Tile[], kind: Kind, size: number): Tile[][] {
  let count = 0;
  for (let i = 0; i < hand.length; i++) if (kindOf(hand[i]!) === kind) count++;
  if (count < size) return [];
  const copies = hand.filter((tile) => kindOf(tile) === kind);
  return distinct(choose(copies, size));
}

function chiWays(hand: readonly Tile[], kind: Kind): Tile[][] {
  if (kind >= FIRST_WIND) return [];
  const rank = kind % 9;
  const ways: Tile[][] = [];
  for (let first = Math.max(0, rank - 2); first <= Math.min(6, rank); first++) {
    const start = kind - rank + first;
    const low = start === kind ? start + 1 : start;
    const high = start + 2 === kind ? start + 1 : start + 2;
    const lows = different(hand, low);
    if (lows.length === 0) continue;
    const highs = different(hand, high);
    for (const x of lows) for (const y of highs) ways.push([x, y]);
  }
  return ways;
}

/** The tiles of a kind in a hand, each look once. */
function different(hand: readonly Tile[], kind: Kind): readonly Tile[] {
  let found: Tile[] | null = null;
  for (let i = 0; i < hand.length; i++) {
    const tile = hand[i]!;
    if (kindOf(tile) !== kind) continue;
    if (found === null) found = [tile];
    else if (!found.includes(tile)) found.push(tile);
  }
  return found ?? NONE;
}

const NONE: readonly Tile[] = [];

/** All choices of `size` tiles that look different (a red five is not a plain one). */
function choose(tiles: readonly Tile[], size: number): Tile[][] {
  if (size === 0) return [[]];
  return tiles.flatMap((tile, i) =>
    choose(tiles.slice(i + 1), size - 1).map((rest) => [tile, ...rest]),
  );
}

function distinct(ways: Tile[][]): Tile[][] {
  const seen = new Set<string>();
  return ways.filter((way) => {
    const key = way.join();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** A call that would leave only forbidden discards is not offered. */
function leavesDiscard(
  match: Match,
  seat: Seat,
  offer: Offer,
  call: Call,
  own: readonly Tile[],
): boolean {
  if (call === 'calledKan') return true;
  const barred = barredAfter(match.rules, call, kindOf(offer.tile), own.map(kindOf));
  if (barred.length === 0) return true;
  const used = [...own];
  return match.deal!.seats[seat].hand.some((tile) => {
    const at = used.indexOf(tile);
    if (at >= 0) {
      used.splice(at, 1);
      return false;
    }
    return !barred.includes(kindOf(tile));
  });
}

/** Kinds that must not be discarded right after this call. */
export function barredAfter(
  rules: RuleValues,
  call: Call,
  called: Kind,
  own: readonly Kind[],
): Kind[] {
  if (rules['calls.swap'] === 'allowed' || call === 'calledKan') return [];
  if (call === 'pon') return [called];
  const low = Math.min(...own);
  const high = Math.max(...own);
  if (called < low && high % 9 < 8) return [called, high + 1];
  if (called > high && low % 9 > 0) return [called, low - 1];
  return [called];
}

const SOURCES: readonly (Source | null)[] = [null, 'right', 'across', 'left'];

/** The meld that a call lays open. */
export function makeMeld(
  type: MeldType,
  seat: Seat,
  offer: Offer,
  own: readonly Tile[],
  rules: RuleValues,
): Meld {
  return {
    type,
    tiles: [...own, offer.tile].sort(compareTiles),
    from: SOURCES[turnsTo(seat, offer.from, playersOf(rules))]!,
    called: offer.tile,
  };
}

/**
 * Who feeds the last visible set of a yakuman answers for it. A concealed kan is visible, a concealed
 * triplet is not; promoting a pon feeds nothing.
 */
export function liabilitiesAfterCall(
  state: SeatState,
  meld: Meld,
  from: Seat,
  rules: RuleValues,
): readonly Liability[] {
  if (meld.type === 'chi') return state.liable;
  const covered = rules['liability.yaku'];
  if (covered.length === 0) return state.liable;
  const kind = kindOf(meld.tiles[0]!);
  const kinds = state.melds
    .filter(({ type }) => type !== 'chi')
    .map(({ tiles }) => kindOf(tiles[0]!));
  const dragons = kinds.filter((k) => k >= FIRST_DRAGON).length;
  const winds = kinds.filter((k) => k >= FIRST_WIND && k < FIRST_DRAGON).length;
  const kans = state.melds.filter(({ tiles }) => tiles.length === 4).length;
  const fed: Record<string, boolean> = {
    daisangen: kind >= FIRST_DRAGON && dragons === 3,
    daisuushii: kind >= FIRST_WIND && kind < FIRST_DRAGON && winds === 4,
    suukantsu: meld.type === 'calledKan' && kans === 4,
  };
  const added = covered.filter((yaku) => fed[yaku]).map((yaku) => ({ yaku, seat: from }));
  return added.length === 0 ? state.liable : [...state.liable, ...added];
}
