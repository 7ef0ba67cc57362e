// The whole rulebook behind what a table was opened with, a link holds or a file says. Loaded with the pages that
// show rules.

import type { RulesChoice } from '@hanchan/protocol';
import {
  asAgreed,
  changesToday,
  type Problem,
  parseCustomRuleset,
  RULE_KEYS,
  type Ruleset,
  type Stored,
  sameValue,
  storedChoice,
  VOCABULARY,
} from '@hanchan/rules';
import { findRuleset, offeredRulesets } from '@hanchan/rulesets';
import { fail, ok, type Result } from '@hanchan/tiles';
import { type CustomRules, choiceOf, NAME_MAX } from './customRules.ts';

/** Null for what this version of the page does not know. */
export function rulesetOf(choice: RulesChoice | CustomRules): Ruleset | null {
  if (typeof choice === 'string') return findRuleset(choice) ?? null;
  const parsed = parseCustomRuleset(choice, findRuleset);
  return parsed.ok ? parsed.value : null;
}

/** The same in today's words, to be edited; what this version does not know stays as it is. */
export function inTodaysWords(rules: CustomRules): CustomRules {
  const { base, name, changes, vocabulary } = rules;
  const book = findRuleset(base);
  if (book === undefined || vocabulary === undefined || vocabulary > VOCABULARY) return rules;
  return { base, name, changes: changesToday(book.values, changes, vocabulary) };
}

/** The rules of something that was stored; null where this version cannot read them. */
export function storedRuleset(choice: RulesChoice, values: Stored | undefined): Ruleset | null {
  const book = rulesetOf(storedChoice(choice));
  const agreed = book === null ? null : asAgreed(book, values);
  return agreed?.ok === true ? agreed.value : null;
}

export interface ReadBook {
  readonly ruleset: Ruleset;
  /** The book that it is, or rests on. */
  readonly base: Ruleset;
  /** As it stands in an address. */
  readonly ref: string;
  /** Null for a book as it is. */
  readonly custom: CustomRules | null;
}

/** The rulebook that an address names, or what is wrong with it. */
export function bookFrom(ref: string): Result<ReadBook, readonly Problem[]> {
  const choice = choiceOf(ref);
  if (choice === null) {
    const message = ref.startsWith('~')
      ? 'the link does not hold rules; part of it may be missing'
      : `there is no rulebook "${ref}"`;
    return fail([{ code: 'unknownBase', field: 'rules', message }]);
  }
  if (typeof choice === 'string') {
    const ruleset = findRuleset(choice);
    if (ruleset !== undefined) return ok({ ruleset, base: ruleset, ref, custom: null });
    const message = `the rulebook "${ref}" could not be loaded`;
    return fail([{ code: 'unknownBase', field: 'rules', message }]);
  }
  const parsed = parseCustomRuleset(choice, findRuleset);
  if (!parsed.ok) return parsed;
  return ok({ ruleset: parsed.value, base: findRuleset(choice.base)!, ref, custom: choice });
}

/** Whole values as somebody could have chosen them: a book, or the changes of the book they rest on or are nearest to. */
export function choiceFrom({ id, base, title, values }: WholeRules): RulesChoice {
  if (findRuleset(id) !== undefined) return id;
  const changesOf = (book: Ruleset) =>
    RULE_KEYS.filter((key) => !sameValue(book.values[key], values[key]));
  const nearest = (one: Ruleset, other: Ruleset) =>
    changesOf(other).length < changesOf(one).length ? other : one;
  const book =
    (base === undefined ? undefined : findRuleset(base)) ?? offeredRulesets().reduce(nearest);
  const changes = Object.fromEntries(changesOf(book).map((key) => [key, values[key]]));
  return { base: book.id, name: title, changes };
}

interface WholeRules extends Pick<Ruleset, 'id' | 'title' | 'values'> {
  readonly base?: string;
}

/** Custom rules from the text of a file: read whole, or every problem by its field. */
export function readRulesFile(text: string): Result<CustomRules, readonly Problem[]> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return fail([{ code: 'notAnObject', field: '', message: `the file is not JSON: ${why}` }]);
  }
  const stored = storedChoice(json);
  const parsed = parseCustomRuleset(stored, findRuleset);
  if (!parsed.ok) return parsed;
  const rules = inTodaysWords(stored as CustomRules);
  if (rules.name.trim().length > NAME_MAX) {
    const message = `name must have at most ${NAME_MAX} characters`;
    return fail([{ code: 'badValue', field: 'name', message }]);
  }
  return ok({ base: rules.base, name: rules.name.trim(), changes: rules.changes });
}
