// WDMC 2019, Part 2, 5: the floating uma; Part 2, 4.2: playing on below zero.

import { loansFor, resultOf, type SeatPenalties } from '@hanchan/game';
import { WDMC_2019 } from '@hanchan/rulesets';
import type { BySeat } from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';

const RULES = WDMC_2019.values;
const inP = (twelfths: readonly number[]) => twelfths.map((n) => n / 12_000);
const of = (...scores: [number, number, number, number]) => resultOf(scores, RULES);
const NONE: SeatPenalties = { warnings: 0, tournamentPoints: 0, modifier: 0 };

clause(
  ['wdmc-p2.5-03', 'wdmc-p1-05', 'wdmc-p2.2-02'],
  'one at or above 30,000: +12, -1, -3, -8',
  () => {
    expect(inP(of(45_000, 28_000, 25_000, 22_000).result)).toEqual([27, -3, -8, -16]);
  },
);

clause(['wdmc-p2.5-04', 'wdmc-p2.5-01', 'wdmc-p1-05'], 'two: +8, +4, -4, -8', () => {
  expect(inP(of(40_000, 32_000, 27_000, 21_000).result)).toEqual([18, 6, -7, -17]);
});

clause('wdmc-p2.5-05', 'three: +8, +3, +1, -12', () => {
  expect(inP(of(33_000, 32_000, 31_000, 24_000).result)).toEqual([11, 5, 2, -18]);
});

clause(['wdmc-p2.5-02', 'T4'], 'exactly 30,000 counts as above', () => {
  expect(inP(of(42_000, 30_000, 26_000, 22_000).result)).toEqual([20, 4, -8, -16]);
});

clause(
  ['wdmc-p2.5-06', 'wdmc-p1-16', 'wdmc-p2.9.1-06', 'T6'],
  'tied players share the uma of their places',
  () => {
    expect(inP(of(35_000, 35_000, 27_000, 23_000).result)).toEqual([11, 11, -7, -15]);
    expect(inP(of(60_000, 20_000, 20_000, 20_000).uma)).toEqual([12, -4, -4, -4]);
    expect(inP(of(34_000, 34_000, 34_000, 18_000).uma)).toEqual([4, 4, 4, -12]);
    expect(inP(of(45_000, 29_000, 23_000, 23_000).uma)).toEqual([12, -1, -5.5, -5.5]);
  },
);

clause(['wdmc-p2.5-07', 'wdmc-p2.9.1-06'], 'four on exactly 30,000: nothing', () => {
  expect(inP(of(30_000, 30_000, 30_000, 30_000).result)).toEqual([0, 0, 0, 0]);
});

clause(['W4', 'T5'], 'nobody above: the column for one, ties split, and the judge is told', () => {
  const spread = of(29_500, 29_000, 29_000, 28_500);
  expect(inP(spread.result)).toEqual([11.5, -3, -3, -9.5]);
  expect(spread.flags).toEqual(['nobodyAbove']);
  const three = of(29_000, 29_000, 29_000, 28_000);
  expect(inP(three.result)[0]).toBeCloseTo(1.667, 3);
  expect(inP(three.result)[3]).toBe(-10);
});

clause(['W5', 'T3'], 'places and the count above are taken after the modifiers', () => {
  const penalties: BySeat<SeatPenalties> = [{ ...NONE, modifier: 12_000 }, NONE, NONE, NONE];
  const { result } = resultOf([34_000, 31_000, 29_000, 26_000], RULES, penalties);
  expect(inP(result)).toEqual([-16, 13, -2, -7]);
});

clause(
  ['wdmc-p1-10', 'wdmc-p2.4.2-07', 'wdmc-p2.4.2-08', 'W32'],
  'at -5,000 a loan of 20,000 leaves 15,000 in sticks',
  () => {
    expect(loansFor(-5_000, RULES)).toEqual({ count: 1, inSticks: 15_000 });
    expect(loansFor(-20_100, RULES)).toEqual({ count: 2, inSticks: 19_900 });
    expect(loansFor(0, RULES)).toEqual({ count: 0, inSticks: 0 });
    const { count, inSticks } = loansFor(-13_700, RULES);
    expect(inSticks - count * 20_000).toBe(-13_700);
  },
);

clause(
  'wdmc-3.0-09',
  'a deal that the judge resets is replayed with the same winds, round and number',
  () => {
    const table = new Table(RULES, { round: 'S', dealer: 1, counters: 1, deposits: 1 });
    table.do('referee redeal');
    table.deal();
    expect(table.last('dealStarted')).toMatchObject({
      round: 1,
      dealer: 1,
      counters: 1,
      deposits: 1,
    });
  },
);
