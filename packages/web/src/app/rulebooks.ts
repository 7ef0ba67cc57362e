// The rulebooks by name, for pages that offer them before the books themselves are loaded. A test holds this list
// against the real ones.

import type { RulesChoice } from '@hanchan/protocol';

export interface RulebookName {
  readonly id: string;
  readonly title: string;
  /** As a citation names it. */
  readonly short: string;
}

export const RULEBOOKS: readonly RulebookName[] = [
  { id: 'wrc-2022', title: 'WRC 2022', short: 'WRC' },
  { id: 'wdmc-2019', title: 'WDMC 2019', short: 'WDMC' },
  { id: 'ema-2008', title: 'EMA 2008', short: 'EMA' },
  { id: 'uspml-fundamentals', title: 'USPML Fundamentals', short: 'USPML' },
  { id: 'general', title: 'General Rules', short: 'General' },
  { id: 'tenhou', title: 'Tenhou', short: 'Tenhou' },
];

/** The shipped book that a choice of rules is, or rests on. */
export const baseOf = (choice: RulesChoice): string =>
  typeof choice === 'string' ? choice : choice.base;

export const isShipped = (id: string): boolean => RULEBOOKS.some((book) => book.id === id);

/** What a citation calls the book: its own short name, or a custom one's title. */
export function shortName(bookId: string, title: string): string {
  return RULEBOOKS.find(({ id }) => id === bookId)?.short ?? title;
}
