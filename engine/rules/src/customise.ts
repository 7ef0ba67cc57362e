// A club's own rulebook: a shipped one plus changes, checked, and kept whole under a hash of its values.

import { fail, isNestedBeyond, ok, quoted, type Result } from '@hanchan/tiles';
import { canonical } from './canonical.ts';
import { conflictsInDraft } from './conflicts.ts';
import { nearest } from './nearest.ts';
import { isObject } from './options/structured.ts';
import type { Citation, RuleKey, Ruleset, RuleValues } from './ruleset.ts';
import { isRuleKey, optionOf, RULE_KEYS } from './ruleset.ts';
import {
  changesToday,
  DEEPEST_RULES,
  firstMeaning,
  hashOf,
  type RulesProblem,
  readRules,
  type Stored,
} from './stored.ts';
import { FIRST_VOCABULARY, VOCABULARY } from './vocabulary.ts';

/** What is wrong with a custom ruleset: the field, and what it should be. */
export interface Problem {
  readonly code:
    | 'notAnObject'
    | 'missing'
    | 'unknownField'
    | 'unknownBase'
    | 'badValue'
    | 'conflict';
  readonly field: string;
  readonly message: string;
}

/** Answers that differ from a base. */
export type RuleChanges = { readonly [K in RuleKey]?: RuleValues[K] };

/** A base with changes, checked; or what is wrong with them. */
export function customise(
  base: Ruleset,
  changes: RuleChanges,
  name = `${base.title}, changed`,
): Result<Ruleset, readonly Problem[]> {
  const parsed = parseChanges(changes);
  if (!parsed.ok) return parsed;
  const values = { ...base.values, ...parsed.value } as RuleValues;
  const conflicts = conflictsInDraft(values);
  if (conflicts.length > 0) {
    return fail(
      conflicts.map(({ keys, why }) => ({
        code: 'conflict',
        field: `changes.${keys.find((key) => key in parsed.value) ?? keys[0]}`,
        message: `${keys.join(' and ')} contradict each other: ${why}`,
      })),
    );
  }
  const changed = (key: RuleKey) =>
    key in parsed.value && !sameValue(values[key], base.values[key]);
  const citations = Object.fromEntries(
    RULE_KEYS.map((key) => [key, changed(key) ? ownCitation(base, key) : base.citations[key]]),
  ) as Record<RuleKey, Citation>;
  return ok({ ...base, id: customId(values), title: name, values, citations });
}

/** The name of rules that no book has: the same for the same values. */
const customId = (values: RuleValues): string => `custom-${hashOf(values).slice(0, 12)}`;

/**
 * Rules that somebody stored by their name with the values agreed on: as they were then, whatever the book says by now.
 * Before there was a second vocabulary the name alone was stored.
 */
export function asAgreed(
  ruleset: Ruleset,
  stored: Stored | undefined,
): Result<Ruleset, RulesProblem> {
  const agreed = stored === undefined ? ok(firstMeaning(ruleset.values)) : readRules(stored);
  if (!agreed.ok) return agreed;
  const isCustom = ruleset.id === customId(ruleset.values);
  const id = isCustom ? customId(agreed.value) : ruleset.id;
  return ok({
    ...ruleset,
    id,
    values: agreed.value,
    citations: citedAsAgreed(ruleset, agreed.value),
  });
}

/** What a book says by now is no source of what was agreed on otherwise before. */
function citedAsAgreed(ruleset: Ruleset, values: RuleValues): Ruleset['citations'] {
  const others = RULE_KEYS.filter((key) => !sameValue(values[key], ruleset.values[key]));
  if (others.length === 0) return ruleset.citations;
  const own = others.map((key) => {
    const now = optionOf(key).words(ruleset.values[key]);
    const reason = `as agreed before; ${ruleset.title} now reads: ${now}`;
    return [key, { status: 'changed', section: '', clauses: [], reason }] as const;
  });
  return { ...ruleset.citations, ...Object.fromEntries(own) };
}

function ownCitation(base: Ruleset, key: RuleKey): Citation {
  const before = optionOf(key).words(base.values[key]);
  const reason = `changed from ${base.title}, where it reads: ${before}`;
  return { status: 'changed', section: '', clauses: [], reason };
}

function parseChanges(changes: object): Result<Partial<RuleValues>, Problem[]> {
  const problems: Problem[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(changes)) {
    const field = `changes.${key}`;
    if (!isRuleKey(key)) {
      const near = nearest(key, RULE_KEYS);
      const message = `there is no option "${key}"${near ? `; did you mean "${near}"?` : ''}`;
      problems.push({ code: 'unknownField', field, message });
      continue;
    }
    const parsed = optionOf(key).parse(value);
    if (parsed.ok) values[key] = parsed.value;
    else {
      const message = `${key} must be ${parsed.error}, not ${quoted(value)}`;
      problems.push({ code: 'badValue', field, message });
    }
  }
  return problems.length > 0 ? fail(problems) : ok(values as Partial<RuleValues>);
}

/** Custom rules or the name of a book, as somebody stored them: without a mark they are of the first vocabulary. */
export const storedChoice = <T>(choice: T): T =>
  VOCABULARY > FIRST_VOCABULARY && isObject(choice) && !('vocabulary' in choice)
    ? { ...choice, vocabulary: FIRST_VOCABULARY }
    : choice;

/** The same as they are stored: in the words of this version, if they do not say otherwise. */
export const writtenChoice = <T>(choice: T): T =>
  VOCABULARY > FIRST_VOCABULARY && isObject(choice) && !('vocabulary' in choice)
    ? { ...choice, vocabulary: VOCABULARY }
    : choice;

/** Reads `{"base": id, "name": text, "changes": {…}}`, in today's vocabulary unless `"vocabulary"` names another. */
export function parseCustomRuleset(
  json: unknown,
  findBase: (id: string) => Ruleset | undefined,
): Result<Ruleset, readonly Problem[]> {
  if (isNestedBeyond(DEEPEST_RULES, json)) {
    return fail([{ code: 'badValue', field: '', message: 'is nested too deeply' }]);
  }
  if (!isObject(json)) {
    const message = 'a custom ruleset is an object with "base", "name" and "changes"';
    return fail([{ code: 'notAnObject', field: '', message }]);
  }
  const problems: Problem[] = [];
  for (const key of Object.keys(json)) {
    if (!['base', 'name', 'changes', 'vocabulary'].includes(key)) {
      const message = `unknown field "${key}"; only base, name, changes and vocabulary are read`;
      problems.push({ code: 'unknownField', field: key, message });
    }
  }
  const { base: baseId, name, changes, vocabulary = VOCABULARY } = json;
  const unread = vocabularyProblem(vocabulary);
  if (unread !== null) problems.push(unread);
  const base = typeof baseId === 'string' ? findBase(baseId) : undefined;
  if (base === undefined) {
    const message =
      baseId === undefined ? 'base is missing' : `base names no ruleset: ${quoted(baseId)}`;
    problems.push({
      code: baseId === undefined ? 'missing' : 'unknownBase',
      field: 'base',
      message,
    });
  }
  if (typeof name !== 'string' || name.trim() === '') {
    problems.push({ code: 'badValue', field: 'name', message: 'name must not be empty' });
  }
  if (!isObject(changes)) {
    const message = 'changes must be an object of option values';
    problems.push({ code: 'badValue', field: 'changes', message });
  }
  if (base === undefined || problems.length > 0) {
    const inside = isObject(changes) ? parseChanges(changes) : null;
    return fail(inside && !inside.ok ? [...problems, ...inside.error] : problems);
  }
  const today = changesToday(base.values, changes as RuleChanges, vocabulary as number);
  return customise(base, today as RuleChanges, name as string);
}

function vocabularyProblem(vocabulary: unknown): Problem | null {
  const bad = (message: string): Problem => ({ code: 'badValue', field: 'vocabulary', message });
  if (!Number.isInteger(vocabulary) || (vocabulary as number) < FIRST_VOCABULARY) {
    return bad(
      `vocabulary must be a whole number from ${FIRST_VOCABULARY}, not ${quoted(vocabulary)}`,
    );
  }
  if ((vocabulary as number) <= VOCABULARY) return null;
  return bad(
    `the rules were written in vocabulary ${vocabulary}, by a newer version; this one knows ${VOCABULARY}`,
  );
}

/** Whether two values of an option are the same, however they were written. */
export const sameValue = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

/** An option that two rulesets answer differently. */
export interface Difference {
  readonly key: RuleKey;
  readonly a: string;
  readonly b: string;
}

/** Every option on which two rulesets differ, in words. */
export function diff(a: Ruleset, b: Ruleset): Difference[] {
  return RULE_KEYS.filter((key) => !sameValue(a.values[key], b.values[key])).map((key) => ({
    key,
    a: optionOf(key).words(a.values[key]),
    b: optionOf(key).words(b.values[key]),
  }));
}
