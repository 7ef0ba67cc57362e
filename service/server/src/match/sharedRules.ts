// All tables that play by one ruleset share one object of values.

import { hashOf, type RulesProblem, type RuleValues, readRules, type Stored } from '@hanchan/rules';
import { ok, type Result } from '@hanchan/tiles';

const SHARED_LIMIT = 500;
/** By what they mean, and by how they were written, which is found much sooner. */
const byHash = new Map<string, RuleValues>();
const byText = new Map<string, RuleValues>();

/** The values that stored rules have today. What the engine has worked out from them is found again by them. */
export function sharedRules(stored: Stored): Result<RuleValues, RulesProblem> {
  const text = JSON.stringify(stored);
  const known = byText.get(text);
  if (known !== undefined) return ok(known);
  const read = readRules(stored);
  if (!read.ok) return read;
  const hash = hashOf(read.value);
  const values = byHash.get(hash) ?? read.value;
  keep(byHash, hash, values);
  keep(byText, text, values);
  return ok(values);
}

/** The oldest makes room. */
export function keep<T>(known: Map<string, T>, key: string, value: T): void {
  if (!known.has(key) && known.size >= SHARED_LIMIT) known.delete(known.keys().next().value!);
  known.set(key, value);
}
