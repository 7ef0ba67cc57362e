// Rulebooks that came while the program runs, beside those that ship with it: whoever looks up a rulebook finds both.

import type { BookInPlay, BookTexts } from './rulebook.ts';

export interface InstalledBook extends BookInPlay {
  /** Null where nobody has loaded them yet. */
  readonly texts: BookTexts | null;
  /** Whether new games may be played by it. One that was taken back still explains the games that were. */
  readonly isOffered: boolean;
}

const books = new Map<string, InstalledBook>();

/** Under the id of its ruleset; one that was there under it is replaced. */
export function installBook(book: InstalledBook): void {
  books.set(book.ruleset.id, book);
}

export function forgetBook(id: string): void {
  books.delete(id);
}

export const installedBook = (id: string): InstalledBook | undefined => books.get(id);

export const installedBooks = (): readonly InstalledBook[] => [...books.values()];
