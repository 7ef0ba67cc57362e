// Section 11.4: dora.

import { WRC_2022 } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { scored } from '../support/scoring.ts';
import { table } from '../support/table.ts';

const RULES = WRC_2022.values;

table(
  RULES,
  `
  wrc-11.4-01 wrc-3.5-03         | three dora tiles are three han, those of melds included      | 67m345s234p88p[555m^]     | ron 8m dora 4m                 | tanyao 1, dora 3 = 4 han 30 fu mangan 8000                  | dora.indicator
  wrc-11.4-01 A-11               | an own quad of the dora is four han                          | 67m345s234p88p[5555m^]    | ron 8m dora 4m                 | tanyao 1, dora 4 = 5 han 30 fu mangan 8000                  | dora.indicator
  wrc-11.4-01 A-11               | and four per indicator that names it: eight                  | 67m345s234p88p[5555m]     | tsumo 8m dora 4m4m             | menzen_tsumo 1, tanyao 1, dora 8 = 10 han baiman 16000      | dora.indicator
  wrc-11.4-02 T-44               | two indicators 7p and a triplet 888p: six han                | 888p123m45m678s99s        | ron 3m riichi dora 7p7p        | riichi 1, dora 6 = 7 han haneman 12000                      | dora.indicator
  wrc-11.4-03                    | the first indicator counts in every win, riichi or not       | 23m567m345p678s99p        | ron 4m dora 4p                 | pinfu 1, dora 1 = 2 han 30 fu 2000                          | dora.indicator
  wrc-11.4-04                    | the indicator of another player’s quad counts for the winner: this hand has none | 23m567m345p678s99p        | ron 4m dora 1z8p               | pinfu 1, dora 2 = 3 han 30 fu 3900                          | dora.kan
  wrc-11.4-04 wrc-2-06           | five indicators, all counted                                 | 23m567m345p678s99p        | ron 4m dora 1m2m3m4p8p         | pinfu 1, dora 6 = 7 han haneman 12000                       | dora.indicator dora.kan
  wrc-11.4-06 wrc-8.13-05 wrc-2-06 | riichi counts the ura under both indicators                  | 23m567m345p678s99p        | ron 4m riichi dora 1z1z ura 8p2m | riichi 1, pinfu 1, dora 3 = 5 han mangan 8000               | dora.ura
  wrc-11.4-06 wrc-8.13-05        | Double Riichi counts them, too                               | 23m567m345p678s99p        | ron 4m doubleRiichi dora 1z ura 8p | double_riichi 2, pinfu 1, dora 2 = 5 han mangan 8000        | dora.ura
  wrc-11.4-06 wrc-8.13-05        | without riichi they do not count, even if somebody has turned them | 23m567m345p678s99p        | ron 4m dora 1z1z ura 8p2m      | pinfu 1 = 1 han 30 fu 1000                                  | -dora.ura
  wrc-11.4-05 T-18               | robbing the first quad in riichi: one indicator and one ura  | 23m567m345p678s99p        | ron 4m riichi chankan dora 8p ura 8p | riichi 1, chankan 1, pinfu 1, dora 4 = 7 han haneman 12000  | dora.indicator
  wrc-11.5.1-13 T-17             | the indicator of a called quad counts for the win on its replacement tile | 45m678s77z[2222p^][234s<] | tsumo 6m rinshan dora 1z3m     | rinshan 1, dora 1 = 2 han 40 fu 2700 [-1300 2700 -700 -700] | dora.kan
  wrc-8.13-08 T-44               | the ring of dragons in a hand: 6z points to 7z, 7z to 5z, 5z to 6z | 456m99s78s[555z^][777z<]  | ron 9s dora 6z7z5z             | haku 1, chun 1, dora 6 = 8 han baiman 16000                 | dora.indicator
  wrc-8.13-06 wrc-8.13-07        | rings of suits and winds in a hand: 9s points to 1s, 4z to 1z | 123s99m78s567p111z        | ron 9s dora 9s4z               | round_wind 1, dora 4 = 5 han mangan 8000                    | dora.indicator
  wrc-3.5-02                     | six dora give no right to win                                | 888p24m678s99s[123m<]     | ron 3m dora 7p7p               | refused noYaku
`,
);
clause(['wrc-3.5-02', 'A-44'], 'dora do not count beside a yakuman', () => {
  const { han, dora, points } = scored(RULES, '19m19p19s1234567z', { ron: '7z', dora: '6z8p' });
  expect({ han, dora, points }).toEqual({
    han: null,
    dora: { dora: 0, ura: 0, red: 0 },
    points: 32000,
  });
});
