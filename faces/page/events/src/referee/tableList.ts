// The tables of a round as a referee looks for them: those that need somebody first.

import type { EventState, RoundState, TableState } from '@hanchan/tournament';

/** Why somebody should go there; null: all is well. */
export type TableNeed = 'called' | 'missing' | 'sign' | 'overTime' | null;

export interface TableLine {
  readonly table: TableState;
  readonly need: TableNeed;
}

const ORDER: readonly TableNeed[] = ['called', 'missing', 'sign', 'overTime', null];

export function tableLines(
  { calls }: EventState,
  { tables }: RoundState,
  isOver: (table: TableState) => boolean,
): readonly TableLine[] {
  const called = new Set(
    [...calls.values()]
      .filter(({ closed }) => closed === null)
      .map(({ round, table }) => `${round} ${table}`),
  );
  const lines = tables.map((table): TableLine => {
    const isCalled = called.has(`${table.round} ${table.number}`);
    return { table, need: isCalled ? 'called' : needOf(table, isOver(table)) };
  });
  const rank = ({ need }: TableLine) => ORDER.indexOf(need);
  return lines.sort((a, b) => rank(a) - rank(b) || a.table.number - b.table.number);
}

function needOf({ late, stage }: TableState, isOver: boolean): TableNeed {
  if ([...late.values()].some(({ outcome }) => outcome === null)) return 'missing';
  if (stage === 'confirmed') return 'sign';
  const isPlayed = stage === 'playing' || stage === 'allLast' || stage === 'ended';
  return isOver && isPlayed ? 'overTime' : null;
}
