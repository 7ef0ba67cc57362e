// The beginning of a log carries its rules whole. What comes from outside is read option by option.

import {
  conflictsIn,
  isRuleKey,
  type RuleValues,
  readRules as readStored,
  storedRules,
  writtenChoice,
} from '@hanchan/rules';
import { fail, type Result } from '@hanchan/tiles';
import type { Begin } from './entry.ts';
import { type EntryProblem, problem } from './problem.ts';

/** A whole set of option values, in the words of whichever version wrote them, or the first that is wrong. */
export function readRules(json: unknown): Result<RuleValues, EntryProblem> {
  const read = readStored(json);
  if (!read.ok) {
    const { key, message } = read.error;
    const field = key === '' ? 'rules' : `rules.${key}`;
    return fail(problem('badRules', field, message, isRuleKey(key) ? key : undefined));
  }
  const [conflict] = conflictsIn(read.value);
  if (conflict === undefined) return read;
  const key = conflict.keys[0]!;
  return fail(problem('badRules', `rules.${key}`, conflict.why, key));
}

/** A beginning as this version understands what any version wrote; null where it cannot, since a newer one wrote it. */
export function beginToday(begin: Begin): Begin | null {
  const read = readStored(begin.rules);
  return read.ok ? { ...begin, rules: read.value } : null;
}

/** The same as it is written down: in the words of this version. */
export const writtenBegin = (begin: Begin): Begin => ({
  ...begin,
  rules: storedRules(begin.rules) as RuleValues,
  book: writtenChoice(begin.book),
});

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
