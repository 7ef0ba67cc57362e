// What follows from the values of a rulebook and is asked for again and again.

import type { RuleValues } from './ruleset.ts';

/** Worked out once for each rulebook, and kept as long as it is. */
export function perRules<T extends object>(
  workOut: (rules: RuleValues) => T,
): (rules: RuleValues) => T {
  const known = new WeakMap<RuleValues, T>();
  return (rules) => {
    let found = known.get(rules);
    if (found === undefined) {
      found = workOut(rules);
      known.set(rules, found);
    }
    return found;
  };
}
