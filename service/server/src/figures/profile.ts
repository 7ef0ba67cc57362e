// One player's figures as they are answered: the stored months put together, by rulebook, company and time.

import {
  type Figure,
  Group,
  type GroupState,
  groupDocument,
  MEASURE_IDS,
  type MeasureId,
  wilsonShare,
} from '@hanchan/arena';
import type { PlayerFigures, ProfileAnswer, ProfileQuery } from '@hanchan/protocol';
import type { StoredFigures } from '@hanchan/storage';

/** How often somebody was asked is counted while a match is played, and stands in no record. */
const SHOWN: readonly MeasureId[] = MEASURE_IDS.filter((id) => id !== 'decisions');
/** Of which there are curves. */
const CURVES: readonly MeasureId[] = [
  'place',
  'result',
  'win',
  'dealIn',
  'riichi',
  'call',
  'winValue',
  'dealInValue',
];

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

const groupIn = ({ data }: StoredFigures): Group => Group.from(JSON.parse(data) as GroupState);

type Months = ProfileAnswer['months'];

/** All of it, and month by month: each row is read once. */
export function figuresIn(rows: readonly StoredFigures[]): {
  readonly figures: PlayerFigures;
  readonly months: Months;
} {
  const all = new Group();
  const byMonth = new Map<string, Group>();
  for (const row of rows) {
    const group = groupIn(row);
    all.merge(group);
    const known = byMonth.get(row.month);
    if (known === undefined) byMonth.set(row.month, group);
    else known.merge(group);
  }
  const months = [...byMonth].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    figures: shownFigures(all),
    months: months.map(([month, group]) => ({
      month,
      games: group.sum('matches'),
      figures: pick(group, CURVES),
    })),
  };
}

export function shownFigures(group: Group): PlayerFigures {
  const { matches, deals, wins, yaku, limits } = groupDocument(group);
  return { matches, deals, wins, figures: pick(group, SHOWN), yaku, limits };
}

function pick(group: Group, ids: readonly MeasureId[]): Record<string, Figure> {
  return Object.fromEntries(
    ids.map((id) => {
      const estimate = group.estimate(id);
      if (estimate === null) return [id, null];
      const { value, interval } = estimate;
      return [id, { value, low: interval?.[0] ?? null, high: interval?.[1] ?? null }];
    }),
  );
}

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
export function aheadOf({ ahead, behind }: { readonly ahead: number; readonly behind: number }) {
  const estimate = wilsonShare(ahead, ahead + behind);
  if (estimate === null) return null;
  const { value, interval } = estimate;
  return { value, low: interval?.[0] ?? null, high: interval?.[1] ?? null };
}
