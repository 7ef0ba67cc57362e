// The rulebook behind an event: the one it names, or for rules of one's own the one that differs least. Sections are
// told only where the value is still the book's.

import { type Citation, RULE_KEYS, type RuleKey, type Ruleset, sameValue } from '@hanchan/rules';
import type { EventRules } from '@hanchan/tournament';

export interface EventBook {
  readonly base: Ruleset;
  readonly cite: (rule: RuleKey) => string;
}

export function bookOf({ id, values }: EventRules, books: readonly Ruleset[]): EventBook {
  const differing = (book: Ruleset) =>
    RULE_KEYS.filter((key) => !sameValue(book.values[key], values[key])).length;
  const base =
    books.find((book) => book.id === id) ??
    books.reduce((best, book) => (differing(book) < differing(best) ? book : best));
  return {
    base,
    cite: (rule) =>
      sameValue(base.values[rule], values[rule]) ? placeOf(base.citations[rule]) : 'own rule',
  };
}

const placeOf = ({ status, section }: Citation): string =>
  status === 'ourChoice' || section === '' ? 'our choice' : section;
