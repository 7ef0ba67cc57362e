// What is possible but worth a second look before a sheet is signed.

import type { RuleValues } from '@hanchan/rules';
import { byWind, type WindIndex } from './sheet.ts';
import type { SheetForm } from './sheetForm.ts';
import { USUAL_STICKS } from './sheetSum.ts';
import type { TableState } from './state.ts';

/** What a sheet is looked through for. */
export type SheetWarningKind =
  /** More than anybody usually has. */
  | 'veryHigh'
  | 'manySticks'
  /** Below zero, and no loan on the sheet. */
  | 'noLoan'
  /** The loans that the referee gave are others than those on the sheet. */
  | 'otherLoans'
  /** No single hand leads from the sheet before the last hand to this one. */
  | 'afterAllLast';

/** Something on a sheet that is possible and unusual. */
export interface SheetWarning {
  readonly kind: SheetWarningKind;
  readonly wind: WindIndex | null;
  readonly amount: number;
}

/** 100,000 where players begin with 30,000. */
const veryHigh = (rules: RuleValues) => Math.round((rules['table.startingPoints'] * 10) / 3);

/** What is worth a second look; a sheet with warnings may still be signed. */
export function sheetWarnings(
  form: SheetForm,
  rules: RuleValues,
  table: Pick<TableState, 'allLast' | 'loans'> | null = null,
): SheetWarning[] {
  const warnings: SheetWarning[] = [];
  const final = byWind((wind) => form.held[wind] - form.loans[wind]);
  byWind((wind) => {
    const amount = final[wind];
    if (amount > veryHigh(rules)) warnings.push({ kind: 'veryHigh', wind, amount });
    const isUnlent = rules['table.loan'] > 0 && amount < 0 && form.loans[wind] === 0;
    if (isUnlent) warnings.push({ kind: 'noLoan', wind, amount });
    const lent = table?.loans.get(form.slots[wind]);
    if (lent !== undefined && lent !== form.loans[wind]) {
      warnings.push({ kind: 'otherLoans', wind, amount: lent });
    }
  });
  if (form.sticks > USUAL_STICKS) {
    warnings.push({ kind: 'manySticks', wind: null, amount: form.sticks });
  }
  if (table?.allLast != null && !isOneHand(changesSince(form, table.allLast, rules), rules)) {
    warnings.push({ kind: 'afterAllLast', wind: null, amount: 0 });
  }
  return warnings;
}

type AllLast = NonNullable<TableState['allLast']>;

function changesSince(form: SheetForm, { slots, deltas }: AllLast, rules: RuleValues): number[] {
  return form.slots.map((slot, wind) => {
    const before = rules['table.startingPoints'] + (deltas[slots.indexOf(slot)] ?? 0);
    return form.held[wind]! - form.loans[wind]! - before;
  });
}

/** A liable player pays half of a yakuman at least. */
const LIABLE = 16_000;

/**
 * Could one hand have done it? A draw moves the noten payment. A win is paid by one, or to a single winner by all
 * three, or by the discarder and a liable player; and each player may have staked a deposit besides.
 */
function isOneHand(changes: readonly number[], rules: RuleValues): boolean {
  const stake = rules['riichi.deposit'];
  const winners = changes.filter((change) => change > 0).length;
  const payers = changes.filter((change) => change < -stake);
  const isByAll = winners === 1 && changes.every((change) => change !== 0);
  const isByTwo = payers.length === 2 && payers.every((change) => change <= -LIABLE);
  const isWin = winners > 0 && (payers.length <= 1 || isByAll || isByTwo);
  return (isWin && isPaid(changes, stake)) || isDraw(changes, rules);
}

/** What was won was paid, but for the deposits: those staked now, and those that lay there before. */
function isPaid(changes: readonly number[], stake: number): boolean {
  const sum = changes.reduce((a, b) => a + b, 0);
  return Math.abs(sum) <= 2 * USUAL_STICKS * stake;
}

function isDraw(changes: readonly number[], rules: RuleValues): boolean {
  const { length } = changes;
  const total = rules['draw.notenTotal'];
  for (let ready = 0; ready <= length; ready++) {
    const isPaying = ready > 0 && ready < length;
    const gain = isPaying ? total / ready : 0;
    const loss = isPaying ? total / (length - ready) : 0;
    const stakes = [0, rules['riichi.deposit']];
    const fits = (amount: number) => (change: number) =>
      stakes.some((stake) => change === amount - stake);
    const gained = changes.filter(fits(gain)).length;
    if (gained >= ready && changes.every((one) => fits(gain)(one) || fits(-loss)(one))) return true;
  }
  return false;
}
