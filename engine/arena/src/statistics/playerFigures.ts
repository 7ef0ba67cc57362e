// What is shown of one player: figures of hands with their intervals, and the same month by month.

import { asFigure, type Figure, groupDocument } from './document.ts';
import { MEASURE_IDS, type MeasureId } from './measures.ts';
import { Group, type Histogram } from './statistics.ts';

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
  'furiten',
  'winValue',
  'dealInValue',
];

/** Figures of hands by measure. */
export interface PlayerFigures {
  readonly matches: number;
  readonly deals: number;
  readonly wins: number;
  readonly figures: Record<string, Figure>;
  readonly yaku: Histogram;
  readonly limits: Histogram;
}

/** One month of a curve. */
export interface FiguresOfMonth {
  readonly month: string;
  readonly games: number;
  readonly figures: Record<string, Figure>;
}

/** Everything of one player but how often they were asked. */
function playerFigures(group: Group): PlayerFigures {
  const document = groupDocument(group);
  const { matches, deals, wins, yaku, limits } = document;
  const figures = Object.fromEntries(SHOWN.map((id) => [id, document[id]]));
  return { matches, deals, wins, figures, yaku, limits };
}

/** All of it, and month by month. The groups are not changed. */
export function figuresByMonth(
  parts: Iterable<{ readonly month: string; readonly group: Group }>,
): { readonly figures: PlayerFigures; readonly months: readonly FiguresOfMonth[] } {
  const all = new Group();
  const byMonth = new Map<string, Group>();
  for (const { month, group } of parts) {
    all.merge(group);
    const known = byMonth.get(month) ?? new Group();
    known.merge(group);
    byMonth.set(month, known);
  }
  const months = [...byMonth].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    figures: playerFigures(all),
    months: months.map(([month, group]) => ({
      month,
      games: group.sum('matches'),
      figures: Object.fromEntries(CURVES.map((id) => [id, asFigure(group.estimate(id))])),
    })),
  };
}
