// What choices and standings are worth: the last deal is the result itself, mistakes cost, and the same seed says the same.

import { newMatch, resultOf } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { EMA_2008, TENHOU, USPML_FUNDAMENTALS, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { type BySeat, SEATS } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { familyOf } from '../src/families.ts';
import type { Between } from '../src/paths.ts';
import { priceActions } from '../src/price.ts';
import { worthOf } from '../src/standing.ts';
import { decisionsOf } from './playing.ts';

const between = (rules: RuleValues, changes: Partial<Between>): Between => ({
  ...newMatch(rules),
  ...changes,
});
const scores = (...of: BySeat<number>): BySeat<number> => of;

describe('a standing', () => {
  test('shares out ten places, and all points of the sheet', () => {
    for (const { values } of [TENHOU, WRC_2022, EMA_2008, WDMC_2019, USPML_FUNDAMENTALS]) {
      const worth = worthOf(between(values, {}));
      expect(worth.reduce((sum, { place }) => sum + place, 0)).toBeCloseTo(10, 6);
      for (const seat of SEATS) expect(Math.abs(worth[seat]!.place - 2.5)).toBeLessThan(0.35);
    }
  });

  test('of a match that is over is the result', () => {
    const final = scores(41_000, 30_000, 19_000, 10_000);
    const worth = worthOf(between(TENHOU.values, { phase: 'over', scores: final }));
    const { tournament } = resultOf(final, TENHOU.values);
    expect(worth.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
    expect(worth.map((one) => one.tournament * 12_000)).toEqual([...tournament]);
  });

  test('who is ahead may expect the better place, and the more so the later it is', () => {
    const ahead = scores(40_000, 20_000, 20_000, 20_000);
    const early = worthOf(between(TENHOU.values, { scores: ahead }))[0]!.place;
    const late = worthOf(between(TENHOU.values, { scores: ahead, round: 1, dealer: 2 }))[0]!.place;
    expect(early).toBeLessThan(2);
    expect(late).toBeLessThan(early);
  });

  test('the same score is worth more where uma pays more for its place', () => {
    const ahead = scores(36_000, 30_000, 28_000, 26_000);
    const at = { scores: ahead, round: 1, dealer: 3 } as const;
    const steep: RuleValues = {
      ...WRC_2022.values,
      'ranking.uma': { type: 'fixed', places: [60, 10, -20, -50] },
    };
    const usual = worthOf(between(WRC_2022.values, at))[0]!;
    expect(worthOf(between(steep, at))[0]!.tournament).toBeGreaterThan(usual.tournament + 15);
    expect(worthOf(between(steep, at))[0]!.place).toBe(usual.place);
  });

  test('a score below zero ends the match only where the rulebook says so', () => {
    const broke = scores(60_000, 30_000, 9_500, 500);
    const ends = worthOf(between(TENHOU.values, { scores: broke }))[3]!.place;
    const playsOn: RuleValues = { ...TENHOU.values, 'end.bust': 'playOn' };
    expect(worthOf(between(playsOn, { scores: broke }))[3]!.place).toBeLessThan(ends);
  });
});

test('rules of one’s own are taken for the measured ones that they are nearest to', () => {
  const own: RuleValues = { ...WRC_2022.values, 'ranking.oka': 20, 'draw.notenTotal': 0 };
  expect(familyOf(own).nearness).toEqual(familyOf(WRC_2022.values).nearness);
  expect(familyOf(WRC_2022.values).nearness).not.toEqual(familyOf(TENHOU.values).nearness);
  expect(familyOf(USPML_FUNDAMENTALS.values).isLearned).toBe(false);
});

describe('a choice', () => {
  const { seen, legal, action, match, seat } = decisionsOf(TENHOU.values, 3, 1).find(
    ({ match: { deal }, seat: by, legal: acts }) =>
      deal!.seats[by].discards.length > 6 && acts.length > 8 && deal!.phase.type === 'turn',
  )!;

  test('is priced in the same worlds as the one beside it', () => {
    const other = legal.find((one) => one.type === 'discard' && one !== action)!;
    const effort = { seed: 4, worlds: 30, batch: 15 };
    const first = priceActions(seen, legal, [action, other], effort);
    expect(first.worlds).toBe(30);
    expect(first.choices[0]!.than.points).toEqual({ mean: 0, within: 0 });
    const [a, b] = first.choices as [(typeof first.choices)[0], (typeof first.choices)[0]];
    expect(b.than.points.mean).toBeCloseTo(b.points.mean - a.points.mean, 6);
    expect(priceActions(seen, legal, [action, other], effort)).toEqual(first);
  });

  test('of the hidden tiles that really lie there nothing is known', () => {
    const effort = { seed: 4, worlds: 10 };
    const hidden = match.deal!.seats.map(({ hand }) => hand);
    expect(hidden.length).toBe(4);
    expect(priceActions({ ...seen }, legal, [action], effort)).toEqual(
      priceActions(seen, legal, [action], effort),
    );
    expect(JSON.stringify(seen)).not.toContain(
      JSON.stringify(match.deal!.seats[((seat + 1) % 4) as 0].hand),
    );
  });
});
