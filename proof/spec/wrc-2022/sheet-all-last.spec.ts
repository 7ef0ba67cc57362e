// WRC 2022, 4.4.3, 7.1 and 13.1: the sheet before the last hand.

import { WRC_2022 } from '@hanchan/rulesets';
import { allLastLayout, allLastText, type ByWind, sheetWarnings } from '@hanchan/tournament';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { anEvent } from '../support/eventLog.ts';

const RULES = WRC_2022.values;
const LAYOUT = allLastLayout(RULES, { penaltiesAt: 'tournament' });
const AT = { round: 1, table: 1, version: 0 };

clause(['wrc-13.1-01', 'wrc-4.4.3-01'], 'four entries, one for each current wind', () => {
  expect(LAYOUT.winds).toEqual(['east', 'south', 'west', 'north']);
});

clause(['wrc-7.1-05', 'wrc-7.1-06'], '27,300 is ▲2.7 and 33,700 is +3.7, unrounded', () => {
  expect(allLastText(27_300, RULES, LAYOUT)).toBe('▲2.7');
  expect(allLastText(33_700, RULES, LAYOUT)).toBe('+3.7');
  expect(allLastText(30_000, RULES, LAYOUT)).toBe('0.0');
});

clause(
  ['wrc-4.4.3-02', 'wrc-7.1-04'],
  'before every presumed last hand it is written anew, by current wind, and lies there until the next',
  () => {
    const event = anEvent({ players: 4 });
    event.seat(1, [[1, 2, 3, 4]]);
    const slots: ByWind<number> = [4, 1, 2, 3];
    const sheets: readonly ByWind<number>[] = [
      [2_000, 13_000, -3_000, -12_000],
      [5_900, 11_700, -4_300, -13_300],
      [8_900, 10_700, -5_300, -14_300],
    ];
    for (const deltas of sheets) {
      event.act({ type: 'allLast', at: AT, deltas, slots });
      const table = event.state().rounds[0]!.tables[0]!;
      expect(table.stage).toBe('allLast');
      expect(table.allLast).toMatchObject({ deltas, slots });
    }
  },
);

clause('wrc-4.4.3-01', 'what the last hand cannot have done is noticed on the report sheet', () => {
  const allLast = { slots: [4, 1, 2, 3], deltas: [2_000, 13_000, -3_000, -12_000], at: 0 } as const;
  const form = (...held: [number, number, number, number]) =>
    ({ slots: [1, 2, 3, 4], held, loans: [0, 0, 0, 0], sticks: 0 }) as const;
  const table = { allLast, loans: new Map() };
  // South won 8,000 from West.
  expect(sheetWarnings(form(43_000, 35_000, 10_000, 32_000), RULES, table)).toEqual([]);
  const kinds = sheetWarnings(form(33_000, 37_000, 28_000, 22_000), RULES, table);
  expect(kinds.map(({ kind }) => kind)).toEqual(['afterAllLast']);
});
