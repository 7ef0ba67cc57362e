// The rulebook behind an event: the one it names or is made from, else the one that differs least. Sections are told
// only where the value is still the book's.

import {
  cite,
  type Passage,
  RULE_KEYS,
  type RuleKey,
  type Ruleset,
  sameValue,
} from '@hanchan/rules';
import type { EventRules } from '@hanchan/tournament';
import type { Words } from './words/index.ts';

export interface EventBook {
  readonly base: Ruleset;
  readonly cite: (rule: RuleKey) => string;
}

export function bookOf(
  { id, base: named = id, values }: EventRules,
  books: readonly Ruleset[],
  words: Pick<Words, 'ownRule' | 'ourChoice'>,
): EventBook {
  const differing = (book: Ruleset) =>
    RULE_KEYS.filter((key) => !sameValue(book.values[key], values[key])).length;
  const base =
    books.find((book) => book.id === named) ??
    books.reduce((best, book) => (differing(book) < differing(best) ? book : best));
  const placeOf = ({ status, section }: Passage): string =>
    status === 'ourChoice' || section === '' ? words.ourChoice : section;
  return {
    base,
    cite: (rule) =>
      sameValue(base.values[rule], values[rule]) ? placeOf(cite(base, rule)) : words.ownRule,
  };
}
