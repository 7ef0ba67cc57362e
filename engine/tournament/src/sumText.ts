// A wrong sum told in plain English, for refusals and the command line. Pages have their own words by kind.

import type { RuleValues } from '@hanchan/rules';
import type { WindIndex } from './sheet.ts';
import type { SumCause, SumProblem } from './sheetSum.ts';

const WIND_NAMES = ['East', 'South', 'West', 'North'] as const;

const number = (value: number) => value.toLocaleString('en');
const whose = (wind: WindIndex | null) => (wind === null ? 'A player' : WIND_NAMES[wind]);

/** “The points are 1,000 short of 120,000. Likely: 1 riichi stick left on the table and not on the sheet.” */
export function sumMessage({ missing, causes }: SumProblem, rules: RuleValues): string {
  const all = number(4 * rules['table.startingPoints']);
  const off = number(Math.abs(missing));
  const head =
    missing > 0 ? `The points are ${off} short of ${all}.` : `The points are ${off} over ${all}.`;
  return `${head} ${causeText(causes[0]!)}`;
}

/** A cause in an English sentence. */
export function causeText({ kind, wind, amount }: SumCause): string {
  switch (kind) {
    case 'sticksLeft':
      return `Likely: ${sticks(amount)} left on the table and not on the sheet.`;
    case 'sticksCounted':
      return `Likely: ${sticks(amount)} on the sheet that a player has already taken.`;
    case 'poolLeft':
      return `Likely: ${pool(amount)} left in the pool and not on the sheet.`;
    case 'poolCounted':
      return `Likely: ${pool(amount)} of the pool on the sheet that a player has already taken.`;
    case 'loanMissing':
      return `Likely: a loan of ${number(amount)} is not on the sheet (${whose(wind)} has the least).`;
    case 'loanReturned':
      return `Likely: ${whose(wind)} gave back ${number(amount)} of the loan on the sheet.`;
    case 'loansTakenOff':
      return `Likely: the loans of ${number(amount)} were already taken off the points.`;
    case 'sign':
      return `Likely: a wrong sign, plus for minus; ${whose(wind)} would have ${number(amount)}.`;
    case 'zero':
      return `Likely: a zero too few or too many; ${whose(wind)} would have ${number(amount)}.`;
    case 'digits':
      return `Likely: two digits are transposed; ${whose(wind)} would have ${number(amount)}.`;
    case 'recount':
      return 'No single mistake explains it: count the sticks again.';
  }
}

const pool = (count: number) => (count === 1 ? '1 point' : `${count} points`);
const sticks = (count: number) => (count === 1 ? '1 riichi stick' : `${count} riichi sticks`);
