// Which words of play the player chose: Japanese ones, those of the rulebook on the table, or EMA's.

import {
  inJapanese,
  JAPANESE_WORDS,
  type PlayWords,
  ROMAJI_WORDS,
  rulebookWords,
  withCapitals,
} from '@hanchan/narrator';
import type { Terms } from '../device/settings.svelte.ts';

/** `bookId` is the rulebook of the table, or, for custom rules, the one they rest on. */
export function playWords(terms: Terms, bookId: string, language: string): PlayWords {
  const words = withCapitals(chosenWords(terms, bookId, language));
  return language === 'ja' ? inJapanese(words) : words;
}

function chosenWords(terms: Terms, bookId: string, language: string): PlayWords {
  if (terms === 'rulebook') return rulebookWords(bookId);
  if (terms === 'ema') return rulebookWords('ema-2008');
  return language === 'ja' ? JAPANESE_WORDS : ROMAJI_WORDS;
}
