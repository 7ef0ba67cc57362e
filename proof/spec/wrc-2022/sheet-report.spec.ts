// WRC 2022, 4.4.1, 9.3, 10.3 and 13.2: the report sheet.

import { loansFor, NO_PENALTIES } from '@hanchan/game';
import { WRC_2022 } from '@hanchan/rulesets';
import {
  type ByWind,
  byWind,
  explainSum,
  NO_SHEET_PENALTIES,
  type SheetForm,
  sheetLayout,
  sheetResult,
  sheetTable,
  sheetWarnings,
  sumMessage,
  tableResult,
} from '@hanchan/tournament';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { anEvent } from '../support/eventLog.ts';

const RULES = WRC_2022.values;
const DESK = { lateScore: 'none', penaltiesAt: 'tournament' } as const;
const LAYOUT = sheetLayout(RULES, DESK);
const sheet = (
  held: ByWind<number>,
  sticks = 0,
  loans: ByWind<number> = [0, 0, 0, 0],
): SheetForm => ({
  slots: [7, 3, 12, 9],
  held,
  loans,
  sticks,
});
const resultOf = (form: SheetForm, penalties = NO_SHEET_PENALTIES) =>
  sheetResult(form, penalties, RULES, DESK);
const textOf = (form: SheetForm) =>
  Object.fromEntries(
    sheetTable(resultOf(form), RULES, LAYOUT).map(({ field, values }) => [field, values]),
  );

clause('wrc-13.2-01', 'a column for each wind; session and table; rows for number and name', () => {
  expect(LAYOUT.players).toBe('columns');
  expect(LAYOUT.header).toEqual(['session', 'table']);
  expect(LAYOUT.lines.slice(0, 2).map(({ field }) => field)).toEqual(['id', 'name']);
});

clause('wrc-13.2-02', 'the rows of the template, riichi sticks and referee beside them', () => {
  expect(LAYOUT.lines.map(({ field }) => field)).toEqual([
    'id',
    'name',
    'starting',
    'loans',
    'held',
    'net',
    'rank',
    'uma',
    'total',
    'penalties',
    'signature',
  ]);
  expect(LAYOUT.footer).toEqual(expect.arrayContaining(['sticks', 'referee']));
  const { rows, sticks } = resultOf(sheet([41_200, 27_000, 27_000, 23_800], 1));
  expect(sticks).toBe(1);
  for (const { hanchan, net, uma } of rows) expect(hanchan).toBe(net * 12 + uma);
});

clause(
  ['wrc-13.2-03', 'A-05'],
  'net is final less loans less starting: 30.0, 10.0 and 4.2 make ▲35.8',
  () => {
    const form = sheet([65_800, 30_000, 30_000, 4_200], 0, [0, 0, 0, 10_000]);
    expect(resultOf(form).rows[3].net).toBe(-35_800);
    const { starting, loans, held, net } = textOf(form);
    expect([starting![3], loans![3], held![3], net![3]]).toEqual(['30.0', '10.0', '4.2', '▲35.8']);
  },
);

clause('wrc-13.2-04', 'numbers are divided by a thousand, minus is a triangle', () => {
  expect(LAYOUT).toMatchObject({ dividedBy: 1_000, minus: '▲' });
  const text = textOf(sheet([65_800, 30_000, 20_000, 4_200]));
  expect(text['held']![3]).toBe('4.2');
  expect(text['net']![3]).toBe('▲25.8');
});

clause('wrc-13.2-06', 'the difference is not rounded: 31,300 is +1.3, 28,900 is ▲1.1', () => {
  const { net } = textOf(sheet([31_300, 28_900, 30_100, 29_700]));
  expect(net).toEqual(['+1.3', '▲1.1', '+0.1', '▲0.3']);
});

clause(
  ['wrc-4.4.1-05', 'wrc-9.3-03'],
  'below zero the referee lends ten thousands, which stand on the sheet and come off again',
  () => {
    expect(loansFor(-700, RULES)).toEqual({ count: 1, inSticks: 9_300 });
    const event = anEvent({ players: 4 });
    event.seat(1, [[1, 2, 3, 4]]);
    const at = { round: 1, table: 1, version: 0 };
    event.act({ type: 'lend', at, slot: 4, points: 10_000 });
    event.sign(1, 1, [1, 2, 3, 4], [70_700, 30_000, 20_000, 9_300], 0, [0, 0, 0, 10_000]);
    const table = event.state().rounds[0]!.tables[0]!;
    expect(table.loans.get(4)).toBe(10_000);
    const { rows } = tableResult(event.state(), table)!;
    expect(rows[3]).toMatchObject({ held: 9_300, loans: 10_000, final: -700, net: -30_700 });
    expect(rows[3].hanchan).toBe((-30.7 - 15) * 12_000);
    expect(sheetWarnings(table.sheet!.form, RULES, table)).toEqual([]);
  },
);

clause(
  ['wrc-4.4.1-05', 'wrc-10.3-04'],
  'a loan that is not on the sheet makes the sum wrong, and is what is asked for',
  () => {
    const form = sheet([70_700, 30_000, 20_000, 9_300]);
    const problem = explainSum(form, RULES)!;
    expect(problem.causes[0]).toMatchObject({ kind: 'loanMissing', amount: 10_000, wind: 3 });
    expect(sumMessage(problem, RULES)).toContain('10,000 over 120,000');
    expect(explainSum(problem.causes[0]!.form!, RULES)).toBeNull();
  },
);

clause(
  ['wrc-3.5-13', 'wrc-12.2-02'],
  'a penalty of 8P is 8,000 points off the tournament score; the sheet above it stays',
  () => {
    const form = sheet([45_300, 32_100, 24_600, 18_000]);
    const penalties = byWind((wind) => ({ ...NO_PENALTIES, tournamentPoints: wind === 1 ? 8 : 0 }));
    const { rows } = resultOf(form, penalties);
    expect(rows[1]).toMatchObject({ penalties: 8_000 * 12, hanchan: 7_100 * 12 });
    expect(rows[1].tournament).toBe(-900 * 12);
    expect(rows.map(({ hanchan }) => hanchan)).toEqual(
      resultOf(form).rows.map(({ hanchan }) => hanchan),
    );
  },
);
