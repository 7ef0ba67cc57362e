// WDMC 2019, Part 2, 4.4, 8 late and 9.1: the score sheet, the card before the final hand, modifiers.

import { WDMC_2019 } from '@hanchan/rulesets';
import { WDMC_2019_FOULS } from '@hanchan/rulesets/fouls';
import {
  allLastLayout,
  allLastText,
  deskRulesFor,
  proposal,
  sheetLayout,
  sheetTable,
  standingsOf,
  tableResult,
} from '@hanchan/tournament';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { aPerson } from '../support/eventDesk.ts';
import { anEvent, personId } from '../support/eventLog.ts';

const RULES = WDMC_2019.values;
const DESK = deskRulesFor(RULES);
const LAYOUT = sheetLayout(RULES, DESK);
const P = 12_000;
const A = [1, 2, 3, 4] as const;
const AT = { round: 1, table: 1, version: 0 };

const wdmc = () => {
  const event = anEvent({ players: 4, rules: RULES, desk: DESK });
  event.seat(1, [A]);
  return event;
};
type Event = ReturnType<typeof wdmc>;

function sheetOf(event: Event) {
  const state = event.state();
  return tableResult(state, state.rounds[0]!.tables[0]!)!;
}

function textOf(event: Event) {
  const lines = sheetTable(sheetOf(event), RULES, LAYOUT);
  return Object.fromEntries(lines.map(({ field, values }) => [field, values]));
}

function comeLate(event: Event, slot: number, minutes: number, isWaived = false) {
  event.act({ type: 'missing', at: AT, slot });
  event.act({ type: 'arrived', at: AT, slot, seconds: minutes * 60, isWaived, reason: 'traffic' });
}

clause(
  ['wdmc-p2.9.1-01', 'wdmc-p2.4.4-02', 'W5'],
  'number, name, final, mods, pre-uma, uma, post-uma: 34,000 with a chonbo is +4.0, -12.0, -8.0',
  () => {
    expect(LAYOUT.players).toBe('rows');
    expect(LAYOUT.lines.map(({ field }) => field)).toEqual([
      'id',
      'name',
      'final',
      'mods',
      'preUma',
      'uma',
      'total',
      'signature',
    ]);
    const event = wdmc();
    event.sign(1, 1, A, [34_000, 36_000, 29_000, 21_000]);
    event.penalise(1, 12_000, { round: 1, table: 1, foul: 'falseWin' }, 'chombo');
    const { final, mods, preUma, uma, total } = textOf(event);
    expect([final, mods, preUma, uma, total].map((line) => line![0])).toEqual([
      '+4.0',
      '-12.0',
      '-8.0',
      '-3.0',
      '-11.0',
    ]);
    expect(uma).toEqual(['-3.0', '+12.0', '-1.0', '-8.0']);
  },
);

clause('wdmc-p2.9.1-02', 'every figure is a plus or minus against 30,000: 24,000 is -6.0', () => {
  const event = wdmc();
  event.sign(1, 1, A, [45_000, 33_000, 24_000, 18_000]);
  expect(textOf(event)['final']).toEqual(['+15.0', '+3.0', '-6.0', '-12.0']);
});

clause('wdmc-p2.9.1-03', 'the sheet has fields for hanchan and table', () => {
  expect(LAYOUT.header).toEqual(['session', 'table']);
});

clause('wdmc-p2.9.1-04', 'five sign: the Head Judge and the four players', () => {
  expect(LAYOUT.signatures).toEqual({ players: 4, referee: 1 });
  expect(LAYOUT.lines.at(-1)).toMatchObject({ field: 'signature', isWritten: true });
});

clause('wdmc-p2.9.1-05', 'the uma table is repeated with its twelve values', () => {
  expect(LAYOUT.footer).toContain('umaTable');
  expect(LAYOUT.uma).toEqual([
    { above: 1, places: [12, -1, -3, -8] },
    { above: 2, places: [8, 4, -4, -8] },
    { above: 3, places: [8, 3, 1, -12] },
  ]);
});

clause(
  ['wdmc-p2.4.4-01', 'wdmc-p2.3.1-09'],
  'what everybody has before the final hand is kept beside the final scores',
  () => {
    const card = allLastLayout(RULES, DESK);
    expect(allLastText(24_000, RULES, card)).toBe('-6.0');
    const event = wdmc();
    const before = { deltas: [9_000, 3_000, -4_000, -8_000], slots: [2, 3, 4, 1] } as const;
    event.act({ type: 'allLast', at: AT, ...before });
    event.sign(1, 1, A, [22_000, 39_000, 33_000, 26_000]);
    const table = event.state().rounds[0]!.tables[0]!;
    expect(table.allLast).toMatchObject(before);
    expect(table.sheet!.form.held).toEqual([22_000, 39_000, 33_000, 26_000]);
  },
);

clause('wdmc-p2.8-16', 'seven minutes late: 14,000 in the mods', () => {
  const event = wdmc();
  comeLate(event, 2, 7);
  event.sign(1, 1, A, [33_000, 31_000, 29_000, 27_000]);
  expect(sheetOf(event).rows[1]).toMatchObject({ mods: -14_000, preUma: -13_000, rank: 4 });
  expect(textOf(event)['mods']).toEqual(['', '-14.0', '', '']);
});

clause(
  ['wdmc-p2.8-17', 'W33'],
  'ten minutes: 20,000 and plays; more: a substitute plays, 20,000, and the seat’s score is kept',
  () => {
    const ten = wdmc();
    comeLate(ten, 2, 10);
    ten.sign(1, 1, A, [33_000, 31_000, 29_000, 27_000]);
    expect(sheetOf(ten).rows[1]).toMatchObject({ mods: -20_000, isForfeit: false });

    const eleven = wdmc();
    eleven.act({ type: 'enrol', people: [aPerson('rep', { kind: 'fillIn' })] });
    comeLate(eleven, 2, 11);
    eleven.act({ type: 'replace', at: AT, slot: 2, person: 'rep', reason: 'eleven minutes' });
    eleven.sign(1, 1, A, [33_000, 31_000, 29_000, 27_000]);
    expect(sheetOf(eleven).rows[1]).toMatchObject({ mods: -20_000, preUma: -19_000 });
    const row = standingsOf(eleven.state()).rows.find(({ person }) => person === personId(2))!;
    expect(row).toMatchObject({ total: (-19 - 8) * P, isRanked: true });
  },
);

clause('wdmc-p2.8-18', 'in an emergency the judge waives it: nothing in the mods', () => {
  const event = wdmc();
  comeLate(event, 2, 7, true);
  event.act({ type: 'extraTime', round: 1, table: 1, seconds: 420, reason: 'emergency' });
  event.sign(1, 1, A, [33_000, 31_000, 29_000, 27_000]);
  expect(sheetOf(event).rows[1]).toMatchObject({ mods: 0, rank: 2 });
  const foul = WDMC_2019_FOULS.fouls.find(({ id }) => id === 'late')!;
  const { consequences } = proposal(foul, WDMC_2019_FOULS, event.state(), 2, AT);
  expect(consequences.map(({ id }) => id)).toContain('mayWaive');
});

clause(
  ['wdmc-1.7-10', 'wdmc-4.3.4-01', 'wdmc-4.3.4-02'],
  'points less 30,000 over a thousand, decimals kept: 51,300 is +21.3, 24,000 is -6.0',
  () => {
    const event = wdmc();
    event.sign(1, 1, A, [51_300, 24_000, 23_700, 21_000]);
    expect(textOf(event)['final']).toEqual(['+21.3', '-6.0', '-6.3', '-9.0']);
    expect(sheetOf(event).rows.map(({ net }) => net)).toEqual([21_300, -6_000, -6_300, -9_000]);
  },
);
