// WRC 2022, 12.3.7: coming late.

import { latenessOf } from '@hanchan/game';
import { WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';

clause(['T-62', 'A-06', 'wrc-12.3.7-01'], 'a point a minute up to ten, whole minutes only', () => {
  expect(latenessOf(4, WRC_2022.values)).toEqual({ points: 4, isReplaced: false });
  expect(latenessOf(4.9, WRC_2022.values).points).toBe(4);
  expect(latenessOf(10, WRC_2022.values)).toEqual({ points: 10, isReplaced: false });
});

clause(
  ['T-62', 'wrc-12.3.7-02', 'wrc-12.3.7-03'],
  'after that a substitute plays: 30 points, not 40',
  () => {
    expect(latenessOf(12, WRC_2022.values)).toEqual({ points: 30, isReplaced: true });
  },
);

clause('W33', 'WDMC: two a minute; ten minutes still play, more are replaced', () => {
  expect(latenessOf(10, WDMC_2019.values)).toEqual({ points: 20, isReplaced: false });
  expect(latenessOf(11, WDMC_2019.values)).toEqual({ points: 20, isReplaced: true });
});
