// The report sheet that the scores of a match come to.

import { loansFor, type Match } from '@hanchan/game';
import { type BySeat, SEATS } from '@hanchan/tiles';
import type { Slot } from './person.ts';
import { byWind, stickValue } from './sheet.ts';
import type { SheetForm } from './sheetForm.ts';

/** Seats are winds: East begins as the first dealer. */
export function sheetOfScores(
  { scores, rules, chips }: Pick<Match, 'scores' | 'rules' | 'chips'>,
  slots: BySeat<Slot>,
): SheetForm {
  const loans = byWind((wind) => {
    const held = chips?.[wind] ?? 0;
    return loansFor(scores[wind], rules, held).inSticks - scores[wind];
  });
  const began = SEATS.length * rules['table.startingPoints'];
  const left = began - scores.reduce((sum, points) => sum + points, 0);
  return {
    slots,
    held: byWind((wind) => scores[wind] + loans[wind]),
    loans,
    sticks: Math.max(0, Math.round(left / stickValue(rules))),
  };
}
