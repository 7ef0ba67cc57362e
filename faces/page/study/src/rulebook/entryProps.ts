// What an entry on the page of a rulebook is given, whatever it tells.

export interface EntryProps {
  /** The book whose page it stands on: for a ruling, the one that raised the question or one that follows it. */
  readonly bookId: string;
  /** The address points at it. */
  readonly isAimed: boolean;
}
