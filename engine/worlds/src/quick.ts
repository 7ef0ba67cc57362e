// A player for rollouts, who looks at the table itself and only at what its seat may know: least shanten with connected
// tiles kept, riichi, calls with a clear yaku, folds when a riichi or three melds stand against a hand far from tenpai.

import { type Action, legalActions, type Match, type SeatState } from '@hanchan/game';
import { shanten } from '@hanchan/hand';
import {
  FIRST_WIND,
  isRedFive,
  isSimple,
  KIND_COUNT,
  type Kind,
  kindOf,
  type Seat,
} from '@hanchan/tiles';
import { countVisible, safetyOf, threatsTo } from './quickSafety.ts';
import { hasOpenHan, isValueHonour } from './yakuPlans.ts';

type Discarding = Extract<Action, { type: 'discard' }>;

const counts = new Uint8Array(KIND_COUNT);
const near = new Int8Array(KIND_COUNT);
const seen = new Uint8Array(KIND_COUNT);

/** What such a player does, of more than one legal action. */
function quick(match: Match, seat: Seat, legal: readonly Action[]): Action {
  const first = legal[0]!;
  if (first.type === 'tsumo' || first.type === 'ron') return first;
  switch (match.deal!.phase.type) {
    case 'claims':
      return answer(match, seat, legal);
    case 'turn':
      return discard(match, seat, legal) ?? first;
    default:
      return first;
  }
}

/** The action of a seat: the only one where there is no choice. */
export function quickAction(match: Match, seat: Seat): Action {
  const legal = legalActions(match, seat);
  return legal.length === 1 ? legal[0]! : quick(match, seat, legal);
}

function fill({ hand, drawn }: SeatState): void {
  counts.fill(0);
  for (let i = 0; i < hand.length; i++) counts[kindOf(hand[i]!)]!++;
  if (drawn !== null) counts[kindOf(drawn)]!++;
}

function answer(match: Match, seat: Seat, legal: readonly Action[]): Action {
  const deal = match.deal!;
  const state = deal.seats[seat];
  const pass = legal[legal.length - 1]!;
  if (deal.phase.type !== 'claims' || state.riichi !== 'none') return pass;
  const melds = state.melds.length;
  fill(state);
  const now = shanten(counts, melds);
  if (now === 0 || (now > 1 && threatsTo(match, seat).length > 0)) return pass;
  const offered = kindOf(deal.phase.offer.tile);
  const isFree = match.rules['win.yakuNeeded'] === 0 || hasYaku(match, seat, offered);
  let best = pass;
  let least = now;
  for (const action of legal) {
    if (action.type !== 'chi' && action.type !== 'pon') continue;
    if (!isFree && !(action.type === 'pon' && isValueHonour(match, seat, offered))) continue;
    for (const tile of action.own) counts[kindOf(tile)]!--;
    const then = shanten(counts, melds + 1);
    for (const tile of action.own) counts[kindOf(tile)]!++;
    if (then >= least) continue;
    least = then;
    best = action;
  }
  return best;
}

/** A yaku that an open hand has, or has in reach: a value honour, or nothing but simples. */
function hasYaku(match: Match, seat: Seat, offered: Kind): boolean {
  const { melds } = match.deal!.seats[seat];
  let odd = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (counts[kind]! >= 3 && isValueHonour(match, seat, kind)) return true;
    if (!isSimple(kind)) odd += counts[kind]!;
  }
  let areSimple = isSimple(offered) && odd <= 1 && hasOpenHan(match.rules, 'tanyao');
  for (const { tiles } of melds) {
    const kind = kindOf(tiles[0]!);
    if (kind === kindOf(tiles[1]!) && isValueHonour(match, seat, kind)) return true;
    for (const tile of tiles) areSimple &&= isSimple(kindOf(tile));
  }
  return areSimple;
}

/** How well a tile sits among the others. */
function hold(kind: Kind): number {
  const copies = counts[kind]!;
  if (kind >= FIRST_WIND) return copies > 1 ? 6 * (copies - 1) : 0.4;
  const rank = kind % 9;
  let worth = copies > 1 ? 5 * (copies - 1) : 0;
  if (rank > 0 && counts[kind - 1]! > 0) worth += 3.2;
  if (rank < 8 && counts[kind + 1]! > 0) worth += 3.2;
  if (rank > 1 && counts[kind - 2]! > 0) worth += 1.6;
  if (rank < 7 && counts[kind + 2]! > 0) worth += 1.6;
  return worth + Math.min(rank, 8 - rank) * 0.25 + 0.3;
}

/** A step back outweighs every difference of shape; danger counts little beside it, and all when the hand is folded. */
const STEP = 1_000;
const SHAPE = 10;
const RED = 8;
const CAUTION = 60;
const FOLDED = 5_000;
const FAR = 0.2;
const RIICHI = 10_000;
/** From so many steps on a hand is folded before one threat; before two, from one less. */
const FOLD_FROM = 2;

function discard(match: Match, seat: Seat, legal: readonly Action[]): Action | null {
  const state = match.deal!.seats[seat];
  if (state.riichi !== 'none') return legal.find(({ type }) => type === 'discard') ?? null;
  fill(state);
  const least = lookAtDiscards(legal, state.melds.length);
  const threats = threatsTo(match, seat);
  const isFolded = threats.length > 0 && least >= FOLD_FROM - (threats.length > 1 ? 1 : 0);
  if (threats.length > 0) {
    seen.set(counts);
    countVisible(match, seen);
  }
  let best: Discarding | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const action of legal) {
    if (action.type !== 'discard') continue;
    const kind = kindOf(action.tile);
    const risk = threats.length > 0 ? safetyOf(match, threats, kind, seen) : 0;
    let cost = STEP * (near[kind]! - least) + SHAPE * hold(kind);
    if (isRedFive(action.tile)) cost += RED;
    if (action.fromDraw) cost -= 0.1;
    cost = isFolded ? FOLDED * risk + FAR * cost : cost + CAUTION * risk;
    if (action.riichi)
      cost = near[kind] === 0 && !isFolded ? cost - RIICHI : Number.POSITIVE_INFINITY;
    if (cost >= lowest) continue;
    lowest = cost;
    best = action;
  }
  return best;
}

/** Writes how near each discard leaves the hand; the least of it. */
function lookAtDiscards(legal: readonly Action[], melds: number): number {
  let least = 99;
  near.fill(-2);
  for (const action of legal) {
    if (action.type !== 'discard') continue;
    const kind = kindOf(action.tile);
    if (near[kind] !== -2) continue;
    counts[kind]!--;
    near[kind] = shanten(counts, melds);
    counts[kind]!++;
    if (near[kind]! < least) least = near[kind]!;
  }
  return least;
}
