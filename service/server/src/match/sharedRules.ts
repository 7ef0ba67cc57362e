// All tables that play by one ruleset share one object of values.

import { hashOf, type RuleValues } from '@hanchan/rules';

const SHARED_LIMIT = 500;
/** By what they mean, and by how they were written, which is found much sooner. */
const byHash = new Map<string, RuleValues>();
const byText = new Map<string, RuleValues>();

/** What the engine has worked out from the values is found again by them. */
export function sharedValues(values: RuleValues): RuleValues {
  return found(byText, JSON.stringify(values), () => found(byHash, hashOf(values), () => values));
}

function found(known: Map<string, RuleValues>, key: string, make: () => RuleValues): RuleValues {
  const value = known.get(key) ?? make();
  if (!known.has(key) && known.size >= SHARED_LIMIT) known.delete(known.keys().next().value!);
  known.set(key, value);
  return value;
}
