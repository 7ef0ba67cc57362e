// What is believed of a cost: between what the worlds told and what such costs are like, nearer to the worlds the more of them there are.

import { expect, test } from 'vitest';
import { believe, certaintyOf } from '../src/belief.ts';
import type { Figure } from '../src/spread.ts';

/** A world alone scatters by 4,000 points. */
const told = (mean: number, worlds: number): Figure => ({
  mean,
  within: (1.96 * 4_000) / Math.sqrt(worlds),
});
const believed = (mean: number, worlds: number) => believe(told(mean, worlds), worlds);

test('a cost is believed to be less than its worlds told, the less so the more they are', () => {
  const means = [50, 100, 200, 1_000, 100_000].map((worlds) => believed(1_500, worlds).mean);
  expect([...means].sort((a, b) => a - b)).toEqual(means);
  expect(means[0]).toBeLessThan(1_300);
  // In endless worlds nine tenths are left: they are played by the quick.
  expect(means.at(-1)).toBeCloseTo(1_350, -1);
});

test('more is believed where more was told, and never a gain as large as was told', () => {
  const costs = [-2_000, -500, 0, 500, 1_000, 2_000, 5_000];
  const means = costs.map((mean) => believed(mean, 200).mean);
  expect([...means].sort((a, b) => a - b)).toEqual(means);
  expect(means[0]).toBeGreaterThan(-2_000);
  expect(means[1]).toBeGreaterThan(-200);
  expect(means.at(-1)).toBeGreaterThan(3_500);
});

test('where it is plain what kind of cost it is, less is left open than the worlds alone leave open', () => {
  for (const worlds of [50, 200, 400])
    for (const mean of [-500, 0, 3_000])
      expect(believed(mean, worlds).within).toBeLessThan(told(mean, worlds).within);
});

test('in units of its own scatter: places and points are believed alike', () => {
  const { mean, within } = told(1_500, 200);
  const places = believe({ mean: mean / 20_000, within: within / 20_000 }, 200);
  expect(places.mean * 20_000).toBeCloseTo(believed(1_500, 200).mean, 6);
});

test('what is the same in every world is as it is, and one world tells nothing', () => {
  const sure = { mean: 8_000, within: 0 };
  expect(believe(sure, 100)).toBe(sure);
  expect(certaintyOf(sure, sure, 100, false)).toEqual({ none: 0, isClear: true });
  const lone = { mean: 8_000, within: Number.POSITIVE_INFINITY };
  expect(believe(lone, 1)).toBe(lone);
  expect(certaintyOf(lone, lone, 1, false).isClear).toBe(false);
});

test('a cost far beyond what the worlds scatter is nearly believed', () => {
  for (const mean of [8_000, 90_000]) {
    expect(believe({ mean, within: 10 }, 2).mean / mean).toBeCloseTo(0.9, 1);
  }
});

test('a mistake is clear where hands that lie otherwise would hardly undo it: harder beside a riichi', () => {
  const at = (mean: number, isThreatened: boolean) =>
    certaintyOf(told(mean, 200), believed(mean, 200), 200, isThreatened);
  expect([500, 1_000, 2_000, 4_000].map((mean) => at(mean, false).isClear)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(at(2_000, true).isClear).toBe(false);
  expect(at(4_000, true).isClear).toBe(true);
  expect(at(-200, false).none).toBeCloseTo(0.5, 1);
  const nones = [0, 500, 1_000, 2_000, 4_000].map((mean) => at(mean, false).none);
  expect([...nones].sort((a, b) => b - a)).toEqual(nones);
});
