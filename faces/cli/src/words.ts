// Which words a page uses: the common English, the rulebook's own, or Japanese.

import { JAPANESE_WORDS, PLAIN_WORDS, type PlayWords, rulebookWords } from '@hanchan/narrator';
import { findRuleset, RULESETS } from '@hanchan/rulesets';
import { BadInput } from './badInput.ts';

const WORD_CHOICES = ['rulebook', 'japanese', 'plain'] as const;
export type WordChoice = (typeof WORD_CHOICES)[number];

/** A rulebook as far as it is known: a record does not keep which document a custom one rests on. */
export interface Book {
  readonly id: string;
  readonly document?: string;
}

export function wordsFor(choice: WordChoice, { id, document }: Book): PlayWords {
  if (choice === 'plain') return PLAIN_WORDS;
  if (choice === 'japanese') return JAPANESE_WORDS;
  // A changed rulebook keeps the document it was changed from, and so its words.
  const book = findRuleset(id) ?? RULESETS.find((one) => one.document === document);
  return rulebookWords(book?.id ?? id);
}

export function wordChoice(text: string): WordChoice {
  const choice = WORD_CHOICES.find((one) => one === text);
  if (choice !== undefined) return choice;
  throw new BadInput('--words', `“${text}” is not one of ${WORD_CHOICES.join(', ')}`);
}
