// The proof of the worlds finds the slope that is there: through noise in what was said, and without taking one match for many.

import { randomFrom } from '@hanchan/bots';
import { expect, test } from 'vitest';
import {
  binsOf,
  meanOf,
  noiseOf,
  noiseOfSlope,
  normalBelow,
  shareWithoutCost,
  slopeOf,
  slopeWithoutNoise,
  withInterval,
} from './estimates.mjs';

const random = randomFrom(11);
/** About normal, with a spread of 1. */
const noise = () => Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, -6);

/** Costs of which half comes true, said twice with noise as large as their spread. */
const halfTrue = Array.from({ length: 4_000 }, () => {
  const cost = 1_000 * noise();
  return [cost + 1_000 * noise(), 0.5 * cost + 300 * noise(), cost + 1_000 * noise()];
});

test('noise in what was said halves the slope as it is read, and not the slope for endless worlds', () => {
  expect(slopeOf(halfTrue)).toBeGreaterThan(0.22);
  expect(slopeOf(halfTrue)).toBeLessThan(0.28);
  expect(slopeWithoutNoise(halfTrue)).toBeGreaterThan(0.45);
  expect(slopeWithoutNoise(halfTrue)).toBeLessThan(0.55);
});

test('an interval is as wide as the clusters make it: rows that repeat each other say nothing new', () => {
  const few = halfTrue.slice(0, 60);
  const alone = withInterval(
    few.map((row) => [row]),
    slopeOf,
    random,
  );
  const repeated = withInterval(
    few.map((row) => [row, row, row, row]),
    slopeOf,
    random,
  );
  expect(repeated.value).toBeCloseTo(alone.value, 8);
  const widthOf = ({ low, high }: typeof alone) => high - low;
  expect(widthOf(repeated) / widthOf(alone)).toBeGreaterThan(0.7);
  expect(alone.low).toBeLessThan(alone.value);
  expect(alone.high).toBeGreaterThan(alone.value);
  expect(withInterval([few], slopeOf, random).low).toBeNaN();
});

test('the share that cost nothing is that of the costs, not of the noise of a few walls', () => {
  const clear = Array.from({ length: 600 }, () => {
    const cost = 1_500 + 900 * noise();
    return Array.from({ length: 12 }, () => cost + 4_000 * noise());
  });
  const seen = meanOf(clear.map((walls) => (meanOf(walls) <= 0 ? 1 : 0)));
  const share = shareWithoutCost(clear.map((walls) => [meanOf(walls), noiseOf(walls)]));
  expect(seen).toBeGreaterThan(0.1);
  expect(share).toBeGreaterThan(0.02);
  expect(share).toBeLessThan(0.09);
  expect(shareWithoutCost([[1, 1]])).toBeNaN();
  expect(
    shareWithoutCost([
      [2, 0],
      [2, 0],
    ]),
  ).toBe(0);
});

test('half of the normal distribution lies below nothing', () => {
  expect(normalBelow(0)).toBeCloseTo(0.5, 6);
  expect(normalBelow(-1.96)).toBeCloseTo(0.025, 4);
  expect(normalBelow(1.645)).toBeCloseTo(0.95, 3);
});

test('rows come into the bin of what was said', () => {
  const rows = [
    [0.1, 0],
    [1, 1],
    [0.5, 1],
  ];
  expect(binsOf(rows, [0, 0.3, 1])).toMatchObject([
    { from: 0, to: 0.3, n: 1, said: 0.1, was: 0 },
    { from: 0.3, to: 1, n: 2, said: 0.75, was: 1 },
  ]);
});

test('the noise of the walls in a slope is how far it scatters when they alone are drawn again', () => {
  const said = Array.from({ length: 300 }, () => 1_000 * noise());
  // What is said to cost much is known worse.
  const spread = said.map((one) => 400 + Math.abs(one));
  const slopes = Array.from({ length: 300 }, () =>
    slopeOf(said.map((one, i) => [one, one + spread[i]! * noise()])),
  );
  const scatter = Math.sqrt(noiseOf(slopes) * slopes.length);
  const told = noiseOfSlope(said.map((one, i) => [one, spread[i]! ** 2]));
  expect(told / scatter).toBeGreaterThan(0.9);
  expect(told / scatter).toBeLessThan(1.1);
  // With four times as many walls half of it is left.
  expect(noiseOfSlope(said.map((one, i) => [one, spread[i]! ** 2 / 4])) / told).toBeCloseTo(0.5);
});
