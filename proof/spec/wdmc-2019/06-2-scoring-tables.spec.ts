// Part 3, 6.2: the scoring tables of the document, cell by cell, and hands that reach them.
// Mangan cells that the scan has damaged are set as ruled (W39).

import { WDMC_2019 } from '@hanchan/rulesets';
import {
  basePoints,
  LIMIT_BASE,
  type Limit,
  limitOf,
  ronPoints,
  tsumoPoints,
} from '@hanchan/score';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Circumstances, expectScore, scored } from '../support/scoring.ts';

const RULES = WDMC_2019.values;

type Payment = 't-d' | 't-n' | 'r-d' | 'r-n';

const figure = (points: number) => points.toLocaleString('en-US');

/** What the table prints for basic points. */
function pays(base: number, payment: Payment): string {
  if (payment === 't-d') return figure(tsumoPoints(base, 2, RULES));
  if (payment === 'r-d') return figure(ronPoints(base, true, RULES));
  if (payment === 'r-n') return figure(ronPoints(base, false, RULES));
  return `${figure(tsumoPoints(base, 1, RULES))}/${figure(tsumoPoints(base, 2, RULES))}`;
}

function cell(han: number, fu: number, payment: Payment): string {
  const limit = limitOf(han, fu, RULES);
  const paid = pays(basePoints(han, fu, RULES), payment);
  if (limit === null) return paid;
  expect(paid).toBe(pays(LIMIT_BASE[limit], payment));
  return limit[0]!.toUpperCase() + limit.slice(1);
}

const TABLES: Readonly<Record<Payment, string>> = {
  't-d': `
    20 fu  400    700    1,300   2,600
    30 fu  500    1,000  2,000   3,900
    40 fu  700    1,300  2,600   Mangan
    50 fu  800    1,600  3,200   Mangan
    60 fu  1,000  2,000  3,900   Mangan
    70 fu  1,200  2,300  Mangan  Mangan`,
  't-n': `
    20 fu  200/400    400/700      700/1,300    1,300/2,600
    30 fu  300/500    500/1,000    1,000/2,000  2,000/3,900
    40 fu  400/700    700/1,300    1,300/2,600  Mangan
    50 fu  400/800    800/1,600    1,600/3,200  Mangan
    60 fu  500/1,000  1,000/2,000  2,000/3,900  Mangan
    70 fu  600/1,200  1,200/2,300  Mangan       Mangan`,
  'r-d': `
    20 fu  1,000  2,000  3,900   7,700
    30 fu  1,500  2,900  5,800   11,600
    40 fu  2,000  3,900  7,700   Mangan
    50 fu  2,400  4,800  9,600   Mangan
    60 fu  2,900  5,800  11,600  Mangan
    70 fu  3,400  6,800  Mangan  Mangan`,
  'r-n': `
    20 fu  700    1,300  2,600   5,200
    30 fu  1,000  2,000  3,900   7,700
    40 fu  1,300  2,600  5,200   Mangan
    50 fu  1,600  3,200  6,400   Mangan
    60 fu  2,000  3,900  7,700   Mangan
    70 fu  2,300  4,500  Mangan  Mangan`,
};

const NAMES: Readonly<Record<Payment, string>> = {
  't-d': 'tsumo, dealer',
  't-n': 'tsumo, non-dealer',
  'r-d': 'ron, dealer',
  'r-n': 'ron, non-dealer',
};

describe('6.2 Scoring tables', () => {
  for (const payment of ['t-d', 't-n', 'r-d', 'r-n'] as const) {
    for (const line of TABLES[payment].trim().split('\n')) {
      const [fu, , ...cells] = line.trim().split(/\s+/);
      const ids = [`wdmc-6.2-${payment}-${fu}`, ...(cells.includes('Mangan') ? ['W39'] : []), 'W3'];
      clause(ids, `${NAMES[payment]}: ${fu} fu, 1 to 4 han`, () => {
        expect([1, 2, 3, 4].map((han) => cell(han, Number(fu), payment))).toEqual(cells);
      });
    }
  }

  const COLUMNS: readonly (readonly [Limit, readonly number[]])[] = [
    ['mangan', [5]],
    ['haneman', [6, 7]],
    ['baiman', [8, 9, 10]],
    ['sanbaiman', [11, 12]],
    ['yakuman', [13, 14, 20]],
  ];
  const RANKED: Readonly<Record<Payment, string>> = {
    't-d': '4,000        6,000        8,000        12,000        16,000',
    't-n': '2,000/4,000  3,000/6,000  4,000/8,000  6,000/12,000  8,000/16,000',
    'r-d': '12,000       18,000       24,000       36,000        48,000',
    'r-n': '8,000        12,000       16,000       24,000        32,000',
  };
  for (const payment of ['t-d', 't-n', 'r-d', 'r-n'] as const) {
    clause([`wdmc-6.2-${payment}-lim`, 'W39'], `${NAMES[payment]}: ranked hands`, () => {
      const printed = RANKED[payment].split(/\s+/);
      for (const [column, [limit, hans]] of COLUMNS.entries()) {
        for (const han of hans) {
          for (const fu of [20, 25, 30, 70, 110]) {
            expect(limitOf(han, fu, RULES)).toBe(limit);
            expect(pays(basePoints(han, fu, RULES), payment)).toBe(printed[column]);
          }
        }
      }
    });
  }

  const TWENTY_FIVE = [
    [2, 'r-d 2,400', 'r-n 1,600'],
    [3, 'r-d 4,800', 'r-n 3,200', 't-d 1,600', 't-n 800/1,600'],
    [4, 'r-d 9,600', 'r-n 6,400', 't-d 3,200', 't-n 1,600/3,200'],
  ] as const;
  for (const [han, ...printed] of TWENTY_FIVE) {
    clause(`wdmc-6.2-25-${han}`, `${han} han 25 fu`, () => {
      for (const text of printed) {
        const [payment, expected] = text.split(' ') as [Payment, string];
        expect(cell(han, 25, payment)).toBe(expected);
      }
    });
  }

  const HIGH: Readonly<Record<Payment, string>> = {
    'r-d': `
      1 Han  3,900  4,400  4,800  5,300
      2 Han  7,700  8,700  9,600  10,600`,
    'r-n': `
      1 Han  2,600  2,900  3,200  3,600
      2 Han  5,200  5,800  6,400  7,100`,
    't-d': `
      1 Han  1,300  1,500  1,600  1,800
      2 Han  2,600  2,900  3,200  3,600`,
    't-n': `
      1 Han  700/1,300    800/1,500    800/1,600    900/1,800
      2 Han  1,300/2,600  1,500/2,900  1,600/3,200  1,800/3,600`,
  };
  for (const payment of ['r-d', 'r-n', 't-d', 't-n'] as const) {
    clause([`wdmc-6.2-hi-${payment}`, 'W39'], `${NAMES[payment]}: 80 to 110 fu`, () => {
      for (const line of HIGH[payment].trim().split('\n')) {
        const [han, , ...cells] = line.trim().split(/\s+/);
        expect([80, 90, 100, 110].map((fu) => cell(Number(han), fu, payment))).toEqual(cells);
      }
    });
  }
});

describe('6.2 Hands that reach the cells', () => {
  const OPEN = '345p678s45m88p[234m<]';
  const PLAIN = '123m789m345p46s99p';
  const PAIRS = '1199m2288p3377s5z';
  const last = { lastTile: true } as const;
  /** Row id, hand, how South (or the dealer) won, han, fu, points. */
  const rows: readonly (readonly [string, string, Circumstances, number, number, number])[] = [
    ['r-n-20', OPEN, { ron: '6m', dora: '7s' }, 2, 20, 1_300],
    ['r-n-20', OPEN, { ron: '6m', dora: '7p' }, 3, 20, 2_600],
    ['r-n-20', OPEN, { ron: '6m', dora: '7p7s' }, 4, 20, 5_200],
    ['r-d-20', OPEN, { ron: '6m', seat: 'E', dora: '7s' }, 2, 20, 2_000],
    ['r-d-20', OPEN, { ron: '6m', seat: 'E', dora: '7p' }, 3, 20, 3_900],
    ['r-d-20', OPEN, { ron: '6m', seat: 'E', dora: '7p7s' }, 4, 20, 7_700],
    ['t-n-20', '123m456p789s67m55s', { tsumo: '8m', riichi: true }, 3, 20, 2_700],
    ['t-n-20', '123m456p789s67m55s', { tsumo: '8m', riichi: true, ippatsu: true }, 4, 20, 5_200],
    ['t-d-20', '123m456p789s67m55s', { tsumo: '8m', seat: 'E', riichi: true }, 3, 20, 3_900],
    ['t-d-30', PLAIN, { tsumo: '5s', seat: 'E' }, 1, 30, 1_500],
    ['t-n-30', PLAIN, { tsumo: '5s' }, 1, 30, 1_100],
    ['r-d-30', '123m456p789s67m55s', { ron: '8m', seat: 'E' }, 1, 30, 1_500],
    ['r-n-40', PLAIN, { ron: '5s', riichi: true, dora: '8p' }, 3, 40, 5_200],
    ['r-d-40', PLAIN, { ron: '5s', seat: 'E', riichi: true, dora: '8p' }, 3, 40, 7_700],
    [
      'r-d-40',
      PLAIN,
      { ron: '5s', seat: 'E', riichi: true, ippatsu: true, dora: '8p' },
      4,
      40,
      12_000,
    ],
    ['r-d-50', '111m345p678p23s11z', { ron: '4s', seat: 'E', riichi: true }, 1, 50, 2_400],
    ['t-n-50', '123m46s77z789m[5555p]', { tsumo: '5s' }, 1, 50, 1_600],
    ['r-n-60', '123m46s99p[5555p][3333z^]', { ron: '5s', ...last }, 1, 60, 2_000],
    ['t-n-60', '123m789m46s99p[9999s]', { tsumo: '5s' }, 1, 60, 2_000],
    ['r-n-70', '46s99p[2222m^][7777p][3333z+<]', { ron: '5s' }, 2, 70, 4_500],
    ['r-d-70', '123m789m46s99p[9999s]', { ron: '5s', seat: 'E', riichi: true }, 1, 70, 3_400],
    ['25-3', PAIRS, { tsumo: '5z' }, 3, 25, 3_200],
    ['25-3', PAIRS, { tsumo: '5z', seat: 'E' }, 3, 25, 4_800],
    ['25-3', PAIRS, { ron: '5z', seat: 'E', riichi: true }, 3, 25, 4_800],
    ['25-4', PAIRS, { tsumo: '5z', seat: 'E', riichi: true }, 4, 25, 9_600],
    ['25-4', PAIRS, { tsumo: '5z', riichi: true }, 4, 25, 6_400],
    ['hi-r-n', '777m46s99p[9999s][3333z^]', { ron: '5s', ...last }, 1, 80, 2_600],
    ['hi-r-n', '46s99p[9999s][3333z][123m<]', { ron: '5s', ...last }, 1, 90, 2_900],
    ['hi-r-n', '123m46s99p[9999s][3333z]', { ron: '5s', riichi: true }, 1, 100, 3_200],
    ['hi-r-n', '234p99m22z[9999s][3333z]', { ron: '9m', round: 'S', riichi: true }, 1, 110, 3_600],
    ['hi-r-d', '234p99m11z[9999s][3333z]', { ron: '9m', seat: 'E', riichi: true }, 1, 110, 5_300],
    ['hi-t-n', '123m46s99p[9999s][3333z]', { tsumo: '5s', riichi: true }, 2, 90, 5_900],
    ['hi-t-d', '123m46s99p[9999s][3333z]', { tsumo: '5s', seat: 'E', riichi: true }, 2, 90, 8_700],
  ];
  for (const [row, hand, how, han, fu, points] of rows) {
    const way = how.ron === undefined ? 'tsumo' : 'ron';
    const title = `${han} han ${fu} fu by ${way}, ${points} points: ${hand}`;
    clause(`wdmc-6.2-${row}`, title, () => {
      expectScore(scored(RULES, hand, how), { han, fu, points, cites: ['score.model'] });
    });
  }
  clause('wdmc-6.2-25-2', 'a self-draw lifts seven pairs to 3 han, so 2 han never occur', () => {
    const { yaku, han } = scored(RULES, PAIRS, { tsumo: '5z' });
    expect(yaku.map(({ id }) => id)).toEqual(['menzen_tsumo', 'chiitoitsu']);
    expect(han).toBe(3);
  });
});
