// Every penalty that was given, and every minute that somebody was late; withdrawn ones stay in the list and say so.

import { holderOf, lateThousands, scoreUnit } from '@hanchan/tournament';
import { type Named, type PaperSource, publishedName, tablesOf } from '../source.ts';
import { type Cell, type DataTable, number, text } from './dataTable.ts';

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

/** In the words given; for programs, in those of data. */
export function penaltiesTable(source: Pick<PaperSource, 'state' | 'fouls' | 'words'>): DataTable {
  const { state, fouls, words } = source;
  const titles = new Map(fouls.fouls.map(({ id, title }) => [id, title]));
  const unit = scoreUnit(state.settings.rules.values);
  const rows: Cell[][] = [];
  for (const penalty of state.penalties.values()) {
    const { round, table, foul, kind, points, section, note, by, withdrawn } = penalty;
    for (const [i, slot] of penalty.slots.entries()) {
      const name = publishedName(source, penalty.people[i] ?? null, slot);
      const offence = titles.get(foul) ?? foul;
      const gone = withdrawn === null ? '' : withdrawn.reason || words.results.withdrawn;
      const where = [round, table, slot, name];
      rows.push([...where, offence, kind, points / unit, section, note, by.name, gone]);
    }
  }
  rows.push(...lateRows(source));
  return { title: 'Penalties', columns: COLUMNS, rows };
}

function lateRows(named: Named): Cell[][] {
  const { state } = named;
  const { late, replaced, minutes } = named.words.results;
  const rows: Cell[][] = [];
  for (const round of state.rounds) {
    for (const table of tablesOf(round)) {
      for (const [slot, { outcome }] of table.late) {
        const points = lateThousands(table, slot);
        if (points === 0) continue;
        const person = holderOf(state, slot, round.number)?.person ?? null;
        const name = publishedName(named, person, slot);
        const passed = Math.floor((outcome?.seconds ?? 0) / 60);
        const note = outcome?.type === 'replaced' ? replaced : minutes(passed);
        rows.push([round.number, table.number, slot, name, late, 'points', points, '', note]);
      }
    }
  }
  return rows;
}
