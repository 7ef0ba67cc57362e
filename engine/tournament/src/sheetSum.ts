// A sheet whose points do not add up is not just refused: what is the likeliest mistake, and what would the sheet be
// without it?

import { lendingUnit, pointsMissing } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { byWind, stickValue, WINDS, type WindIndex } from './sheet.ts';
import type { SheetForm } from './sheetForm.ts';

/** The mistakes that a wrong sum can be told by. */
export type SumCauseKind =
  /** Deposits left on the table that are not on the sheet. */
  | 'sticksLeft'
  /** Deposits on the sheet that a player has taken and counted. */
  | 'sticksCounted'
  /** The same of points in the common pool, where there are no deposits. */
  | 'poolLeft'
  | 'poolCounted'
  /** A loan that is not on the sheet. */
  | 'loanMissing'
  /** A loan on the sheet that was given back. */
  | 'loanReturned'
  /** The loans were taken off by hand before the points were written down. */
  | 'loansTakenOff'
  | 'sign'
  | 'digits'
  | 'zero'
  /** Nothing in particular: count again. */
  | 'recount';

/** One possible reason why a sheet does not add up. */
export interface SumCause {
  readonly kind: SumCauseKind;
  /** Whose number it is about, East first; null: nobody's or unknown. */
  readonly wind: WindIndex | null;
  /** Sticks, points in the pool or of a loan, or the points that the number should be. */
  readonly amount: number;
  /** The sheet as it would be; null where there is nothing to propose. */
  readonly form: SheetForm | null;
}

/** Why a sheet cannot be right, with what probably happened. */
export interface SumProblem {
  /** Points that are not accounted for; below 0: there are too many. */
  readonly missing: number;
  /** Likeliest first; never empty. */
  readonly causes: readonly SumCause[];
}

/** Null when points, loans and sticks make up what the four began with. */
export function explainSum(form: SheetForm, rules: RuleValues): SumProblem | null {
  const missing = sheetMissing(form, rules);
  if (missing === 0) return null;
  const causes = [
    ...stickCauses(form, missing, rules),
    ...loanCauses(form, missing, rules),
    ...signCauses(form, missing, rules),
    ...zeroCauses(form, missing),
    ...digitCauses(form, missing),
    { kind: 'recount', wind: null, amount: Math.abs(missing), form: null } as const,
  ];
  return { missing, causes };
}

/** Points that the sheet does not account for; below 0 there are too many, 0 is right. */
export function sheetMissing(form: SheetForm, rules: RuleValues): number {
  const final = byWind((wind) => form.held[wind] - form.loans[wind]);
  const isStaked = rules['riichi.deposit'] > 0;
  const { sticks } = form;
  return pointsMissing(
    final,
    { deposits: isStaked ? sticks : 0, pool: isStaked ? 0 : sticks },
    rules,
  );
}

/** More than this many deposits are hardly ever left. */
export const USUAL_STICKS = 4;

function stickCauses(form: SheetForm, missing: number, rules: RuleValues): SumCause[] {
  const sticks = missing / stickValue(rules);
  if (!Number.isInteger(sticks)) return [];
  const isPool = rules['riichi.deposit'] === 0;
  if (sticks > 0 && form.sticks + sticks <= USUAL_STICKS) {
    return [
      {
        kind: isPool ? 'poolLeft' : 'sticksLeft',
        wind: null,
        amount: sticks,
        form: { ...form, sticks: form.sticks + sticks },
      },
    ];
  }
  if (sticks < 0 && form.sticks + sticks >= 0) {
    return [
      {
        kind: isPool ? 'poolCounted' : 'sticksCounted',
        wind: null,
        amount: -sticks,
        form: { ...form, sticks: form.sticks + sticks },
      },
    ];
  }
  return [];
}

function loanCauses(form: SheetForm, missing: number, rules: RuleValues): SumCause[] {
  const unit = rules['table.loan'];
  const { unit: least } = lendingUnit(rules);
  if (least === 0 || missing % least !== 0) return [];
  const isWhole = unit > 0 && missing % unit === 0;
  if (missing < 0) {
    if (!isWhole) return [];
    // Who had to borrow is most likely the one with the least.
    const final = byWind((wind) => form.held[wind] - form.loans[wind]);
    const wind = final.indexOf(Math.min(...final)) as WindIndex;
    return [
      {
        kind: 'loanMissing',
        wind,
        amount: -missing,
        form: withLoan(form, wind, form.loans[wind] - missing),
      },
    ];
  }
  const causes: SumCause[] = [];
  const all = form.loans.reduce((sum, loan) => sum + loan, 0);
  if (all > 0 && all === missing) {
    const held = byWind((wind) => form.held[wind] + form.loans[wind]);
    causes.push({ kind: 'loansTakenOff', wind: null, amount: all, form: { ...form, held } });
  }
  for (const wind of WINDS) {
    const loan = form.loans[wind];
    if (loan < missing || !(isWhole || (loan === missing && all !== missing))) continue;
    causes.push({
      kind: 'loanReturned',
      wind,
      amount: missing,
      form: withLoan(form, wind, loan - missing),
    });
  }
  return causes;
}

/** Plus for minus: of a score below zero, or of a difference from the starting points. */
function signCauses(form: SheetForm, missing: number, rules: RuleValues): SumCause[] {
  const start = rules['table.startingPoints'];
  return WINDS.flatMap((wind) => {
    const held = form.held[wind];
    const turned = [-held, 2 * start - held].filter(
      (points) => points !== held && points - held === missing,
    );
    return turned.map((points) => heldCause('sign', form, wind, points));
  });
}

/** A zero too few or too many. */
function zeroCauses(form: SheetForm, missing: number): SumCause[] {
  return WINDS.flatMap((wind) => {
    const held = form.held[wind];
    const meant = [held * 10, held / 10].filter(
      (points) => held !== 0 && points % 100 === 0 && points - held === missing,
    );
    return meant.map((points) => heldCause('zero', form, wind, points));
  });
}

/** Two neighbouring digits in the wrong order: 32,400 for 34,200. */
function digitCauses(form: SheetForm, missing: number): SumCause[] {
  return WINDS.flatMap((wind) => {
    const held = form.held[wind];
    const meant = swapped(Math.abs(held))
      .map((points) => points * Math.sign(held))
      .filter((points) => points - held === missing);
    return meant.map((points) => heldCause('digits', form, wind, points));
  });
}

function swapped(points: number): number[] {
  const digits = String(points);
  const numbers: number[] = [];
  for (let i = 0; i + 1 < digits.length; i++) {
    const text = digits.slice(0, i) + digits[i + 1] + digits[i] + digits.slice(i + 2);
    if (text !== digits && !text.startsWith('0')) numbers.push(Number(text));
  }
  return numbers.filter((number) => number % 100 === points % 100);
}

function heldCause(kind: SumCauseKind, form: SheetForm, wind: WindIndex, points: number): SumCause {
  const held = byWind((one) => (one === wind ? points : form.held[one]));
  return { kind, wind, amount: points, form: { ...form, held } };
}

function withLoan(form: SheetForm, wind: WindIndex, points: number): SheetForm {
  return { ...form, loans: byWind((one) => (one === wind ? points : form.loans[one])) };
}
