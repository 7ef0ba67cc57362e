// The offences of a rulebook as its reader calls them. Titles and words to search by are there in the reader's language;
// what the book says about each stays in the book's.

import type { FoulList } from '@hanchan/rules';
import { foulListOf } from '@hanchan/rulesets/fouls';
import { jaFouls } from './jaFouls.ts';

export function foulsOf(bookId: string, language: string): FoulList {
  const list = foulListOf(bookId);
  if (language !== 'ja') return list;
  const fouls = list.fouls.map((foul) => {
    const ja = jaFouls[foul.id];
    if (ja === undefined) return foul;
    // Whoever learned the English title finds it by that too.
    return { ...foul, title: ja.title, words: [...foul.words, foul.title, ja.words] };
  });
  return { ...list, fouls };
}
