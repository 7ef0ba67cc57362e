// What one reading of a win is worth: its yaku, han, fu and base points. The hot path and the explained one
// both come through here, so they cannot disagree.

import type { RuleValues } from '@hanchan/rules';
import type { Dora } from './dora.ts';
import { countFu, roundFu } from './fu.ts';
import { basePoints, LIMIT_BASE } from './limits.ts';
import type { Plan } from './plan.ts';
import type { Shape } from './shape.ts';

export const REFUSALS = ['notComplete', 'noYaku', 'tooFewYaku'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Filled again for every reading. */
export interface Assessment {
  /** 1 at the place of each yaku that counts. */
  readonly has: Uint8Array;
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

const YAKU_MAX = 64;

export function newAssessment(): Assessment {
  return {
    has: new Uint8Array(YAKU_MAX),
    refusal: null,
    units: 0,
    yakuHan: 0,
    isFlat: false,
    fu: 0,
    base: 0,
  };
}

export function copyAssessment(from: Assessment, to: Assessment): void {
  to.has.set(from.has);
  to.refusal = from.refusal;
  to.units = from.units;
  to.yakuHan = from.yakuHan;
  to.isFlat = from.isFlat;
  to.fu = from.fu;
  to.base = from.base;
}

/** Marks the yaku that are the same for every reading. */
export function findWinYaku(shape: Shape, plan: Plan, has: Uint8Array): void {
  has.fill(0);
  const { ofWin } = shape.isClosed ? plan.closed : plan.open;
  for (let i = 0; i < ofWin.length; i++) {
    const at = ofWin[i]!;
    if (plan.yaku[at]!.row.has(shape)) has[at] = 1;
  }
}

/** Values the reading that `shape` holds. `winYaku` comes from `findWinYaku`. */
export function assess(
  shape: Shape,
  plan: Plan,
  winYaku: Uint8Array,
  dora: Dora,
  result: Assessment,
): void {
  findYaku(shape, plan, winYaku, result);
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
  const hasPinfu = plan.pinfu >= 0 && result.has[plan.pinfu] === 1;
  result.fu = roundFu(countFu(shape, hasPinfu), shape);
  result.base = basePoints(result.yakuHan + dora.dora + dora.ura + dora.red, result.fu, rules);
  if (result.isFlat) preferFlat(plan, result);
}

/** How many yaku (counted in han, dora apart) a win needs with these counters on the table. */
function yakuNeeded(rules: RuleValues, counters: number): number {
  const from = rules['win.twoYakuFrom'];
  return from > 0 && counters >= from ? 2 : rules['win.yakuNeeded'];
}

function findYaku(shape: Shape, plan: Plan, winYaku: Uint8Array, result: Assessment): void {
  const { has } = result;
  has.set(winYaku);
  const { ofReading } = shape.isClosed ? plan.closed : plan.open;
  for (let i = 0; i < ofReading.length; i++) {
    const at = ofReading[i]!;
    if (plan.yaku[at]!.row.has(shape)) has[at] = 1;
  }
  for (let i = 0; i < plan.hiding.length; i++) {
    if (has[plan.hiding[i]!] === 0) continue;
    const { hides } = plan.yaku[plan.hiding[i]!]!;
    for (let j = 0; j < hides.length; j++) has[hides[j]!] = 0;
  }
  addUp(shape, plan, result);
  for (let i = 0; i < plan.needAnother.length; i++) {
    const at = plan.needAnother[i]!;
    if (has[at] === 0 || result.yakuHan > 0 || result.isFlat) continue;
    has[at] = 0;
    addUp(shape, plan, result);
    if (result.units > 0) {
      has[at] = 1;
      addUp(shape, plan, result);
    }
  }
}

function addUp(shape: Shape, plan: Plan, result: Assessment): void {
  const isAdded = shape.rules['score.yakumanAddUp'];
  result.units = 0;
  result.yakuHan = 0;
  result.isFlat = false;
  for (let at = 0; at < plan.yaku.length; at++) {
    if (result.has[at] === 0) continue;
    const yaku = plan.yaku[at]!;
    result.yakuHan += shape.isClosed ? yaku.closedHan : yaku.openHan;
    if (yaku.isFlat) result.isFlat = true;
    if (isAdded) result.units += yaku.yakuman;
    else if (yaku.yakuman > result.units) result.units = yaku.yakuman;
  }
}

/** A flat limit stands alone or not at all: either it is scored, or the hand's own yaku are. */
function preferFlat(plan: Plan, result: Assessment): void {
  const isOwnBetter = result.refusal === null && result.base >= LIMIT_BASE.mangan;
  for (let at = 0; at < plan.yaku.length; at++) {
    if (plan.yaku[at]!.isFlat === isOwnBetter) result.has[at] = 0;
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
  if (a.refusal !== null || b.refusal !== null) return a.refusal === null && b.refusal !== null;
  if (a.base !== b.base) return a.base > b.base;
  if (a.yakuHan !== b.yakuHan) return a.yakuHan > b.yakuHan;
  return a.fu > b.fu;
}
