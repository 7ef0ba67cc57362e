// One number for a game, its turning points, and what both rest on.

import { TENHOU } from '@hanchan/rulesets';
import type { Figure } from '@hanchan/worlds';
import { describe, expect, test } from 'vitest';
import {
  balanceFrom,
  type CurvePoint,
  type PricedDecision,
  type ReviewedDecision,
  type ReviewGame,
  ratingOf,
  turningPointsOf,
} from '../src/index.ts';

const USUAL_WIN = 3_900;
const figure = (mean: number, within = Math.abs(mean) / 2): Figure => ({ mean, within });

/** Ten decisions in each of some deals; a rating looks at no more than where they stand. */
const decisionsIn = (deals: number) =>
  Array.from({ length: deals * 10 }, (_, i) => ({
    deal: Math.floor(i / 10),
    turn: i % 10,
  })) as unknown as readonly ReviewedDecision[];

function pricedAt(deal: number, turn: number, points: number, places = 0): PricedDecision {
  const costs = { points: figure(points), places: figure(places), tournament: figure(0) };
  return {
    deal,
    turn,
    verdict: points > 500 || places > 0.05 ? 'mistake' : 'unclear',
    costs,
    believed: costs,
    none: 0.5,
    isClear: false,
    pricing: { worlds: 100, choices: [] },
    mistake: null,
    facts: [],
    happened: 0,
    usualWin: USUAL_WIN,
  };
}

const rate = (deals: number, priced: readonly PricedDecision[]) =>
  ratingOf(TENHOU.values, decisionsIn(deals), priced)!;

describe('a rating', () => {
  test('is 100 where nothing cost anything, with a range that does not claim perfection', () => {
    const { value, interval } = rate(8, []);
    expect(value).toBe(100);
    expect(interval![0]).toBeLessThan(100);
  });

  test('falls with the cost, and halves where it doubles from 50', () => {
    const { cost, marks } = rate(8, [pricedAt(0, 0, 3_900)]);
    expect(cost).toBeCloseTo(100 / 80);
    expect(marks.beginner).toBeCloseTo(50);
    const beginners = (cost: number) => {
      const points = (cost * 80 * USUAL_WIN) / 100;
      return rate(8, [pricedAt(1, 2, points)]).value;
    };
    const usual = [0.5, 1, 2].map((cost) => beginners(cost));
    expect(usual).toEqual([...usual].sort((a, b) => b - a));
    expect(beginners(2) / 100).toBeCloseTo((beginners(1) / 100) ** 2);
  });

  test('counts what was gained by chance against what was lost by chance', () => {
    const mixed = rate(8, [pricedAt(0, 1, 400), pricedAt(3, 1, -400)]);
    expect(mixed.cost).toBeCloseTo(0);
  });

  test('has a wider range where the cost lies in one deal than spread over all', () => {
    const wide = (priced: readonly PricedDecision[]) => {
      const { interval } = rate(8, priced);
      return interval![1] - interval![0];
    };
    const spread = Array.from({ length: 8 }, (_, deal) => pricedAt(deal, 1, 500));
    expect(wide([pricedAt(0, 1, 4_000)])).toBeGreaterThan(wide(spread));
  });

  test('has no range in a single deal, and is none without decisions', () => {
    expect(rate(1, [pricedAt(0, 1, 500)]).interval).toBeNull();
    expect(ratingOf(TENHOU.values, [], [])).toBeNull();
  });

  test('says where the rules are of no kind that was measured', () => {
    expect(rate(2, []).isMeasured).toBe(true);
    const rules = { ...TENHOU.values, 'calls.chi': 'nobody' as const };
    expect(ratingOf(rules, decisionsIn(2), [])!.isMeasured).toBe(false);
  });
});

test('turning points are choices that cost places and deals that luck decided, in order', () => {
  const points = [2.5, 2.4, 3.2, 1.5].map(
    (place, deal): CurvePoint => ({
      deal,
      points: 25_000,
      place,
      tournament: 0,
      within: { place: 0.1, tournament: 1 },
    }),
  );
  const moves = Array.from({ length: 40 }, () => ({}));
  const game = {
    deals: [0, 1, 2].map(() => ({ moves })),
    arePassesTold: true,
  } as unknown as ReviewGame;
  const priced = [pricedAt(1, 20, 900, 0.1), pricedAt(0, 4, 900, 0.01), pricedAt(2, 2, 100)];
  const balance = balanceFrom(points, priced);
  expect(balance.luck.place + balance.choices.place.mean).toBeCloseTo(1);
  const turning = turningPointsOf(game, balance, priced);
  expect(turning.map(({ by, deal, turn }) => [by, deal, turn])).toEqual([
    ['choice', 1, 20],
    ['luck', 1, null],
    ['luck', 2, null],
  ]);
  expect(turning[0]!.at).toBeCloseTo(0.5);
  expect(turning[1]!.places).toBeCloseTo(-0.7);
});
