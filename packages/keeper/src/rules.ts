// The beginning of a log carries its rules whole. What comes from outside is read option by option.

import { conflictsIn, isRuleKey, optionOf, RULE_KEYS, type RuleValues } from '@hanchan/rules';
import { fail, ok, type Result } from '@hanchan/tiles';
import type { Begin } from './entry.ts';
import { type EntryProblem, problem } from './problem.ts';

/** A whole set of option values, or the first that is wrong. */
export function readRules(json: unknown): Result<RuleValues, EntryProblem> {
  const given = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
  const unknown = Object.keys(given).find((key) => !isRuleKey(key));
  if (unknown !== undefined) {
    return fail(problem('badRules', `rules.${unknown}`, 'is no option'));
  }
  const values: Record<string, unknown> = {};
  for (const key of RULE_KEYS) {
    const parsed = optionOf(key).parse(given[key]);
    if (!parsed.ok)
      return fail(problem('badRules', `rules.${key}`, `must be ${parsed.error}`, key));
    values[key] = parsed.value;
  }
  const rules = values as unknown as RuleValues;
  const [conflict] = conflictsIn(rules);
  if (conflict === undefined) return ok(rules);
  const key = conflict.keys[0]!;
  return fail(problem('badRules', `rules.${key}`, conflict.why, key));
}

const NAME_MAX = 40;
const MINUTES_MAX = 1_000;

export function beginProblem({ rules, names, minutes }: Begin): EntryProblem | null {
  const read = readRules(rules);
  if (!read.ok) return read.error;
  const isName = (name: string) => name.trim() !== '' && name.length <= NAME_MAX;
  const wrong = names.findIndex((name) => !isName(name));
  if (wrong >= 0 || names.length !== 4) {
    const message = `must be a name of at most ${NAME_MAX} letters`;
    return problem('badNames', `names.${Math.max(wrong, 0)}`, message);
  }
  const isTime =
    minutes === null || (Number.isInteger(minutes) && minutes > 0 && minutes <= MINUTES_MAX);
  if (isTime) return null;
  return problem('badMinutes', 'minutes', `must be from 1 to ${MINUTES_MAX}, or none`);
}
