// Every table of every round: a row for each player, with everything that the sheet comes to.

import {
  countedResult,
  type EventState,
  indexPenalties,
  rankText,
  scoreUnit,
  sitterOf,
  tableResult,
} from '@hanchan/tournament';
import { publishedName, tablesOf, WIND_ROW } from '../source.ts';
import { DATA_WORDS } from '../words/index.ts';
import { type Cell, type DataTable, inP, number, text } from './dataTable.ts';

const COLUMNS = [
  number('round'),
  text('stage'),
  number('table'),
  text('wind'),
  number('number'),
  text('name'),
  number('final'),
  number('loans'),
  number('net'),
  number('modifiers'),
  text('place'),
  number('uma'),
  number('oka'),
  number('score'),
  number('penalties'),
  number('counted'),
  number('sticks'),
  text('sheet'),
] as const;

export function roundsTable(state: EventState): DataTable {
  const index = indexPenalties(state);
  const unit = scoreUnit(state.settings.rules.values);
  const named = { state, words: DATA_WORDS };
  const rows: Cell[][] = [];
  for (const round of state.rounds) {
    for (const table of tablesOf(round)) {
      const result = countedResult(state, table, index) ?? tableResult(state, table, index);
      for (const [wind, row] of result?.rows.entries() ?? []) {
        rows.push([
          round.number,
          round.stage,
          table.number,
          WIND_ROW[wind]!,
          row.slot,
          publishedName(named, sitterOf(state, table, row.slot), row.slot),
          row.held,
          row.loans,
          row.net,
          row.mods,
          rankText(row),
          inP(row.uma, unit),
          inP(row.oka, unit),
          inP(row.hanchan, unit),
          inP(row.penalties, unit),
          inP(row.credited, unit),
          result!.sticks,
          table.reopened === null ? table.stage : 'reopened',
        ]);
      }
    }
  }
  return { title: 'Rounds', columns: COLUMNS, rows };
}
