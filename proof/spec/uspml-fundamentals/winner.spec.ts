// USPML: determining the winner.

import { resultOf } from '@hanchan/game';
import { USPML_FUNDAMENTALS } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';

const RULES = USPML_FUNDAMENTALS.values;

clause('uspml-winner-01', 'most points wins; the pool counts for nobody', () => {
  expect(resultOf([21, 18, 25, 13], RULES).places).toEqual([2, 3, 1, 4]);
});

clause(['uspml-winner-02', 'U16', 'T39'], 'ties go by turn from the first dealer', () => {
  // Seats are counted from the first dealer: of players 1 and 3 when player 2 dealt first, 3 comes before 1.
  const [, three, , one] = resultOf([14, 24, 18, 24], RULES).places;
  expect([three, one]).toEqual([1, 2]);
});
