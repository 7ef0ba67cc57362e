// Where the uma of a hanchan comes from: by the table's own result, since a rulebook may have a column for each case.

import type { Applied, FactValue, RuleKey } from '@hanchan/rules';
import { countedResult, type EventState, sheetRule, tableOf } from '@hanchan/tournament';
import type { EventBook } from './eventBook.ts';

interface Played {
  readonly round: number;
  readonly table: number;
}

/** Without a sheet there is no case yet. */
export function umaRule(state: EventState, { round, table }: Played): Applied<RuleKey> {
  const found = tableOf(state, round, table);
  const result = found === undefined ? null : countedResult(state, found);
  if (result === null) return { rule: 'ranking.uma' };
  return sheetRule('uma', result, state.settings.rules.values);
}

const ABOVE: readonly FactValue<'above'>[] = ['none', 'one', 'two', 'three', 'all'];

/** The uma of a column of the sheet; null: there is one for everybody. */
export const umaOfColumn = (above: number | null): Applied<RuleKey> =>
  above === null
    ? { rule: 'ranking.uma' }
    : { rule: 'ranking.uma', case: { above: ABOVE[above]! } };

/** The one place that all of them cite; null where they differ, and each cites its own. */
export function umaOfAll(
  state: EventState,
  played: readonly Played[],
  book: EventBook,
): Applied<RuleKey> | null {
  const rules = played.map((one) => umaRule(state, one));
  const places = new Set(rules.map((one) => book.citation(one.rule, one.case)));
  return places.size === 1 ? rules[0]! : null;
}
