// Scoring that explains itself: the best reading, why each figure is what it is, and the readings that lost.

import { type Group, type Reading, readings, TRIPLET } from '@hanchan/hand';
import type { RuleKey, RuleValues } from '@hanchan/rules';
import { fail, ok, type Result } from '@hanchan/tiles';
import { type Assessment, assess, isBetter, newAssessment, type Refusal } from './assess.ts';
import { countDora, type Dora } from './dora.ts';
import { closedOnlyYaku, explain } from './explain.ts';
import { type Plan, planFor } from './plan.ts';
import { loadSets, loadSpecialForm, loadWait, loadWin, newShape, type Shape } from './shape.ts';
import type { TraceLine } from './trace.ts';
import { toValue, type Value } from './value.ts';
import type { Win } from './win.ts';
import { winFacts } from './yaku/all.ts';

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
  readonly trace: readonly TraceLine[];
}

/** What a win is worth under these rules and why. The win is taken as possible: see `checkWin`. */
export function score(win: Win, rules: RuleValues): Result<Score, NoScore> {
  const shape = newShape(win, rules);
  loadWin(shape, win, rules);
  const found = readings(win.hand, win.tile, {
    sevenPairs: rules['win.sevenPairs'],
    thirteenOrphans: rules['win.thirteenOrphans'],
  });
  if (found.length === 0) return fail({ reason: 'notComplete', rule: null, trace: [] });
  const plan = planFor(rules);
  const dora = countDora(shape);
  const assessed = assessAll(shape, plan, dora, found);
  const best = assessed.reduce((a, b) => (isBetter(b.assessment, a.assessment) ? b : a));
  loadReading(shape, best.reading);
  if (best.assessment.refusal !== null) return fail(refuse(shape, plan, best.assessment));
  const { value, settlement } = toValue(shape, plan, best.assessment, dora);
  const { reading, assessment } = best;
  const trace = explain({ shape, plan, reading, best: assessment, value, settlement });
  const rejected = assessed
    .filter((one) => one !== best)
    .map((one) => reject(shape, plan, dora, one));
  return ok({ ...value, reading, trace, rejected });
}

interface Assessed {
  readonly reading: Reading;
  readonly assessment: Assessment;
}

function assessAll(shape: Shape, plan: Plan, dora: Dora, found: readonly Reading[]): Assessed[] {
  const facts = winFacts(shape);
  return found.map((reading) => {
    loadReading(shape, reading);
    const assessment = newAssessment();
    assess(shape, plan, facts, dora, assessment);
    return { reading, assessment };
  });
}

function reject(shape: Shape, plan: Plan, dora: Dora, one: Assessed): RejectedReading {
  const { reading, assessment } = one;
  if (assessment.refusal !== null) return { reading, why: assessment.refusal, value: null };
  const { value } = toValue(shape, plan, assessment, dora);
  return { reading, why: 'notMore', value };
}

function refuse(shape: Shape, plan: Plan, { refusal }: Assessment): NoScore {
  const rule = refusal === 'tooFewYaku' ? 'win.twoYakuFrom' : 'win.yakuNeeded';
  return { reason: refusal!, rule, trace: closedOnlyYaku(shape, plan) };
}

function loadReading(shape: Shape, reading: Reading): void {
  if (reading.form !== 'standard') {
    loadSpecialForm(shape, reading.form, reading.pair, reading.wait);
    return;
  }
  const inHand = reading.groups.slice(0, shape.setsInHand);
  loadSets(shape, Uint8Array.from(inHand, codeOf), 0, reading.pair);
  loadWait(shape, reading.completed ?? -1);
}

function codeOf(group: Group): number {
  return group.type === 'sequence' ? group.kind : group.kind | TRIPLET;
}
