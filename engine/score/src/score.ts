// Scoring that explains itself: the best reading, why each figure is what it is, and the readings that score less.

import { type Group, type Reading, readings, TRIPLET } from '@hanchan/hand';
import type { Case, RuleKey, RuleValues } from '@hanchan/rules';
import { fail, ok, type Result } from '@hanchan/tiles';
import { howFact } from './applied.ts';
import { type Assessment, assess, isBetter, newAssessment, type Refusal } from './assess.ts';
import { countDora, type Dora } from './dora.ts';
import { closedOnlyYaku, explain } from './explain.ts';
import { newBill } from './payments.ts';
import { type Plan, planFor } from './plan.ts';
import { loadSets, loadSpecialForm, loadWait, loadWin, newShape, type Shape } from './shape.ts';
import type { TraceLine } from './trace.ts';
import { toValue, type Value } from './value.ts';
import type { Win } from './win.ts';
import { winFacts } from './yaku/all.ts';

/** A value with its explanation, and the readings that were worth less. */
export interface Score extends Value {
  readonly reading: Reading;
  readonly trace: readonly TraceLine[];
  readonly rejected: readonly RejectedReading[];
}

/** A reading that was not taken: it cannot win, or is worth no more than the one that was. */
export interface RejectedReading {
  readonly reading: Reading;
  readonly why: Refusal | 'notMore';
  readonly value: Value | null;
}

/** Why a hand is no win: the rule that refuses it, and what it lacks or has in vain. */
export interface NoScore {
  readonly reason: Refusal;
  readonly rule: RuleKey | null;
  readonly case?: Case;
  readonly trace: readonly TraceLine[];
}

let shape: Shape | null = null;
/** One per reading, used again for the next win. */
const pool: Assessment[] = [];
const codes = new Uint8Array(4);

/** What a win is worth under these rules and why. The win is taken as possible: see `checkWin`. */
export function score(win: Win, rules: RuleValues): Result<Score, NoScore> {
  shape ??= newShape(win, rules);
  loadWin(shape, win, rules);
  const found = readings(win.hand, win.tile, {
    sevenPairs: rules['win.sevenPairs'],
    thirteenOrphans: rules['win.thirteenOrphans'],
  });
  if (found.length === 0) return fail({ reason: 'notComplete', rule: null, trace: [] });
  const plan = planFor(rules);
  const dora = countDora(shape);
  const bestAt = assessAll(shape, plan, dora, found);
  const best = pool[bestAt]!;
  const reading = found[bestAt]!;
  loadReading(shape, reading);
  if (best.refusal !== null) return fail(refuse(shape, plan, best.refusal));
  const bill = newBill();
  const value = toValue(shape, plan, best, dora, bill);
  const trace = explain({ shape, plan, reading, best, value, bill });
  const rejected: RejectedReading[] = [];
  for (let at = 0; at < found.length; at++) {
    if (at !== bestAt) rejected.push(reject(shape, plan, dora, found[at]!, pool[at]!));
  }
  return ok(toScore(value, reading, trace, rejected));
}

/** Assesses every reading into the pool; tells which is the best. */
function assessAll(shape: Shape, plan: Plan, dora: Dora, found: readonly Reading[]): number {
  const facts = winFacts(shape);
  let bestAt = 0;
  for (let at = 0; at < found.length; at++) {
    pool[at] ??= newAssessment();
    loadReading(shape, found[at]!);
    assess(shape, plan, facts, dora, pool[at]!);
    if (isBetter(pool[at]!, pool[bestAt]!)) bestAt = at;
  }
  return bestAt;
}

/** Field by field: a spread would give every score a layout of its own. */
function toScore(
  value: Value,
  reading: Reading,
  trace: readonly TraceLine[],
  rejected: readonly RejectedReading[],
): Score {
  return {
    yaku: value.yaku,
    yakuman: value.yakuman,
    dora: value.dora,
    han: value.han,
    fu: value.fu,
    limit: value.limit,
    base: value.base,
    points: value.points,
    deltas: value.deltas,
    reading,
    trace,
    rejected,
  };
}

function reject(
  shape: Shape,
  plan: Plan,
  dora: Dora,
  reading: Reading,
  assessment: Assessment,
): RejectedReading {
  if (assessment.refusal !== null) return { reading, why: assessment.refusal, value: null };
  return { reading, why: 'notMore', value: toValue(shape, plan, assessment, dora, newBill()) };
}

function refuse(shape: Shape, plan: Plan, reason: Refusal): NoScore {
  const trace = closedOnlyYaku(shape, plan);
  if (reason === 'tooFewYaku') return { reason, rule: 'win.twoYakuFrom', trace };
  return { reason, rule: 'win.yakuNeeded', case: { how: howFact(shape.win) }, trace };
}

function loadReading(shape: Shape, reading: Reading): void {
  if (reading.form !== 'standard') {
    loadSpecialForm(shape, reading.form, reading.pair, reading.wait);
    return;
  }
  for (let i = 0; i < shape.setsInHand; i++) codes[i] = codeOf(reading.groups[i]!);
  loadSets(shape, codes, 0, reading.pair);
  loadWait(shape, reading.completed ?? -1);
}

function codeOf(group: Group): number {
  return group.type === 'sequence' ? group.kind : group.kind | TRIPLET;
}
