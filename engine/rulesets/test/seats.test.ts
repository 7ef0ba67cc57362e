// How many play, asked of the rules.

import {
  inTurnFrom,
  lastSeatOf,
  nextSeat,
  othersAfter,
  playersOf,
  seatsOf,
  shareOf,
} from '@hanchan/rules';
import { describe, expect, test } from 'vitest';
import { RULESETS } from '../src/index.ts';

describe.each(RULESETS.map(({ id, values }) => [id, values] as const))('by %s', (_, rules) => {
  test('four play, in turn', () => {
    expect([playersOf(rules), seatsOf(rules), lastSeatOf(rules)]).toEqual([4, [0, 1, 2, 3], 3]);
    expect([nextSeat(0, rules), nextSeat(3, rules), nextSeat(1, rules, -2)]).toEqual([1, 0, 3]);
    expect([inTurnFrom(2, rules), othersAfter(2, rules)]).toEqual([
      [2, 3, 0, 1],
      [3, 0, 1],
    ]);
  });

  test('the three others share', () => expect(shareOf(3_000, rules)).toBe(1_000));
});
