// Every penalty that was given, and every minute that somebody was late; withdrawn ones stay in the list and say so.

import type { FoulList } from '@hanchan/rules';
import { type EventState, holderOf, lateThousands } from '@hanchan/tournament';
import { publishedName, tablesOf } from '../source.ts';
import { type Cell, type DataTable, number, text } from './dataTable.ts';

const THOUSAND = 1_000;
const COLUMNS = [
  number('round'),
  number('table'),
  number('number'),
  text('name'),
  text('offence'),
  text('kind'),
  number('points'),
  text('section'),
  text('note'),
  text('by'),
  text('withdrawn'),
] as const;

export function penaltiesTable(state: EventState, { fouls }: FoulList): DataTable {
  const titles = new Map(fouls.map(({ id, title }) => [id, title]));
  const rows: Cell[][] = [];
  for (const penalty of state.penalties.values()) {
    const { round, table, foul, kind, points, section, note, by, withdrawn } = penalty;
    for (const [i, slot] of penalty.slots.entries()) {
      const name = publishedName(state, penalty.people[i] ?? null, slot);
      const offence = titles.get(foul) ?? foul;
      const gone = withdrawn === null ? '' : withdrawn.reason || 'withdrawn';
      const where = [round, table, slot, name];
      rows.push([...where, offence, kind, points / THOUSAND, section, note, by.name, gone]);
    }
  }
  rows.push(...lateRows(state));
  return { title: 'Penalties', columns: COLUMNS, rows };
}

function lateRows(state: EventState): Cell[][] {
  const rows: Cell[][] = [];
  for (const round of state.rounds) {
    for (const table of tablesOf(round)) {
      for (const [slot, { outcome }] of table.late) {
        const points = lateThousands(table, slot);
        if (points === 0) continue;
        const person = holderOf(state, slot, round.number)?.person ?? null;
        const name = publishedName(state, person, slot);
        const minutes = Math.floor((outcome?.seconds ?? 0) / 60);
        const note = outcome?.type === 'replaced' ? 'replaced' : `${minutes} min`;
        rows.push([round.number, table.number, slot, name, 'Late', 'points', points, '', note]);
      }
    }
  }
  return rows;
}
