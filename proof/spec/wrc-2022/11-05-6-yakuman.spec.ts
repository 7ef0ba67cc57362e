// Section 11.5.6: yakuman.

import { WRC_2022 } from '@hanchan/rulesets';
import { checkWin } from '@hanchan/score';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { makeWin } from '../support/scoring.ts';
import { table } from '../support/table.ts';
import { isValid } from './hands.ts';

const RULES = WRC_2022.values;
const FIRST = { firstTurn: true } as const;

// Blessings of Heaven and Earth

table(
  RULES,
  `
  wrc-11.5.6-01 A-44 | Blessing of Heaven: East wins on the deal, and nothing else counts | 789m123s567s11m24p | tsumo 3p by E firstTurn dora 2p | tenhou 1 = yakuman 48000 [48000 -16000 -16000 -16000] | -yaku.menzen_tsumo -dora.indicator -fu.base
`,
);
clause(
  ['wrc-11.5.6-01', 'wrc-11.5.6-02', 'A-29'],
  'an own quad, concealed or not, spoils both',
  () => {
    for (const seat of ['E', 'S'] as const) {
      const how = { ...FIRST, tsumo: '9p', seat, rinshan: true };
      const win = makeWin('123m678s99s78p[2222p]', how);
      expect(checkWin(win, RULES)).toMatchObject([{ code: 'contradiction', field: 'firstTurn' }]);
    }
  },
);
table(
  RULES,
  `
  wrc-11.5.6-01 | East makes a quad and wins on the replacement: After a Quad, no Blessing of Heaven | 123m678s99s78p[2222p] | tsumo 9p by E rinshan          | menzen_tsumo 1, rinshan 1 = 2 han 40 fu (raw 38) 3900
  wrc-11.5.6-02 | Blessing of Earth: South wins on the first draw, riichi by another notwithstanding | 789m123s567s11m24p    | tsumo 3p by S firstTurn deposits 1 | chiihou 1 = yakuman 32000 [-16000 33000 -8000 -8000]  | riichi.deposit
`,
);

// Thirteen Orphans

table(
  RULES,
  `
  wrc-11.5.6-03 wrc-2-16 T-45 | Thirteen Orphans on a single wait: one yakuman           | 199m19p19s123456z | ron 7z | kokushi 1 = yakuman 32000
  wrc-11.5.6-03 wrc-2-16 T-45 | Thirteen Orphans on thirteen waits: one yakuman, not two | 19m19p19s1234567z | ron 7z | kokushi 1 = yakuman 32000 | -yaku.kokushi_13men
`,
);
table(
  RULES,
  `
  wrc-11.5.6-03 | a promoted quad can be robbed for it | 199m19p19s123456z | ron 7z from N chankan | kokushi 1 = yakuman 32000 [0 32000 0 -32000]
`,
);
clause('wrc-11.5.6-03', 'all thirteen are needed, and one more of them', () => {
  expect(isValid('19m19p19s1234567z7z')).toBe(true);
  expect(isValid('19m19p19s1234567z2m')).toBe(false);
  expect(isValid('119m19p19s123456z1z')).toBe(false);
});

// Nine Gates

table(
  RULES,
  `
  wrc-11.5.6-04 wrc-2-16 T-45 | Nine Gates on nine waits: one yakuman            | 1112345678999m     | ron 5m   | chuuren_poutou 1 = yakuman 32000                 | -yaku.junsei_chuuren_poutou
  wrc-11.5.6-04               | Nine Gates on another wait: one yakuman          | 1112345567899m     | ron 9m   | chuuren_poutou 1 = yakuman 32000
  wrc-11.5.6-04               | only in one suit, and only with all nine numbers | 1113334678999m     | ron 5m   | chinitsu 6 = 6 han haneman 12000                 | -yaku.chuuren_poutou
  wrc-11.5.6-05               | a quad makes it void: 1111m declared             | 2345678999m[1111m] | tsumo 8m | menzen_tsumo 1, chinitsu 6 = 7 han haneman 12000 | -yaku.chuuren_poutou
`,
);

// All Green

table(
  RULES,
  `
  wrc-11.5.6-06 wrc-2-22 wrc-4.1-02 wrc-13.4-07 | All Green without the dragon               | 234234666s88s44s    | ron 8s | ryuuiisou 1 = yakuman 32000
  wrc-11.5.6-06 wrc-13.4-07      | All Green with the dragon, open            | 23466688s66z[234s<] | ron 6z | ryuuiisou 1 = yakuman 32000
  wrc-11.5.6-06                  | never with 5s and 7s, whatever their print | 234234666s57s88s    | ron 6s | tanyao 1, iipeikou 1, chinitsu 6 = 8 han baiman 16000 | -yaku.ryuuiisou
  wrc-11.5.6-06                  | never with another dragon                  | 234234666s88s77z    | ron 7z | iipeikou 1, chun 1, honitsu 3 = 5 han mangan 8000     | -yaku.ryuuiisou
`,
);

// Four Concealed Triplets

table(
  RULES,
  `
  wrc-11.5.6-07 T-41             | Four Concealed Triplets by self-draw                         | 222p555s88s33m777p       | tsumo 8s | suuankou 1 = yakuman 32000 [-16000 32000 -8000 -8000]
  wrc-11.5.6-07 wrc-11.5-02 T-41 | by ron the last triplet is melded: All Triplets + Three Concealed Triplets | 222p555s88s33m777p       | ron 8s   | tanyao 1, sanankou 2, toitoi 2 = 5 han mangan 8000
  wrc-11.5.6-07 wrc-2-16 T-45    | ron on the pair counts: one yakuman, not two                 | 222p555s888s3m777p       | ron 3m   | suuankou 1 = yakuman 32000                            | -yaku.suuankou_tanki
  wrc-11.5.6-07                  | concealed quads count, too                                   | 222p3m777p[5555s][8888s] | ron 3m   | suuankou 1 = yakuman 32000
`,
);

// Four Quads

table(
  RULES,
  `
  wrc-11.5.6-08 | Four Quads, open                                           | 9m[2222m^][3333p<][5555s+<][7777s>] | ron 9m | suukantsu 1 = yakuman 32000
  wrc-11.5.6-08 | Four Quads, all concealed: Four Concealed Triplets as well | 9m[2222m][3333p][5555s][7777s] | ron 9m | suuankou 1, suukantsu 1 = yakuman 64000
`,
);

// Terminals and honours

table(
  RULES,
  `
  wrc-11.5.6-09            | Perfect Terminals, open: one yakuman                | 99p11s[111m^][999m<][111p^] | ron 9p   | chinroutou 1 = yakuman 32000
  wrc-11.5.6-09 wrc-9.1-05 | Perfect Terminals with Four Concealed Triplets: two | 111999m111999p1s            | tsumo 1s | suuankou 1, chinroutou 1 = yakuman 64000
  wrc-11.5.6-10            | All Honours                                         | 333z4z[111z^][555z<][666z^] | ron 4z   | tsuuiisou 1 = yakuman 32000
  wrc-11.5.6-10 A-46       | seven pairs of honours: one yakuman                 | 1122334455667z              | ron 7z   | tsuuiisou 1 = yakuman 32000              | -yaku.chiitoitsu
`,
);

// Dragons and winds

table(
  RULES,
  `
  wrc-11.5.6-11 A-44 | Big Dragons: 32,000, the Value Honours not added | 555z666z777z12m99p             | ron 3m              | daisangen 1 = yakuman 32000                    | -yaku.haku -yaku.sanankou
  wrc-11.5.6-11      | Big Dragons with quads, open                     | 12m99p[5555z^][6666z][777z<]   | ron 3m by E         | daisangen 1 = yakuman 48000 [48000 -48000 0 0]
  wrc-11.5.6-12      | Little Winds: three wind sets and a wind pair    | 44z12m[111z^][222z<][3333z>]   | ron 3m              | shousuushii 1 = yakuman 32000
  wrc-11.5.6-13 T-45 | Big Winds: one yakuman, and no Little Winds      | 9m[111z^][222z<][333z>][444z^] | ron 9m              | daisuushii 1 = yakuman 32000                   | -yaku.shousuushii
  wrc-11.5.6-12      | two wind sets and a wind pair are nothing        | 44z12m[333z^][222z<][678p<]    | ron 3m by E round E | refused noYaku
`,
);
