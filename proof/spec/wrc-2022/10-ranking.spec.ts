// WRC 2022, 10.3: places, uma and the result of a hanchan.

import { loansFor, resultOf, type SeatPenalties } from '@hanchan/game';
import { WRC_2022 } from '@hanchan/rulesets';
import type { BySeat } from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';

const RULES = WRC_2022.values;
const inP = (twelfths: readonly number[]) => twelfths.map((n) => n / 12_000);
const of = (...scores: [number, number, number, number]) => resultOf(scores, RULES);
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

clause(['wrc-10.3-01', 'wrc-2-02', 'wrc-3.5-11'], 'places give +15, +5, -5, -15', () => {
  expect(inP(of(41_000, 33_000, 27_000, 19_000).result)).toEqual([26, 8, -8, -26]);
  expect(inP(of(40_000, 32_000, 28_000, 20_000).result)).toEqual([25, 7, -7, -25]);
});

clause('wrc-5-03', 'most points is first, wherever the player sits', () => {
  expect(of(28_000, 41_000, 31_000, 20_000).places).toEqual([3, 1, 2, 4]);
});

clause(
  ['wrc-10.3-02', 'wrc-2-03', 'T-55'],
  'two equal players split the uma of their places',
  () => {
    const first = of(35_000, 35_000, 30_000, 20_000);
    expect(inP(first.uma)).toEqual([10, 10, -5, -15]);
    expect(inP(first.result)).toEqual([15, 15, -5, -25]);
    expect(first.places).toEqual([1, 1, 3, 4]);
    expect(inP(of(40_000, 30_000, 30_000, 20_000).uma)).toEqual([15, 0, 0, -15]);
    expect(inP(of(40_000, 30_000, 25_000, 25_000).uma)).toEqual([15, 5, -10, -10]);
  },
);

clause(['A-47', 'T-55'], 'three and four share as well', () => {
  expect(inP(of(33_000, 33_000, 33_000, 21_000).result)).toEqual([8, 8, 8, -24]);
  expect(inP(of(45_000, 25_000, 25_000, 25_000).uma)).toEqual([15, -5, -5, -5]);
  expect(inP(of(30_000, 30_000, 30_000, 30_000).result)).toEqual([0, 0, 0, 0]);
});

clause(['wrc-10.3-03', 'wrc-3.5-12'], 'nothing is rounded', () => {
  expect(inP(of(40_000, 33_700, 28_900, 17_400).result)).toEqual([25, 8.7, -6.1, -27.6]);
});

clause('wrc-10.3-05', 'uma sums to zero in every pattern of ties', () => {
  const levels = [20_000, 25_000, 30_000, 35_000];
  for (const a of levels)
    for (const b of levels)
      for (const c of levels) for (const d of levels) expect(sum(of(a, b, c, d).uma)).toBe(0);
});

clause(['wrc-10.3-06', 'T-54'], 'results plus the deposits left sum to zero', () => {
  const { result } = of(41_000, 30_000, 27_000, 20_000);
  expect(inP([sum(result)])).toEqual([-2]);
});

clause('wrc-2-34', 'a player who never won gets no malus of its own', () => {
  // The result is a function of points and penalties alone.
  expect(inP(of(60_000, 30_000, 20_000, 10_000).result)[3]).toBe(-20 - 15);
});

clause(
  ['T-61', 'A-50', 'wrc-12.2-04'],
  'a penalty is off the tournament score, never off the table',
  () => {
    const none: SeatPenalties = { warnings: 0, tournamentPoints: 0, modifier: 0 };
    const penalties: BySeat<SeatPenalties> = [{ ...none, tournamentPoints: 30 }, none, none, none];
    const { result, tournament } = resultOf([40_000, 32_000, 28_000, 20_000], RULES, penalties);
    expect(inP(result)).toEqual([25, 7, -7, -25]);
    expect(inP(tournament)).toEqual([-5, 7, -7, -25]);
  },
);

clause('A-05', 'a score below zero counts as it is: 4,200 after a loan of 10,000 is -35.8', () => {
  expect(inP(of(65_800, 30_000, 30_000, -5_800).result)[3]).toBeCloseTo(-35.8 - 15);
  expect(loansFor(-5_800, RULES)).toEqual({ count: 1, inSticks: 4_200 });
});
