// The rulings of a rulebook, loaded when somebody reads them.

import type { PlacedRuling } from '@hanchan/rulesets/rulings';
import { loadTexts } from './installedBooks.ts';

export interface BookRulings {
  readonly rulings: readonly PlacedRuling[];
  /** The book on whose page a ruling stands: this one if it follows it, else the one that raised the question. */
  readonly bookOf: (id: string) => string;
}

export async function loadRulings(bookId: string): Promise<BookRulings> {
  const [{ rulingsOf, findRuling }] = await Promise.all([
    import('@hanchan/rulesets/rulings'),
    loadTexts(bookId),
  ]);
  const bookOf = (id: string) => {
    const own = rulingsOf(bookId).some((ruling) => ruling.id === id);
    const books = own ? [bookId] : (findRuling(id)?.rulebooks ?? []);
    return books.includes(bookId) ? bookId : (books[0] ?? bookId);
  };
  return { rulings: rulingsOf(bookId), bookOf };
}

/** A reason, with the rulings that it names apart from the words between. */
export function partsOfReason(
  text: string,
  named: readonly string[],
): readonly { readonly text: string; readonly isRuling: boolean }[] {
  if (named.length === 0) return [{ text, isRuling: false }];
  return text
    .split(new RegExp(`\\b(${named.join('|')})\\b`))
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isRuling: named.includes(part) }));
}
