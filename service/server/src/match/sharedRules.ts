// All tables that play by one ruleset share one object of values.

import { hashOf, type RuleValues } from '@hanchan/rules';

const SHARED_LIMIT = 500;
const shared = new Map<string, RuleValues>();

/** What the engine has worked out from the values is found again by them. */
export function sharedValues(values: RuleValues): RuleValues {
  const hash = hashOf(values);
  const known = shared.get(hash);
  if (known !== undefined) return known;
  if (shared.size >= SHARED_LIMIT) shared.delete(shared.keys().next().value!);
  shared.set(hash, values);
  return values;
}
