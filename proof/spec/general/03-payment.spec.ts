// General Rules: payment. A hand has a score; the losers pay it, the dealer pays and gets double, and a
// discarder pays for everyone. Base points are that score (G1).

import { GENERAL } from '@hanchan/rulesets';
import { basePoints, limitOf, ronPoints, tsumoPoints } from '@hanchan/score';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { table } from '../support/table.ts';

const RULES = GENERAL.values;

clause(
  ['gen-pay-02', 'gen-pay-03', 'gen-pay-04', 'G1'],
  'a score of 1,000: 1,000, 2,000, 4,000 or 6,000',
  () => {
    expect(tsumoPoints(1000, 1, RULES)).toBe(1000);
    expect(tsumoPoints(1000, 2, RULES)).toBe(2000);
    expect(ronPoints(1000, false, RULES)).toBe(4000);
    expect(ronPoints(1000, true, RULES)).toBe(6000);
  },
);

// 5 han is a score of 2,000; 1 han 70 fu is one of 560.
table(
  RULES,
  `
  gen-pay-02            | each loser pays the score                            | 34556788m99m[123m<]          | tsumo 8m by N      | chinitsu 5 = 5 han mangan 8000 [-4000 -2000 -2000 8000]   | score.limits score.roundTo
  gen-pay-03            | the dealer as loser pays double                      | 34556788m99m[123m<]          | tsumo 8m by S      | chinitsu 5 = 5 han mangan 8000 [-4000 8000 -2000 -2000]   | score.limits
  gen-pay-03            | the dealer as winner gets double from each           | 34556788m99m[123m<]          | tsumo 8m by E      | chinitsu 5 = 5 han mangan 12000 [12000 -4000 -4000 -4000] | score.limits
  gen-pay-04            | the discarder pays a non-dealer four times           | 34556788m99m[123m<]          | ron 8m by S from W | chinitsu 5 = 5 han mangan 8000 [0 8000 -8000 0]           | score.limits
  gen-pay-04            | and no more when the discarder is the dealer         | 34556788m99m[123m<]          | ron 8m by S from E | chinitsu 5 = 5 han mangan 8000 [-8000 8000 0 0]           | score.limits
  gen-pay-04            | the discarder pays a dealer six times                | 34556788m99m[123m<]          | ron 8m by E from W | chinitsu 5 = 5 han mangan 12000 [12000 0 -12000 0]        | score.limits
  gen-pay-02 gen-pay-03 G21 | each payment is rounded up to a hundred: 560, 1,120 | 456p23s99s[3333z][2222z^] | tsumo 4s         | seat_wind 1 = 1 han 70 fu (raw 70) 2400 [-1200 2400 -600 -600] | score.roundTo
  gen-pay-04 G21        | the discarder's once: 4 x 560 is 2,240               | 456p23s99s[3333z][2222z^]    | ron 4s             | seat_wind 1 = 1 han 70 fu (raw 68) 2300 [0 2300 -2300 0]  | score.roundTo
  G13                   | there are no counters to be paid                     | 34556788m99m[123m<]          | ron 8m counters 3  | chinitsu 5 = 5 han mangan 8000 [0 8000 -8000 0]           | -payment.counter
  G13                   | nor do they ask for more yaku                        | 345p678s45m88p[234m<]        | ron 6m counters 5  | tanyao 1 = 1 han 30 fu 1000 [0 1000 -1000 0]              | yaku.tanyao
`,
);

clause('G1', 'limits as in WRC 2022: rounded up, no counted yakuman, yakuman added', () => {
  expect(limitOf(4, 30, RULES)).toBe('mangan');
  expect(limitOf(3, 60, RULES)).toBe('mangan');
  expect(limitOf(13, 30, RULES)).toBe('sanbaiman');
  expect([5, 6, 7, 8, 10, 11].map((han) => basePoints(han, 30, RULES))).toEqual([
    2000, 3000, 3000, 4000, 4000, 6000,
  ]);
});
table(
  RULES,
  `
  G1  | yakuman add up                       | 77z111z22z[555z^][666z^]    | ron 7z                           | daisangen 1, tsuuiisou 1 = yakuman 64000                          | yaku.daisangen
  G13 | nobody answers for feeding a yakuman | 34m99s[555z^][666z^][777z<] | tsumo 2m liable daisangen=E      | daisangen 1 = yakuman 32000 [-16000 32000 -8000 -8000]            | -liability.yaku
`,
);
