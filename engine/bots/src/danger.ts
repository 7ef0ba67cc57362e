// How likely is a discard to be won on, and what would it cost? For each opponent: how likely tenpai, and how the
// waits that the unseen tiles still allow are spread over the kinds. Suji, walls and visible copies need no rules of
// their own: a wait whose tiles are gone, or whose other end is safe, is not counted.

import { playersOf } from '@hanchan/rules';
import { type Counts, FIRST_WIND, KIND_COUNT, type Kind, kindOf, seatWind } from '@hanchan/tiles';
import { OPEN_WAITS, RATE_STEP, RIICHI_WAITS, TENPAI_RATES, type WaitWeights } from './measured.ts';
import type { Stakes } from './place.ts';
import { plansFor } from './planList.ts';
import { pointsFor } from './points.ts';
import type { Opponent, Table } from './table.ts';
import { doraAmong } from './table.ts';

export interface Threat {
  readonly opponent: Opponent;
  readonly tenpai: number;
  /** Chance that a discard of each kind is won on by this player; worked out when it is asked for. */
  readonly risk: () => readonly number[];
  /** What that would cost. */
  readonly cost: number;
}

/** Where there is no riichi, closed hands wait in silence. */
const SILENT = 4;

export function tenpaiChance({ state, isInRiichi }: Opponent, table: Table): number {
  if (state.isDead) return 0;
  if (isInRiichi) return 1;
  const rates = TENPAI_RATES[Math.min(state.melds.length, TENPAI_RATES.length - 1)]!;
  const at = Math.min(state.discards.length / RATE_STEP, rates.length - 1);
  const low = rates[Math.floor(at)]!;
  const chance = low + (rates[Math.ceil(at)]! - low) * (at - Math.floor(at));
  const isSilent = state.melds.length === 0 && !table.rules['riichi.allowed'];
  return isSilent ? Math.min(1, chance * SILENT) : chance;
}

const weight = new Float64Array(KIND_COUNT);

/** How one opponent's waits are looked at. */
interface Look {
  readonly safe: Uint8Array;
  readonly left: Counts;
  readonly weights: WaitWeights;
  /** The suit (0 to 2) that an open hand collects, or −1. */
  readonly flush: number;
  /** A discarded wait bars only itself, not the others with it. */
  readonly oneByOne: boolean;
}

/** Another suit than the one that is collected is that much less likely. */
const OTHER_SUIT = 0.15;

/** Spreads the waits over the kinds, and gives their sum: a wait on two kinds is one wait. */
function spreadWaits(look: Look): number {
  const { safe, left, weights, flush } = look;
  let total = 0;
  weight.fill(0);
  for (let kind = 0; kind < FIRST_WIND; kind++) {
    const copies = left[kind]!;
    if (copies === 0) continue;
    const suit = flush < 0 || ((kind / 9) | 0) === flush ? 1 : OTHER_SUIT;
    if (safe[kind] === 0) total += spreadTwins(kind, copies, weights.pair, weights.single, suit);
    const rank = kind % 9;
    if (rank > 7) continue;
    const two = copies * left[kind + 1]! * suit;
    if (two > 0) total += spreadNeighbours(look, kind, two);
    if (rank < 7 && safe[kind + 1] === 0) {
      const middle = copies * left[kind + 2]! * weights.middle * suit;
      weight[kind + 1]! += middle;
      total += middle;
    }
  }
  for (let kind = FIRST_WIND; kind < KIND_COUNT; kind++) {
    if (safe[kind] === 1) continue;
    total += spreadTwins(kind, left[kind]!, weights.honourPair, weights.honourSingle, 1);
  }
  return total;
}

/** Two pairs wait on each other, so that one of them is half a wait; a single tile is a whole one. */
function spreadTwins(
  kind: Kind,
  copies: number,
  forPair: number,
  forSingle: number,
  suit: number,
): number {
  const pair = ((copies * (copies - 1)) / 2) * forPair * suit;
  const single = copies * forSingle * suit;
  weight[kind]! += pair + single;
  return pair / 2 + single;
}

/** Two neighbours wait on both sides, or at the edge on one; one safe side makes the whole wait furiten. */
function spreadNeighbours({ safe, weights, oneByOne }: Look, low: Kind, ways: number): number {
  const rank = low % 9;
  if (rank === 0 || rank === 7) {
    const at = rank === 0 ? low + 2 : low - 1;
    if (safe[at] === 1) return 0;
    weight[at]! += ways * weights.edge;
    return ways * weights.edge;
  }
  const isBarred = safe[low - 1] === 1 || safe[low + 2] === 1;
  if (isBarred && !oneByOne) return 0;
  weight[low - 1]! += ways;
  weight[low + 2]! += ways;
  return ways;
}

/** The suit that all melds share, when there are two or more; −1 when none is collected. */
function flushOf({ state }: Opponent): number {
  if (state.melds.length < 2) return -1;
  let suit = -1;
  for (const { tiles } of state.melds) {
    const kind = kindOf(tiles[0]!);
    if (kind >= FIRST_WIND) continue;
    const one = (kind / 9) | 0;
    if (suit >= 0 && suit !== one) return -1;
    suit = one;
  }
  return suit;
}

function threatOf(table: Table, opponent: Opponent, stakes: Stakes): Threat {
  const tenpai = tenpaiChance(opponent, table);
  const flush = flushOf(opponent);
  const cost = stakes.loss(costOf(table, opponent, flush));
  let risk: readonly number[] | undefined;
  return { opponent, tenpai, risk: () => (risk ??= riskOf(table, opponent, flush, tenpai)), cost };
}

function riskOf(
  { rules, left }: Table,
  { safe, isInRiichi }: Opponent,
  flush: number,
  tenpai: number,
): number[] {
  const risk = new Array<number>(KIND_COUNT).fill(0);
  if (tenpai === 0) return risk;
  const weights = isInRiichi ? RIICHI_WAITS : OPEN_WAITS;
  const oneByOne = rules['furiten.discard'] !== 'everyWait';
  const total = spreadWaits({ safe, left, weights, flush, oneByOne });
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (safe[kind] === 0 && total > 0)
      risk[kind] = tenpai * Math.min(MOST_RISK, weight[kind]! / total);
  }
  return risk;
}

const MOST_RISK = 0.5;

/** What a win of this opponent is likely to cost the discarder. */
function costOf(
  table: Table,
  { state, isInRiichi, isDealer, seat }: Opponent,
  flush: number,
): number {
  const { rules, scale } = table;
  let han = scale.usualDora + (isInRiichi ? 1.6 + scale.luckyHan : 1.6);
  if (flush >= 0) han += 1;
  const wind = seatWind(seat, table.view.dealer, playersOf(rules));
  const plans = plansFor(rules, wind, table.roundWind);
  for (const { type, tiles } of state.melds) {
    han += doraAmong(table, tiles);
    const kind = kindOf(tiles[0]!);
    if (type === 'chi' || kind < FIRST_WIND) continue;
    if (plans.some(({ form }) => form.type === 'triplet' && form.kind === kind)) han += 0.5;
  }
  return pointsFor(scale, han, isDealer) + table.bonus / 2;
}

export function threatsAt(table: Table, stakes: Stakes): Threat[] {
  return table.others.map((opponent) => threatOf(table, opponent, stakes));
}

/** Chance that a discard of this kind is won on by anybody. */
export function dangerOf(threats: readonly Threat[], kind: Kind): number {
  let passes = 1;
  for (let i = 0; i < threats.length; i++) passes *= 1 - threats[i]!.risk()[kind]!;
  return 1 - passes;
}

/** What a discard of this kind costs on average. */
export function expectedLoss(threats: readonly Threat[], kind: Kind): number {
  let loss = 0;
  for (let i = 0; i < threats.length; i++) loss += threats[i]!.risk()[kind]! * threats[i]!.cost;
  return loss;
}
