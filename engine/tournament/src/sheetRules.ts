// Which rule each number of a sheet rests on, and in which case of it, for citations.

import { umaCase } from '@hanchan/game';
import type { Applied, Case, FactValue, RuleKey, RuleValues } from '@hanchan/rules';
import { byWind, type SheetResult } from './sheet.ts';
import type { TieBreak } from './standing.ts';

/** The option behind each number of a sheet. */
export const SHEET_RULES = {
  starting: 'table.startingPoints',
  sum: 'table.startingPoints',
  sticks: 'end.deposits',
  loans: 'table.loan',
  net: 'ranking.returnPoints',
  mods: 'penalty.chombo',
  preUma: 'ranking.umaBasis',
  rank: 'ranking.ties',
  uma: 'ranking.uma',
  oka: 'ranking.oka',
  penalties: 'penalty.chombo',
} as const satisfies Readonly<Record<string, RuleKey>>;

/** A number of a sheet that a rule speaks of. */
export type SheetNumber = keyof typeof SHEET_RULES;

/** Of a sheet that is filled in; what it comes to tells the case. */
export function sheetRule(
  number: SheetNumber,
  result: Pick<SheetResult, 'rows'>,
  rules: RuleValues,
): Applied<RuleKey> {
  const rule = SHEET_RULES[number];
  const one = caseOf(number, result, rules);
  return one === null ? { rule } : { rule, case: one };
}

function caseOf(
  number: SheetNumber,
  { rows }: Pick<SheetResult, 'rows'>,
  rules: RuleValues,
): Case | null {
  switch (number) {
    case 'sum':
      return { sum: 'sheet' };
    case 'mods':
    case 'penalties':
      return { cost: 'points' };
    case 'rank':
      return { tied: TIED[mostEqual(rows, rules)]! };
    case 'uma': {
      const penalties = byWind((wind) => ({
        warnings: 0,
        tournamentPoints: 0,
        modifier: 0 - rows[wind].mods,
      }));
      return umaCase(
        byWind((wind) => rows[wind].final),
        rules,
        penalties,
      );
    }
    default:
      return null;
  }
}

/** Scores that are equal before seats or shares come into it. */
function mostEqual(rows: SheetResult['rows'], rules: RuleValues): number {
  const isAfter = rules['ranking.umaBasis'] === 'afterModifiers';
  const basis = rows.map(({ preUma, net }) => (isAfter ? preUma : net));
  return Math.max(...basis.map((one) => basis.filter((other) => other === one).length));
}

/** By how many are equal. */
const TIED: readonly FactValue<'tied'>[] = ['none', 'none', 'two', 'three', 'all'];

/** What told equal tournament scores apart, or did not. */
export const tieBreakRule = (tieBreak: TieBreak | 'shared'): Applied<RuleKey> => ({
  rule: 'ranking.tournamentTies',
  case: { tieBreak },
});
