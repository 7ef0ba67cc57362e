// What one reading of a win is worth: its yaku, han, fu and base points. The hot path and the explained one
// both come through here, so they cannot disagree.

import type { RuleValues } from '@hanchan/rules';
import type { Dora } from './dora.ts';
import { countFu, newFuSheet, roundFu } from './fu.ts';
import { basePoints, LIMIT_BASE } from './limits.ts';
import type { Plan } from './plan.ts';
import type { Shape } from './shape.ts';
import { readingFacts } from './yaku/all.ts';

/** Why a hand is no win. */
export const REFUSALS = ['notComplete', 'noYaku', 'tooFewYaku'] as const;
/** One of `REFUSALS`. */
export type Refusal = (typeof REFUSALS)[number];

/** Filled again for every reading. */
export interface Assessment {
  /** Places in the plan of the yaku that count: the first `count` of the list. */
  readonly places: Uint8Array;
  count: number;
  refusal: Refusal | null;
  /** Yakuman paid, in units; 0 for an ordinary hand. */
  units: number;
  /** Han of yaku, without dora. */
  yakuHan: number;
  /** Paid as a flat limit, because that is worth more than the hand's own han. */
  isFlat: boolean;
  fu: number;
  base: number;
}

/** More than any hand has. */
const YAKU_MAX = 32;
const sheet = newFuSheet();

export function newAssessment(): Assessment {
  return {
    places: new Uint8Array(YAKU_MAX),
    count: 0,
    refusal: null,
    units: 0,
    yakuHan: 0,
    isFlat: false,
    fu: 0,
    base: 0,
  };
}

export function copyAssessment(from: Assessment, to: Assessment): void {
  for (let i = 0; i < from.count; i++) to.places[i] = from.places[i]!;
  to.count = from.count;
  to.refusal = from.refusal;
  to.units = from.units;
  to.yakuHan = from.yakuHan;
  to.isFlat = from.isFlat;
  to.fu = from.fu;
  to.base = from.base;
}

export function hasPlace({ places, count }: Assessment, place: number): boolean {
  for (let i = 0; i < count; i++) if (places[i] === place) return true;
  return false;
}

function drop(result: Assessment, place: number): void {
  const { places } = result;
  let kept = 0;
  for (let i = 0; i < result.count; i++) {
    if (places[i] !== place) places[kept++] = places[i]!;
  }
  result.count = kept;
}

/** Values the reading that `shape` holds; `facts` are those of the win. */
export function assess(
  shape: Shape,
  plan: Plan,
  facts: number,
  dora: Dora,
  result: Assessment,
): void {
  findYaku(shape, plan, facts, result);
  if (result.units > 0) {
    result.refusal = null;
    result.isFlat = false;
    result.fu = 0;
    result.base = result.units * LIMIT_BASE.yakuman;
    return;
  }
  const { rules } = shape;
  const needed = yakuNeeded(rules, shape.win.counters);
  result.refusal = result.yakuHan >= needed ? null : result.yakuHan === 0 ? 'noYaku' : 'tooFewYaku';
  if (rules['score.model'] === 'flat') {
    result.fu = 0;
    result.base = rules['score.flatValue'];
    return;
  }
  countFu(shape, hasPlace(result, plan.pinfu), sheet);
  result.fu = roundFu(sheet.total, shape);
  result.base = basePoints(result.yakuHan + dora.dora + dora.ura + dora.red, result.fu, rules);
  if (result.isFlat) preferFlat(plan, result);
}

/** How many yaku (counted in han, dora apart) a win needs with these counters on the table. */
function yakuNeeded(rules: RuleValues, counters: number): number {
  const from = rules['win.twoYakuFrom'];
  return from > 0 && counters >= from ? 2 : rules['win.yakuNeeded'];
}

function findYaku(shape: Shape, plan: Plan, ofWin: number, result: Assessment): void {
  const { places, win, reading } = shape.isClosed ? plan.closed : plan.open;
  const ofReading = readingFacts(shape);
  result.count = 0;
  for (let i = 0; i < places.length; i++) {
    if ((win[i]! & ~ofWin) === 0 && (reading[i]! & ~ofReading) === 0) {
      result.places[result.count++] = places[i]!;
    }
  }
  for (let i = 0; i < plan.hiding.length; i++) {
    if (!hasPlace(result, plan.hiding[i]!)) continue;
    const { hides } = plan.yaku[plan.hiding[i]!]!;
    for (let j = 0; j < hides.length; j++) drop(result, hides[j]!);
  }
  for (let i = 0; i < plan.needAnother.length; i++) {
    if (result.count === 1) drop(result, plan.needAnother[i]!);
  }
  addUp(shape, plan, result);
}

function addUp(shape: Shape, plan: Plan, result: Assessment): void {
  const isAdded = shape.rules['score.yakumanAddUp'];
  result.units = 0;
  result.yakuHan = 0;
  result.isFlat = false;
  for (let i = 0; i < result.count; i++) {
    const yaku = plan.yaku[result.places[i]!]!;
    result.yakuHan += shape.isClosed ? yaku.closedHan : yaku.openHan;
    if (yaku.isFlat) result.isFlat = true;
    if (isAdded) result.units += yaku.yakuman;
    else if (yaku.yakuman > result.units) result.units = yaku.yakuman;
  }
}

/** A flat limit stands alone or not at all: either it is scored, or the hand's own yaku are. */
function preferFlat(plan: Plan, result: Assessment): void {
  const isOwnBetter = result.refusal === null && result.base >= LIMIT_BASE.mangan;
  for (let place = 0; place < plan.yaku.length; place++) {
    if (plan.yaku[place]!.isFlat === isOwnBetter) drop(result, place);
  }
  result.isFlat = !isOwnBetter;
  if (isOwnBetter) return;
  result.refusal = null;
  result.yakuHan = 0;
  result.fu = 0;
  result.base = LIMIT_BASE.mangan;
}

/** Whether `a` is the better reading for the winner: more points, then more han, then more fu. */
export function isBetter(a: Assessment, b: Assessment): boolean {
  if (a.refusal !== null || b.refusal !== null) return a.refusal === null;
  if (a.base !== b.base) return a.base > b.base;
  if (a.yakuHan !== b.yakuHan) return a.yakuHan > b.yakuHan;
  return a.fu > b.fu;
}
