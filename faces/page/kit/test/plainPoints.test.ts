// Which results are told in thousands, and which as they are.

import { RULESETS } from '@hanchan/rulesets';
import { expect, test } from 'vitest';
import { arePlain, startingOf } from '../src/figures/plainPoints.ts';

test('only the beginners’ game has so few points that they are told as they are', () => {
  const plain = RULESETS.filter(({ values }) => arePlain(values['table.startingPoints']));
  expect(plain.map(({ id }) => id)).toEqual(['uspml-fundamentals']);
});

test('what everybody began with is told by the scores at the end', () => {
  expect(arePlain(startingOf([30, 27, 15, 8]))).toBe(true);
  expect(arePlain(startingOf([41_200, 22_700, 29_100, 26_000]))).toBe(false);
});
