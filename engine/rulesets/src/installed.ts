// Rulebooks that came while the program runs, beside those that ship with it: whoever looks up a rulebook finds both.

import type { BookInPlay, BookTexts } from './rulebook.ts';

/** A rulebook that was installed beside those that ship. */
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

/** Takes an installed rulebook away again. */
export function forgetBook(id: string): void {
  books.delete(id);
}

/** The installed rulebook of this id, if there is one. */
export const installedBook = (id: string): InstalledBook | undefined => books.get(id);

/** Every rulebook that was installed. */
export const installedBooks = (): readonly InstalledBook[] => [...books.values()];
