// The rulebooks by name, for pages that offer them before the books themselves are loaded: those that every page has, held
// against the real ones by a test, and those that the server has installed, which it tells with the session.

import type { RulebookInfo, RulesChoice } from '@hanchan/protocol';
import { readList, writeList } from '../device/storedList.ts';

export interface RulebookName {
  readonly id: string;
  readonly title: string;
  /** As a citation names it. */
  readonly short: string;
  /** Of a book that was installed: what it is the rules of. */
  readonly document?: string;
}

/** Those that ship. */
export const RULEBOOKS: readonly RulebookName[] = [
  { id: 'wrc-2022', title: 'WRC 2022', short: 'WRC' },
  { id: 'wdmc-2019', title: 'WDMC 2019', short: 'WDMC' },
  { id: 'ema-2008', title: 'EMA 2008', short: 'EMA' },
  { id: 'uspml-fundamentals', title: 'USPML Fundamentals', short: 'USPML' },
  { id: 'general', title: 'General Rules', short: 'General' },
  { id: 'tenhou', title: 'Tenhou', short: 'Tenhou' },
];

const KEY = 'hanchan.books';

let installed: readonly RulebookInfo[] = lastTold();
/** Read with the list, so that whoever shows it shows it again when the server tells another. */
let follow = (): void => {};

export function followBy(read: () => void): void {
  follow = read;
}

/** What the server said the last time, for a page without a network. */
function lastTold(): readonly RulebookInfo[] {
  const isInfo = (one: unknown): one is RulebookInfo =>
    typeof (one as Partial<RulebookInfo> | null)?.id === 'string';
  try {
    return readList(localStorage, KEY).filter(isInfo);
  } catch {
    // Without storage there are only those that the server tells.
    return [];
  }
}

/** Whether they are others than before. A server that is older than the page has none to tell of. */
export function tellInstalled(books: readonly RulebookInfo[] = []): boolean {
  if (JSON.stringify(books) === JSON.stringify(installed)) return false;
  installed = books;
  try {
    writeList(localStorage, KEY, books);
  } catch {
    // See above.
  }
  return true;
}

/** All that the server has, those that it no longer offers too. */
export function installedNames(): readonly RulebookInfo[] {
  follow();
  return installed;
}

/** Those to choose from. */
export const offeredBooks = (): readonly RulebookName[] => [
  ...RULEBOOKS,
  ...installedNames().filter(({ isOffered }) => isOffered),
];

/** A book by its id, offered or not. */
export const bookNamed = (id: string): RulebookName | undefined =>
  RULEBOOKS.find((book) => book.id === id) ?? installedNames().find((book) => book.id === id);

/** The book that a choice of rules is, or rests on. */
export const baseOf = (choice: RulesChoice): string =>
  typeof choice === 'string' ? choice : choice.base;

export const isBook = (id: string): boolean => bookNamed(id) !== undefined;

/** What a citation calls the book: its own short name, or a custom one's title. */
export const shortName = (bookId: string, title: string): string =>
  bookNamed(bookId)?.short ?? title;
