// The soak tells growth from noise.

import { expect, test } from 'vitest';
import { slopeOf, verdictsOf } from './slopes.mjs';

const MB = 2 ** 20;
const MINUTES = 18;

/** A sample every five seconds. */
const samples = (heapAt: (minute: number) => number, filesAt = (_: number) => 1_000) =>
  Array.from({ length: MINUTES * 12 }, (_, i) => ({
    at: i * 5_000,
    rss: 400 * MB + ((i * 7) % 11) * MB,
    heap: heapAt(i / 12) * MB,
    files: filesAt(i / 12),
    resources: 2_000 + ((i * 13) % 17),
  }));

const growing = (all: ReturnType<typeof samples>) =>
  verdictsOf(all)
    .filter(({ isFlat }) => !isFlat)
    .map(({ name }) => name);

test('a line through points', () => {
  expect(
    slopeOf([
      [0, 1],
      [1, 3],
      [2, 5],
    ]),
  ).toBeCloseTo(2);
  expect(slopeOf([[5, 1]])).toBe(0);
});

test('noise is flat, and so is what falls', () => {
  expect(growing(samples((minute) => 200 + 10 * Math.sin(minute)))).toEqual([]);
  expect(growing(samples((minute) => 300 - minute))).toEqual([]);
});

test('what rises by more than a tenth while it is watched is named', () => {
  expect(growing(samples((minute) => 200 + 1.5 * minute))).toEqual(['heap after GC']);
  expect(
    growing(
      samples(
        () => 200,
        (minute) => 1_000 + 5 * minute,
      ),
    ),
  ).toEqual(['open files']);
});
