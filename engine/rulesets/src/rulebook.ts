// A whole rulebook: what is needed to play, score and judge by it, and what there is to be read.

import type { FoulList, RuleKey, Ruleset } from '@hanchan/rules';
import type { Clause } from './clause.ts';
import type { Ruling } from './ruling.ts';
import type { RulebookWords } from './wordForm.ts';

/** What is needed to play by a rulebook. */
export interface BookInPlay {
  readonly ruleset: Ruleset;
  readonly words: RulebookWords;
  readonly fouls: FoulList;
}

/** What an edition says otherwise than the one before it. */
export interface EditionChange {
  readonly says: string;
  readonly sections: readonly string[];
  readonly options: readonly RuleKey[];
  /** Clauses that are new or say something else. */
  readonly clauses: readonly string[];
  /** Clauses that are gone. */
  readonly removed: readonly string[];
  /** Where it is known from, as long as nobody here has read the document. */
  readonly secondHand?: string;
}

/** What is needed to read a rulebook: its clauses and rulings. */
export interface BookTexts {
  readonly clauses: readonly Clause[];
  /** Why software does not hold a clause, by its id. */
  readonly outside: Readonly<Record<string, string>>;
  readonly rulings: readonly Ruling[];
  /** Of an edition that rests on an earlier one. */
  readonly changes: readonly EditionChange[];
}

/** A rulebook with all of its parts. */
export interface Rulebook extends BookInPlay, BookTexts {}
