// Rule values as somebody wrote them down, in this version or an earlier one, and what they mean today. Every stored form
// that holds rules (records, games, events, kept scores, practice tables, backups) is read here, and nowhere else.

import { fail, isNestedBeyond, ok, quoted, type Result } from '@hanchan/tiles';
import { canonical } from './canonical.ts';
import { nearest } from './nearest.ts';
import { isObject } from './options/structured.ts';
import { isRuleKey, optionOf, RULE_KEYS, type RuleKey, type RuleValues } from './ruleset.ts';
import { sha256Hex } from './sha256.ts';
import { STEPS, type Stored } from './steps.ts';
import { FIRST_VOCABULARY as FIRST, VOCABULARY } from './vocabulary.ts';

export type { Stored } from './steps.ts';

/** Deeper than the value of any option. */
export const DEEPEST_RULES = 32;

/** Under this name rules say in which vocabulary they were written. */
const MARK = 'vocabulary';

/** Why stored rules cannot be read. */
export interface RulesProblem {
  readonly code: 'notAnObject' | 'newer' | 'unknownField' | 'badValue' | 'missing';
  /** The option; empty where it is about all of them. */
  readonly key: string;
  readonly message: string;
}

/** What is stored for these values. */
export const storedRules = (values: RuleValues): Stored =>
  VOCABULARY === FIRST ? values : { [MARK]: VOCABULARY, ...values };

/** Rules in the words of an earlier vocabulary, which are written again as they were; null where they are in today's. */
export const earlierWords = (stored: Stored): Stored | null =>
  (stored[MARK] ?? FIRST) === VOCABULARY ? null : stored;

/** Rules that were read before: whoever folds a log again and again gets the same object, and what is known of it. */
const known = new WeakMap<object, RuleValues>();

/** The values that stored rules have today. */
export function readRules(json: unknown): Result<RuleValues, RulesProblem> {
  if (!isObject(json)) {
    return problem('notAnObject', '', 'must be an object with a value for every option');
  }
  const values = known.get(json);
  if (values !== undefined) return ok(values);
  if (isNestedBeyond(DEEPEST_RULES, json)) return problem('badValue', '', 'is nested too deeply');
  const read = readWritten(json);
  if (read.ok) known.set(json, read.value).set(read.value, read.value);
  return read;
}

function readWritten(json: Stored): Result<RuleValues, RulesProblem> {
  const { [MARK]: mark = FIRST, ...written } = json;
  if (!Number.isInteger(mark) || (mark as number) < FIRST) {
    return problem('badValue', MARK, `must be a whole number from ${FIRST}, not ${quoted(mark)}`);
  }
  const vocabulary = mark as number;
  if (vocabulary > VOCABULARY) {
    const message = `the rules were written in vocabulary ${vocabulary}, by a newer version; this one knows ${VOCABULARY}`;
    return problem('newer', MARK, message);
  }
  return parsed(broughtForward(written, vocabulary));
}

/** A step for each option that went or changed its answers; then what each that came meant before it was there. */
function broughtForward(written: Stored, vocabulary: number): Stored {
  let values = written;
  for (const step of STEPS) if (step.to > vocabulary) values = step.forward(values);
  const added: Record<string, unknown> = {};
  for (const key of RULE_KEYS) {
    const { since } = optionOf(key);
    if (since === undefined || since.vocabulary <= vocabulary || Object.hasOwn(values, key))
      continue;
    const value = since.before(values);
    // Told from an option that is missing too: that one is named.
    if (value !== undefined) added[key] = value;
  }
  return { ...values, ...added };
}

function parsed(given: Stored): Result<RuleValues, RulesProblem> {
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given)) {
    if (!isRuleKey(key)) {
      const near = nearest(key, RULE_KEYS);
      const message = `there is no such option${near ? `; did you mean ${near}?` : ''}`;
      return problem('unknownField', key, message);
    }
    const one = optionOf(key).parse(value);
    if (!one.ok) return problem('badValue', key, `must be ${one.error}, not ${quoted(value)}`);
    values[key] = one.value;
  }
  const missing = RULE_KEYS.find((key) => !Object.hasOwn(values, key));
  if (missing === undefined) return ok(values as unknown as RuleValues);
  return problem('missing', missing, 'the option has no value');
}

const problem = (code: RulesProblem['code'], key: string, message: string) =>
  fail({ code, key, message });

/** The hash of rules as they were written: whoever holds it can prove that nobody has changed them since. */
export function hashOfStored(stored: Stored): string {
  const { [MARK]: _, ...written } = stored;
  return sha256Hex(canonical(written));
}

/**
 * The identity of a set of values: the same whatever the order in which they were written, and the same in every
 * vocabulary. It is the hash of what the first vocabulary would have written, and of anything that it could not say.
 */
export function hashOf(values: RuleValues): string {
  return sha256Hex(canonical(asFirstWritten(values)));
}

function asFirstWritten(values: RuleValues): Stored {
  let stored: Stored = values;
  const isAsBefore = (key: RuleKey) => {
    const { since } = optionOf(key);
    if (since === undefined) return false;
    return canonical(since.before(stored)) === canonical(values[key]);
  };
  const later = new Set<string>(RULE_KEYS.filter(isAsBefore));
  if (later.size > 0) {
    stored = Object.fromEntries(Object.entries(values).filter(([key]) => !later.has(key)));
  }
  for (const step of STEPS.toReversed()) stored = step.back(stored);
  return stored;
}

/** What an earlier vocabulary would have written; what it could not say is left out. */
function inVocabulary(values: RuleValues, vocabulary: number): Stored {
  const isLater = (key: string) => {
    const { since } = optionOf(key as RuleKey);
    return since !== undefined && since.vocabulary > vocabulary;
  };
  let stored: Stored = Object.fromEntries(Object.entries(values).filter(([key]) => !isLater(key)));
  for (const step of STEPS.toReversed()) if (step.to > vocabulary) stored = step.back(stored);
  return stored;
}

/**
 * Changes of a rulebook that were written in an earlier vocabulary, as changes of what the book says today: an option that
 * has come since is among them where the book now says otherwise than every game before.
 */
export function changesToday(book: RuleValues, changes: Stored, vocabulary: number): Stored {
  if (vocabulary === VOCABULARY) return changes;
  const written = { ...inVocabulary(book, vocabulary), ...changes };
  const today = Object.entries(broughtForward(written, vocabulary)).filter(
    ([key, value]) => !isRuleKey(key) || canonical(value) !== canonical(book[key]),
  );
  return Object.fromEntries(today);
}

/** What a rulebook meant to somebody who stored nothing but its name, when there was one vocabulary only. */
export const firstMeaning = (book: RuleValues): RuleValues =>
  VOCABULARY === FIRST ? book : ({ ...book, ...changesToday(book, {}, FIRST) } as RuleValues);
