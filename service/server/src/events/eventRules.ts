// An event keeps its rules whole; a table asks for a rulebook and what differs from it.

import type { RulesChoice } from '@hanchan/protocol';
import { type RuleKey, type RuleValues, sameValue } from '@hanchan/rules';
import { findRuleset, offeredRulesets } from '@hanchan/rulesets';
import type { EventRules } from '@hanchan/tournament';

type Changes = Partial<Record<RuleKey, unknown>>;

function changesFrom(base: RuleValues, values: RuleValues): Changes {
  const keys = Object.keys(values) as RuleKey[];
  const changed = keys.filter((key) => !sameValue(base[key], values[key]));
  return Object.fromEntries(changed.map((key) => [key, values[key]]));
}

/** Of its own rulebook, or of the one that is nearest. */
export function choiceFor({ id, base: known, title, values }: EventRules): RulesChoice {
  const own = findRuleset(id);
  if (own !== undefined && Object.keys(changesFrom(own.values, values)).length === 0) return id;
  const base = known === undefined ? undefined : findRuleset(known);
  const [nearest] = (base ? [base] : offeredRulesets())
    .map((book) => ({
      base: book.id,
      name: title,
      changes: changesFrom(book.values, values) as Record<string, unknown>,
    }))
    .sort((a, b) => Object.keys(a.changes).length - Object.keys(b.changes).length);
  return nearest!;
}
