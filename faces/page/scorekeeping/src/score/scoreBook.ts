// The rulebook that a kept score goes by, for its citations.

import type { Begin } from '@hanchan/keeper';
import { baseOf, bookNamed } from '@hanchan/kit/books/rulebooks.ts';
import { rulesetOf } from '@hanchan/kit/books/rulesetOf.ts';
import type { RulesChoice } from '@hanchan/protocol';
import { type Ruleset, storedChoice } from '@hanchan/rules';

export interface ScoreBook {
  readonly ruleset: Ruleset;
  /** The shipped book that it is, or rests on. */
  readonly baseId: string;
  readonly title: string;
}

/** Null for a book that this version does not know; the score is kept all the same. */
export function scoreBook({ book }: Begin): ScoreBook | null {
  const choice = book as RulesChoice;
  const ruleset = rulesetOf(storedChoice(choice));
  return ruleset === null ? null : { ruleset, baseId: baseOf(choice), title: ruleset.title };
}

export function bookTitle({ book }: Begin): string {
  if (typeof book !== 'string') return book.name;
  return bookNamed(book)?.title ?? book;
}
