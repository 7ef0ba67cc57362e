// The figures of a plan as a page shows them: each beside the best that any plan could have, and beside another plan.

import type { SeatingFigures, SeatingReport } from '@hanchan/tournament';

const FIGURES = [
  'repeats',
  'mostMeetings',
  'successiveRepeats',
  'fewestOpponents',
  'twoStepReach',
  'fewestShared',
  'looselyLinked',
  'mostVisits',
  'tableRepeats',
  'successiveTables',
  'windSpread',
  'eastSpread',
  'sameNeighbour',
  'forbiddenMeetings',
  'teamMeetings',
  'clubMeetings',
  'countryMeetings',
  'rankDistance',
  'walk',
] as const satisfies readonly (keyof SeatingFigures)[];
export type Figure = (typeof FIGURES)[number];

/** More is better. */
const WANTED: ReadonlySet<Figure> = new Set(['fewestOpponents', 'twoStepReach', 'fewestShared']);

export interface FigureRow {
  readonly figure: Figure;
  readonly value: number;
  readonly bound: number | null;
  /** No plan can do better. */
  readonly isBest: boolean;
  /** Of the other plan. */
  readonly before: number | null;
  readonly change: 'better' | 'worse' | 'same' | null;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

export function figureRows(report: SeatingReport, before: SeatingReport | null): FigureRow[] {
  return FIGURES.flatMap((figure): FigureRow[] => {
    const value = report[figure];
    if (value === null) return [];
    const bound = report.bounds[figure];
    const old = before?.[figure] ?? null;
    const isAtBound = bound !== null && (WANTED.has(figure) ? value >= bound : value <= bound);
    return [
      {
        figure,
        value: rounded(value),
        bound: bound === null ? null : rounded(bound),
        isBest: isAtBound,
        before: old === null ? null : rounded(old),
        change: old === null ? null : changeOf(value, old, WANTED.has(figure)),
      },
    ];
  });
}

function changeOf(value: number, old: number, isWanted: boolean): 'better' | 'worse' | 'same' {
  if (value === old) return 'same';
  return value > old === isWanted ? 'better' : 'worse';
}
