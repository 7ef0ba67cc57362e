// Scoring without explanation: all readings, the best of them, the payments. The fast path.

import { decompose } from '@hanchan/hand';
import type { RuleValues } from '@hanchan/rules';
import { fail, ORPHANS, ok, type Result } from '@hanchan/tiles';
import { assess, copyAssessment, isBetter, newAssessment, type Refusal } from './assess.ts';
import { countDora, type Dora } from './dora.ts';
import { newBill } from './payments.ts';
import { type Plan, planFor } from './plan.ts';
import {
  canComplete,
  loadSets,
  loadSpecialForm,
  loadWait,
  loadWin,
  newShape,
  type Shape,
  SIMPLES,
} from './shape.ts';
import { toValue, type Value } from './value.ts';
import type { Win } from './win.ts';
import { winFacts } from './yaku/all.ts';

let shape: Shape | null = null;
const trial = newAssessment();
const best = newAssessment();
const bill = newBill();
let isFound = false;
let facts = 0;

/** What a win is worth under these rules, or why it does not count. The win is assumed to be possible: see `checkWin`. */
export function evaluate(win: Win, rules: RuleValues): Result<Value, Refusal> {
  shape ??= newShape(win, rules);
  loadWin(shape, win, rules);
  const plan = planFor(rules);
  const dora = countDora(shape);
  facts = winFacts(shape);
  isFound = false;
  tryStandard(shape, plan, dora);
  if (win.hand.melds.length === 0) trySpecialForms(shape, plan, dora);
  if (!isFound) return fail('notComplete');
  if (best.refusal !== null) return fail(best.refusal);
  return ok(toValue(shape, plan, best, dora, bill));
}

function tryStandard(shape: Shape, plan: Plan, dora: Dora): void {
  const { count, sets, pairs } = decompose(shape.concealed, shape.setsInHand);
  for (let i = 0; i < count; i++) {
    loadSets(shape, sets, i * 4, pairs[i]!);
    for (let at = 0; at < shape.setsInHand; at++) {
      if (!canComplete(shape, at)) continue;
      loadWait(shape, at);
      tryReading(shape, plan, dora);
    }
    if (shape.pair === shape.winning) {
      loadWait(shape, -1);
      tryReading(shape, plan, dora);
    }
  }
}

function trySpecialForms(shape: Shape, plan: Plan, dora: Dora): void {
  const { concealed, winning, rules } = shape;
  if (shape.pairs === 7 && rules['win.sevenPairs']) {
    loadSpecialForm(shape, 'sevenPairs', winning, 'pair');
    tryReading(shape, plan, dora);
  }
  if (shape.present & SIMPLES || shape.pairs !== 1 || !rules['win.thirteenOrphans']) return;
  for (let i = 0; i < ORPHANS.length; i++) if (concealed[ORPHANS[i]!] === 0) return;
  const wait = concealed[winning] === 2 ? 'thirteenOrphans' : 'oneOrphan';
  loadSpecialForm(shape, 'thirteenOrphans', winning, wait);
  tryReading(shape, plan, dora);
}

function tryReading(shape: Shape, plan: Plan, dora: Dora): void {
  assess(shape, plan, facts, dora, trial);
  if (!isFound || isBetter(trial, best)) copyAssessment(trial, best);
  isFound = true;
}
