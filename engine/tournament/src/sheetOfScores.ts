// The report sheet that the scores of a match come to.

import type { RuleValues } from '@hanchan/rules';
import { type BySeat, SEATS } from '@hanchan/tiles';
import type { Slot } from './person.ts';
import { byWind, stickValue } from './sheet.ts';
import type { SheetForm } from './sheetForm.ts';

/** Seats are winds: East begins as the first dealer. */
export function sheetOfScores(
  { scores, rules }: { readonly scores: BySeat<number>; readonly rules: RuleValues },
  slots: BySeat<Slot>,
): SheetForm {
  const loan = rules['table.loan'];
  const loans = byWind((wind) =>
    loan > 0 && scores[wind] < 0 ? Math.ceil(-scores[wind] / loan) * loan : 0,
  );
  const began = SEATS.length * rules['table.startingPoints'];
  const left = began - scores.reduce((sum, points) => sum + points, 0);
  return {
    slots,
    held: byWind((wind) => scores[wind] + loans[wind]),
    loans,
    sticks: Math.max(0, Math.round(left / stickValue(rules))),
  };
}
