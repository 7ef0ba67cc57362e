// Section 11.2: the limits from five han on, no counted yakuman, and yakuman that add up.

import { WRC_2022 } from '@hanchan/rulesets';
import { basePoints, limitOf } from '@hanchan/score';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { scoringBy } from '../support/scoring.ts';
import { table } from '../support/table.ts';

const RULES = WRC_2022.values;
const { scores } = scoringBy(RULES);

// Limits

clause('wrc-11.2-06', 'from five han on fu do not matter', () => {
  const han = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 20];
  const base = [2000, 3000, 3000, 4000, 4000, 4000, 6000, 6000, 6000, 6000, 6000];
  for (const fu of [20, 25, 30, 110])
    expect(han.map((n) => basePoints(n, fu, RULES))).toEqual(base);
  const names = ['mangan', 'haneman', 'haneman', 'baiman', 'baiman', 'baiman'];
  expect(han.slice(0, 6).map((n) => limitOf(n, 20, RULES))).toEqual(names);
  expect(limitOf(11, 20, RULES)).toBe('sanbaiman');
  expect(limitOf(26, 20, RULES)).toBe('sanbaiman');
});
/** Pinfu on a self-draw with riichi is 3 han 20 fu; the indicators bring it up to each limit. */
const BY_HAN = [
  [5, '8p', 'mangan', 8000, 'wrc-13.5-12'],
  [6, '8p2p', 'haneman', 12000, 'wrc-13.5-13'],
  [7, '8p8p', 'haneman', 12000, 'wrc-13.5-13'],
  [8, '8p8p2p', 'baiman', 16000, 'wrc-13.5-14'],
  [10, '8p8p2p3p4p', 'baiman', 16000, 'wrc-13.5-14'],
] as const;
for (const [han, dora, limit, points, id] of BY_HAN) {
  scores(
    ['wrc-11.2-06', id],
    `${han} han is ${limit}, ${points}`,
    '23m567m345p678s99p',
    { tsumo: '4m', riichi: true, dora },
    {
      yaku: ['riichi 1', 'menzen_tsumo 1', 'pinfu 1'],
      han,
      fu: 20,
      limit,
      points,
      cites: ['score.limits'],
    },
  );
}

table(
  RULES,
  `
  wrc-11.2-06 wrc-13.5-15 wrc-2-15 | 11 han is sanbaiman, 6,000/12,000 | 1234567899956m | tsumo 7m riichi | riichi 1, menzen_tsumo 1, pinfu 1, ittsu 2, chinitsu 6 = 11 han sanbaiman 24000 [-12000 24000 -6000 -6000] | score.limits
`,
);
table(
  RULES,
  `
  wrc-11.2-08 wrc-2-15 wrc-9.1-04 wrc-13.5-15 T-36 | 13 han without a yakuman by self-draw: 6,000/12,000 | 1234567899956m | tsumo 7m riichi ippatsu dora 1m | riichi 1, ippatsu 1, menzen_tsumo 1, pinfu 1, ittsu 2, chinitsu 6, dora 1 = 13 han sanbaiman 24000 [-12000 24000 -6000 -6000] | -score.countedYakuman
  wrc-11.2-08 wrc-2-15 wrc-9.1-04 wrc-13.5-15 T-36 | 14 han without a yakuman by ron: 24,000             | 1234567899956m | ron 7m riichi dora 1m4m9m      | riichi 1, pinfu 1, ittsu 2, chinitsu 6, dora 4 = 14 han sanbaiman 24000 | -score.countedYakuman
  wrc-11.2-08 wrc-2-15 wrc-9.1-04 wrc-13.5-15 T-36 | 15 han without a yakuman, East by ron: 36,000       | 1234567899956m | ron 7m by E riichi ippatsu dora 1m4m9m | riichi 1, ippatsu 1, pinfu 1, ittsu 2, chinitsu 6, dora 4 = 15 han sanbaiman 36000 [36000 -36000 0 0] | dora.indicator
`,
);

// Yakuman

table(
  RULES,
  `
  wrc-11.2-07 wrc-13.5-16 wrc-9.1-05 wrc-1-01 wrc-2-17 | three yakuman by ron, another: 3 times 32,000                | 111222333444z5z             | ron 5z        | tsuuiisou 1, suuankou 1, daisuushii 1 = yakuman 96000
  wrc-2-17 wrc-9.1-05 wrc-11.5.6-13 T-45 | Big Winds, All Honours and Four Concealed Triplets, East by self-draw: 48,000 each | 111222333444z5z             | tsumo 5z by E | tsuuiisou 1, suuankou 1, daisuushii 1 = yakuman 144000 [144000 -48000 -48000 -48000]
  wrc-9.1-05 wrc-11.2-07         | Four Concealed Triplets and All Honours, East by self-draw: 32,000 each | 111222333z555z6z            | tsumo 6z by E | tsuuiisou 1, suuankou 1 = yakuman 96000 [96000 -32000 -32000 -32000]
  wrc-1-01 wrc-9.1-05            | All Honours and Big Dragons by ron, another: 64,000          | 111z2z[555z^][666z^][777z^] | ron 2z        | tsuuiisou 1, daisangen 1 = yakuman 64000 [0 64000 -64000 0]
`,
);
