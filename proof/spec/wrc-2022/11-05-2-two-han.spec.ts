// Section 11.5.2: yaku of two han.

import { WRC_2022 } from '@hanchan/rulesets';
import { table } from '../support/table.ts';

const RULES = WRC_2022.values;

// Double Riichi

table(
  RULES,
  `
  wrc-11.5.2-01 wrc-11.5.2-02    | Double Riichi is two han in place of Riichi                  | 789m123s567s11m24p    | ron 3p doubleRiichi         | double_riichi 2 = 2 han 40 fu 2600
  wrc-11.5.2-02 wrc-13.4-07 A-28 | Unbroken is added to it: three han                           | 789m123s567s11m24p    | ron 3p doubleRiichi ippatsu | double_riichi 2, ippatsu 1 = 3 han 40 fu 5200
  wrc-11.5.2-01                  | riichi on the first discard after an own concealed quad is plain Riichi | 123m678s99s78p[2222p] | ron 9p riichi               | riichi 1 = 1 han 50 fu (raw 46) 1600          | -yaku.double_riichi
`,
);

// Seven Pairs

table(
  RULES,
  `
  wrc-11.5.2-03      | Seven Pairs: seven different pairs, 2 han 25 fu | 1122m3344p5566s7z | ron 7z        | chiitoitsu 2 = 2 han 25 fu (raw 25) 1600
  wrc-11.5.2-03 T-12 | four identical tiles are not two pairs          | 1111m3344p5566s7z | ron 7z riichi | refused notComplete
`,
);

// Full Straight

table(
  RULES,
  `
  wrc-11.5.2-04 | Full Straight, closed: 2 han            | 123456p79p234s99m     | ron 8p | ittsu 2 = 2 han 40 fu (raw 32) 2600
  wrc-11.5.2-04 | Full Straight with one chii: 1 han      | 123p79p234s99m[456p<] | ron 8p | ittsu 1 = 1 han 30 fu (raw 22) 1000
  wrc-11.5.2-04 | the three sequences must be of one suit | 123p79p234s99m[456m<] | ron 8p | refused noYaku
`,
);

// Mixed Sequences

table(
  RULES,
  `
  wrc-11.5.2-05 | Mixed Sequences, closed: 2 han             | 234m234p24s678s99m    | ron 3s | sanshoku_doujun 2 = 2 han 40 fu (raw 32) 2600
  wrc-11.5.2-05 | Mixed Sequences, open: 1 han               | 234p24s678s99m[234m<] | ron 3s | sanshoku_doujun 1 = 1 han 30 fu (raw 22) 1000
  wrc-11.5.2-05 | two of the three in one suit are not mixed | 234p24p678s99m[234m<] | ron 3p | refused noYaku
`,
);

// Mixed Triplets

table(
  RULES,
  `
  wrc-11.5.2-06 | Mixed Triplets, open, with a quad: 2 han                     | 24m99s[555m^][555p<][5555s^] | ron 3m | sanshoku_doukou 2 = 2 han 40 fu (raw 34) 2600
  wrc-11.5.2-06 | Mixed Triplets, closed: 2 han (with Three Concealed Triplets) | 555m555p24m99s[5555s]        | ron 3m | sanshoku_doukou 2, sanankou 2 = 4 han 60 fu (raw 56) mangan 8000
`,
);

// All Triplets, Three Concealed Triplets, Three Quads

table(
  RULES,
  `
  wrc-11.5.2-07               | All Triplets, open: 2 han                                    | 555p88s99m[222m^][333z<]       | ron 8s   | toitoi 2 = 2 han 40 fu (raw 32) 2600
  wrc-11.5.2-07 wrc-11.5.2-08 | by a pair wait the three triplets of the hand are concealed as well | 555p888s333z9m[222m^]          | ron 9m   | toitoi 2, sanankou 2 = 4 han mangan 8000
  wrc-11.5.2-07               | quads count, too: four groups, one of them a quad            | 88s99m[5555p^][222m^][333z<]   | ron 8s   | toitoi 2 = 2 han 40 fu (raw 36) 2600
  wrc-11.5.2-08               | Three Concealed Triplets with an open sequence: 2 han        | 222m444p999s7z[123s<]          | ron 7z   | sanankou 2 = 2 han 40 fu (raw 40) 2600
  wrc-11.5.2-08               | a concealed quad is one of them                              | 222m999s7z[4444p][123s<]       | ron 7z   | sanankou 2 = 2 han 60 fu (raw 52) 3900
  wrc-11.5.2-08 wrc-11.5-02   | a triplet completed by ron is not                            | 222m444p99s77z[123s<]          | ron 9s   | refused noYaku
  wrc-11.5.2-08               | but drawn it is                                              | 222m444p99s77z[123s<]          | tsumo 9s | sanankou 2 = 2 han 40 fu (raw 40) 2700
  wrc-11.5.2-09               | Three Quads, one called, one promoted, one concealed: 2 han  | 24m99s[2222p^][5555s+<][8888m] | ron 3m   | sankantsu 2 = 2 han 60 fu (raw 54) 3900
  wrc-11.5.2-09               | Three Quads, closed: 2 han beside Three Concealed Triplets   | 24m99s[2222p][5555s][8888m]    | ron 3m   | sankantsu 2, sanankou 2 = 4 han mangan 8000
  wrc-11.5.2-09               | two quads are not enough                                     | 24m99s567m[2222p^][5555s+<]    | ron 3m   | refused noYaku
`,
);

// Common Ends

table(
  RULES,
  `
  wrc-11.5.2-10               | Common Ends, closed: 2 han                                 | 12m789p111s99p333z          | ron 3m | chanta 2 = 2 han 50 fu (raw 48) 3200
  wrc-11.5.2-10               | Common Ends, open: 1 han                                   | 12m789p99p111s[333z^]       | ron 3m | chanta 1 = 1 han 40 fu (raw 34) 1300
  wrc-11.5.2-10               | one group of inside tiles spoils it                        | 12m678p99p111s[333z^]       | ron 3m | refused noYaku
  wrc-11.5.2-10 wrc-11.5.2-11 | without a sequence it is Common Terminals, not Common Ends | 99p11s[111m^][999s<][333z^] | ron 9p | toitoi 2, honroutou 2 = 4 han mangan 8000 | -yaku.chanta
`,
);

// Common Terminals

table(
  RULES,
  `
  wrc-11.5.2-11 wrc-11.5.2-12 wrc-13.4-07 | Common Terminals with All Triplets: 2 + 2             | 111s7z[111m^][999p<][333z^] | ron 7z | toitoi 2, honroutou 2 = 4 han (raw 44) mangan 8000 | -yaku.chanta
  wrc-11.5.2-12 wrc-13.4-07 wrc-13.5-11 | Common Terminals with Seven Pairs: 4 han 25 fu, 6,400 | 1199m1199p11s11z7z          | ron 7z | chiitoitsu 2, honroutou 2 = 4 han 25 fu 6400       | fu.sevenPairs
`,
);

// Little Dragons

table(
  RULES,
  `
  wrc-11.5.2-13 wrc-13.4-07 | Little Dragons: 2 and the two Value Honours    | 12m456p77z555z666z        | ron 3m | haku 1, hatsu 1, shousangen 2 = 4 han mangan 8000 | fu.valuePair
  wrc-11.5.2-13             | Little Dragons, open and with a quad: the same | 12m456p77z[5555z^][666z<] | ron 3m | haku 1, hatsu 1, shousangen 2 = 4 han mangan 8000
`,
);
