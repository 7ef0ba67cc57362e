// The rulebook behind a game: the one it names, or, for values of its own, the shipped one that comes nearest. Where
// its values are others the book says nothing, and the chip says so.

import { shortName } from '@hanchan/kit/books/rulebooks.ts';
import type { Film } from '@hanchan/records';
import {
  type Case,
  cite,
  type Passage,
  RULE_KEYS,
  type RuleKey,
  type Ruleset,
  type RuleValues,
} from '@hanchan/rules';
import { findRuleset, offeredRulesets } from '@hanchan/rulesets';
import type { Book } from '@hanchan/table/felt/tableBook.ts';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function differing(a: RuleValues, b: RuleValues): number {
  return RULE_KEYS.filter((key) => !isSame(a[key], b[key])).length;
}

function nearest(values: RuleValues): Ruleset {
  return offeredRulesets().reduce((best, book) =>
    differing(book.values, values) < differing(best.values, values) ? book : best,
  );
}

export function bookOfFilm({ ruleset }: Pick<Film, 'ruleset'>): Book {
  const { id, title, values } = ruleset;
  const base = findRuleset(id) ?? nearest(values);
  const citation = (rule: RuleKey, when?: Case): Passage => {
    const cited = cite(base, rule, when);
    return isSame(base.values[rule], values[rule]) ? cited : { ...cited, section: '', clauses: [] };
  };
  return {
    ruleset: { ...base, id, title, values },
    baseId: base.id,
    title,
    short: shortName(base.id, title),
    citation,
  };
}
