// What a bot says at the table does not pretend to be exact, and is not rounded away where points are few.

import { expect, test } from 'vitest';
import { roughly } from '../src/felt/advice.ts';

test.each([
  [11_351, 11_000],
  [7_742, 7_700],
  [980.4, 980],
  [20, 20],
  [4.6, 5],
  [0, 0],
])('%d points are about %d', (points, shown) => {
  expect(roughly(points)).toBe(shown);
});
