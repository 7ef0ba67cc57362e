// One player's figures as they are answered: the stored months put together, by rulebook, company and time.

import { asFigure, figuresByMonth, Group, type GroupState, wilsonShare } from '@hanchan/arena';
import type { ProfileAnswer, ProfileQuery } from '@hanchan/protocol';
import type { StoredFigures } from '@hanchan/storage';

export function wantedRows(
  rows: readonly StoredFigures[],
  { book, company, from, to }: ProfileQuery,
): readonly StoredFigures[] {
  return rows.filter(
    (row) =>
      (book === undefined || row.book === book) &&
      (company === undefined || row.company === company) &&
      (from === undefined || row.month >= from) &&
      (to === undefined || row.month <= to),
  );
}

/** All of it, and month by month. */
export const figuresIn = (rows: readonly StoredFigures[]) =>
  figuresByMonth(
    rows.map(({ month, data }) => ({ month, group: Group.from(JSON.parse(data) as GroupState) })),
  );

/** Rulebooks with games, most of them first. */
export function booksIn(rows: readonly StoredFigures[]): ProfileAnswer['books'] {
  const books = new Map<string, { book: string; family: string; games: number }>();
  for (const { book, family, games } of rows) {
    const known = books.get(book) ?? { book, family, games: 0 };
    known.games += games;
    books.set(book, known);
  }
  return [...books.values()].sort((a, b) => b.games - a.games || (a.book < b.book ? -1 : 1));
}

/** How often the first of two finishes ahead; null where they have not met. */
export const aheadOf = ({ ahead, behind }: { readonly ahead: number; readonly behind: number }) =>
  asFigure(wilsonShare(ahead, ahead + behind));
