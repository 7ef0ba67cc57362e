// A rulebook that ships or is installed, whole, as others may rest on it.

import { findRuleset, installedBook, type Rulebook, wordsOf } from '@hanchan/rulesets';
import { clausesOf, OUTSIDE } from '@hanchan/rulesets/clauses';
import { foulListOf } from '@hanchan/rulesets/fouls';
import { RULINGS } from '@hanchan/rulesets/rulings';
import type { Library } from './library.ts';

export function findBook(id: string): Rulebook | undefined {
  const ruleset = findRuleset(id);
  if (ruleset === undefined) return undefined;
  const texts = installedBook(id)?.texts;
  return {
    ruleset,
    words: wordsOf(id),
    fouls: foulListOf(id),
    clauses: clausesOf(id),
    outside: texts?.outside ?? OUTSIDE[id] ?? {},
    rulings: texts?.rulings ?? RULINGS[id] ?? [],
    changes: texts?.changes ?? [],
  };
}

/** All that are known here, to rest on. */
export const LIBRARY: Library = {
  findBook,
  // Those that are installed may be taken back: a book has its own rulings, and may follow ours.
  hasRuling: (id) => Object.values(RULINGS).some((list) => list.some((one) => one.id === id)),
};
