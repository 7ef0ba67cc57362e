// The whole rulebook behind what a table was opened with. Loaded with the pages that show rules.

import type { RulesChoice } from '@hanchan/protocol';
import { parseCustomRuleset, type Ruleset } from '@hanchan/rules';
import { findRuleset } from '@hanchan/rulesets';

/** Null for what this version of the page does not know. */
export function rulesetOf(choice: RulesChoice): Ruleset | null {
  if (typeof choice === 'string') return findRuleset(choice) ?? null;
  const parsed = parseCustomRuleset(choice, findRuleset);
  return parsed.ok ? parsed.value : null;
}
