// Section 11.2: from han and fu to the base value below five han, and the shares.

import { WRC_2022 } from '@hanchan/rulesets';
import { basePoints, limitOf, ronPoints, tsumoPoints } from '@hanchan/score';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { scoringBy } from '../support/scoring.ts';
import { table } from '../support/table.ts';

const RULES = WRC_2022.values;
const { scores } = scoringBy(RULES);

// Rounding of fu

table(
  RULES,
  `
  wrc-11.2-02             | 22 fu become 30   | 67m345p678s88p[234m<]    | ron 5m        | tanyao 1 = 1 han 30 fu (raw 22) 1000     | fu.roundTo
  wrc-11.2-02             | 30 fu stay 30     | 23m567m345p678s99p       | ron 4m        | pinfu 1 = 1 han 30 fu (raw 30) 1000      | -fu.roundTo
  wrc-11.2-02             | 32 fu become 40   | 24m567m345p678s99p       | ron 3m riichi | riichi 1 = 1 han 40 fu (raw 32) 1300     | fu.roundTo
  wrc-11.2-02 wrc-13.5-10 | 102 fu become 110 | 999s78m55m[1111m][9999p] | ron 6m        | sanankou 2 = 2 han 110 fu (raw 102) 7100 | fu.roundTo
`,
);

table(
  RULES,
  `
  wrc-11.2-03 wrc-13.5-11 | Seven Pairs with Riichi: 3 han 25 fu, 3,200 | 1122m3344p5566s7z | ron 7z riichi | riichi 1, chiitoitsu 2 = 3 han 25 fu (raw 25) 3200 | -fu.roundTo
`,
);

// Base value

clause('wrc-11.2-04', 'the base is fu, doubled for each han and twice more, up to 2,000', () => {
  expect(basePoints(1, 30, RULES)).toBe(30 * 2 * 4);
  expect(basePoints(3, 40, RULES)).toBe(1280);
  expect(basePoints(4, 25, RULES)).toBe(1600);
  expect(basePoints(4, 40, RULES)).toBe(2000);
  expect(basePoints(3, 70, RULES)).toBe(2000);
  expect(basePoints(2, 110, RULES)).toBe(1760);
  expect(limitOf(4, 40, RULES)).toBe('mangan');
  expect(limitOf(3, 40, RULES)).toBe(null);
});
clause(['wrc-11.2-05', 'wrc-2-19'], 'a base of 1,920 becomes 2,000', () => {
  expect(30 * 2 ** 6).toBe(1920);
  expect(basePoints(4, 30, RULES)).toBe(2000);
  expect(basePoints(3, 60, RULES)).toBe(2000);
  expect(basePoints(3, 50, RULES)).toBe(1600);
});
table(
  RULES,
  `
  wrc-11.2-05 wrc-2-19 wrc-13.5-17 T-35 | 4 han 30 fu by ron is 8,000, not 7,700       | 23m567m345p678s99p       | ron 4m riichi dora 8p        | riichi 1, pinfu 1, dora 2 = 4 han 30 fu mangan 8000          | score.roundUpToMangan
  wrc-11.2-05 wrc-2-19 wrc-13.5-17 T-35 | 4 han 30 fu by self-draw is 2,000/4,000      | 24m567m345p678s99p       | tsumo 3m riichi dora 8p      | riichi 1, menzen_tsumo 1, dora 2 = 4 han 30 fu mangan 8000 [-4000 8000 -2000 -2000] | score.roundUpToMangan
  wrc-11.2-05 wrc-2-19 wrc-13.5-17 T-35 | 3 han 60 fu, East by self-draw, is 4,000 all | 123m78s456p99s[9999p]    | tsumo 6s by E riichi dora 9m | riichi 1, menzen_tsumo 1, dora 1 = 3 han 60 fu (raw 54) mangan 12000 [12000 -4000 -4000 -4000] | score.roundUpToMangan
  wrc-11.2-05 wrc-2-19 wrc-13.5-17 T-35 | 3 han 60 fu by ron is 8,000                  | 78s456p22z[999p^][7777z] | ron 6s dora 3p4p             | chun 1, dora 2 = 3 han 60 fu (raw 58) mangan 8000            | score.roundUpToMangan
`,
);
table(
  RULES,
  `
  wrc-13.5-17 wrc-11.2-04        | 3 han 70 fu is 8,000 by the formula itself | 123m78s456p99s[9999p] | ron 6s riichi dora 8s | riichi 1, dora 2 = 3 han 70 fu (raw 62) mangan 8000 | score.limits -score.roundUpToMangan
  T-35 wrc-13.5-11 wrc-11.5.2-12 | 4 han 25 fu stays 6,400                    | 1199m1199p11s11z7z    | ron 7z                | chiitoitsu 2, honroutou 2 = 4 han 25 fu 6400        | fu.sevenPairs
`,
);

// Shares and rounding

clause(
  ['wrc-11.2-09', 'wrc-11.2-12'],
  'East gets twice the base from each, six times by ron',
  () => {
    expect(tsumoPoints(2000, 2, RULES)).toBe(4000);
    expect(ronPoints(2000, true, RULES)).toBe(12000);
    expect(ronPoints(1280, true, RULES)).toBe(7700);
  },
);
clause(['wrc-11.2-10', 'wrc-11.2-12'], 'another gets two shares and one, four by ron', () => {
  expect([tsumoPoints(2000, 2, RULES), tsumoPoints(2000, 1, RULES)]).toEqual([4000, 2000]);
  expect([tsumoPoints(1280, 2, RULES), tsumoPoints(1280, 1, RULES)]).toEqual([2600, 1300]);
  expect(ronPoints(2000, false, RULES)).toBe(8000);
  expect(ronPoints(1280, false, RULES)).toBe(5200);
});
clause('wrc-11.2-14', 'each payment is rounded up to a full hundred by itself', () => {
  expect([tsumoPoints(960, 1, RULES), tsumoPoints(960, 2, RULES)]).toEqual([1000, 2000]);
  expect(ronPoints(960, false, RULES)).toBe(3900);
  expect(ronPoints(960, true, RULES)).toBe(5800);
});
for (const [seat, deltas] of [
  ['E', [12000, -4000, -4000, -4000]],
  ['S', [-4000, 8000, -2000, -2000]],
  ['N', [-4000, -2000, -2000, 8000]],
] as const) {
  scores(
    seat === 'E' ? ['wrc-11.2-09', 'wrc-13.5-12'] : ['wrc-11.2-10', 'wrc-13.5-12'],
    `mangan by self-draw of ${seat}`,
    '23m567m345p678s99p',
    { tsumo: '4m', seat, riichi: true, dora: '8p' },
    { han: 5, limit: 'mangan', deltas, cites: ['dora.indicator'] },
  );
}
