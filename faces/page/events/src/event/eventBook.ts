// The rulebook of an event, and where it says what. A custom one rests on the shipped book that it began as, or, where
// that is not known, on the one it has most in common with; what differs there is nobody's but its own.

import { shortName } from '@hanchan/kit/books/rulebooks.ts';
import {
  type Case,
  cite,
  customise,
  type Passage,
  RULE_KEYS,
  type RuleChanges,
  type RuleKey,
  type RulesChoice,
  type Ruleset,
  type RuleValues,
} from '@hanchan/rules';
import { findRuleset, offeredRulesets } from '@hanchan/rulesets';
import type { EventRules } from '@hanchan/tournament';

export interface EventBook {
  /** The shipped book that it is, or rests on. */
  readonly baseId: string;
  readonly title: string;
  readonly short: string;
  readonly citation: (rule: RuleKey, when?: Case) => Passage;
}

export function bookOfEvent(rules: EventRules): EventBook {
  const shipped = findRuleset(rules.id);
  const base = shipped ?? findRuleset(rules.base ?? '') ?? nearestBook(rules.values);
  const ruleset = shipped ?? resting(base, rules);
  return {
    baseId: base.id,
    title: rules.title,
    short: shortName(base.id, rules.title),
    citation: (rule, when) => cite(ruleset, rule, when),
  };
}

function resting(base: Ruleset, { values, title }: EventRules): Ruleset {
  const made = customise(base, Object.fromEntries(changedFrom(base, values)) as RuleChanges, title);
  return made.ok ? made.value : base;
}

const changedFrom = (book: Ruleset, values: RuleValues) =>
  RULE_KEYS.filter((key) => JSON.stringify(book.values[key]) !== JSON.stringify(values[key])).map(
    (key) => [key, values[key]] as const,
  );

function nearestBook(values: RuleValues): Ruleset {
  const distance = (book: Ruleset) => changedFrom(book, values).length;
  return offeredRulesets().reduce((best, book) => (distance(book) < distance(best) ? book : best));
}

/** As a kept score names them: a shipped book by its id, others by what they change. */
export function rulesSource(rules: EventRules): RulesChoice {
  if (findRuleset(rules.id) !== undefined) return rules.id;
  const { baseId } = bookOfEvent(rules);
  const changes = Object.fromEntries(changedFrom(findRuleset(baseId)!, rules.values));
  return { base: baseId, name: rules.title, changes };
}
