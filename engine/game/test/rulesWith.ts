// A rulebook with some of its options changed.

import { customise, type RuleChanges, type Ruleset, type RuleValues } from '@hanchan/rules';

export function rulesWith(base: Ruleset, changes: RuleChanges): RuleValues {
  const ruleset = customise(base, changes);
  if (!ruleset.ok) throw new Error(ruleset.error.map(({ message }) => message).join('; '));
  return ruleset.value.values;
}
