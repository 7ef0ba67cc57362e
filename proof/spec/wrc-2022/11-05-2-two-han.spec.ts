// Section 11.5.2: yaku of two han.

import { WRC_2022 } from '@hanchan/rulesets';
import { scoringBy } from '../support/scoring.ts';

const RULES = WRC_2022.values;
const { refuses, scores } = scoringBy(RULES);
const PLAIN = '789m123s567s11m24p';

// Double Riichi

scores(
  ['wrc-11.5.2-01', 'wrc-11.5.2-02'],
  'Double Riichi is two han in place of Riichi',
  PLAIN,
  { ron: '3p', doubleRiichi: true },
  { yaku: ['double_riichi 2'], han: 2, fu: 40, points: 2600 },
);
scores(
  ['wrc-11.5.2-02', 'wrc-13.4-07', 'A-28'],
  'Unbroken is added to it: three han',
  PLAIN,
  { ron: '3p', doubleRiichi: true, ippatsu: true },
  { yaku: ['double_riichi 2', 'ippatsu 1'], han: 3, fu: 40, points: 5200 },
);
scores(
  'wrc-11.5.2-01',
  'riichi on the first discard after an own concealed quad is plain Riichi',
  '123m678s99s78p[2222p]',
  { ron: '9p', riichi: true },
  { yaku: ['riichi 1'], han: 1, rawFu: 46, fu: 50, points: 1600, omits: ['yaku.double_riichi'] },
);

// Seven Pairs

scores(
  'wrc-11.5.2-03',
  'Seven Pairs: seven different pairs, 2 han 25 fu',
  '1122m3344p5566s7z',
  { ron: '7z' },
  { yaku: ['chiitoitsu 2'], han: 2, rawFu: 25, fu: 25, points: 1600 },
);
refuses(
  ['wrc-11.5.2-03', 'T-12'],
  'four identical tiles are not two pairs',
  '1111m3344p5566s7z',
  { ron: '7z', riichi: true },
  'notComplete',
);

// Full Straight

scores(
  'wrc-11.5.2-04',
  'Full Straight, closed: 2 han',
  '123456p79p234s99m',
  { ron: '8p' },
  { yaku: ['ittsu 2'], han: 2, rawFu: 32, fu: 40, points: 2600 },
);
scores(
  'wrc-11.5.2-04',
  'Full Straight with one chii: 1 han',
  '123p79p234s99m[456p<]',
  { ron: '8p' },
  { yaku: ['ittsu 1'], han: 1, rawFu: 22, fu: 30, points: 1000 },
);
refuses(
  'wrc-11.5.2-04',
  'the three sequences must be of one suit',
  '123p79p234s99m[456m<]',
  { ron: '8p' },
  'noYaku',
);

// Mixed Sequences

scores(
  'wrc-11.5.2-05',
  'Mixed Sequences, closed: 2 han',
  '234m234p24s678s99m',
  { ron: '3s' },
  { yaku: ['sanshoku_doujun 2'], han: 2, rawFu: 32, fu: 40 },
);
scores(
  'wrc-11.5.2-05',
  'Mixed Sequences, open: 1 han',
  '234p24s678s99m[234m<]',
  { ron: '3s' },
  { yaku: ['sanshoku_doujun 1'], han: 1, rawFu: 22, fu: 30, points: 1000 },
);
refuses(
  'wrc-11.5.2-05',
  'two of the three in one suit are not mixed',
  '234p24p678s99m[234m<]',
  { ron: '3p' },
  'noYaku',
);

// Mixed Triplets

scores(
  'wrc-11.5.2-06',
  'Mixed Triplets, open, with a quad: 2 han',
  '24m99s[555m^][555p<][5555s^]',
  { ron: '3m' },
  { yaku: ['sanshoku_doukou 2'], han: 2, rawFu: 34 },
);
scores(
  'wrc-11.5.2-06',
  'Mixed Triplets, closed: 2 han (with Three Concealed Triplets)',
  '555m555p24m99s[5555s]',
  { ron: '3m' },
  { yaku: ['sanshoku_doukou 2', 'sanankou 2'], han: 4, rawFu: 56, fu: 60, points: 8000 },
);

// All Triplets, Three Concealed Triplets, Three Quads

scores(
  'wrc-11.5.2-07',
  'All Triplets, open: 2 han',
  '555p88s99m[222m^][333z<]',
  { ron: '8s' },
  { yaku: ['toitoi 2'], han: 2, rawFu: 32, fu: 40, points: 2600 },
);
scores(
  ['wrc-11.5.2-07', 'wrc-11.5.2-08'],
  'by a pair wait the three triplets of the hand are concealed as well',
  '555p888s333z9m[222m^]',
  { ron: '9m' },
  { yaku: ['toitoi 2', 'sanankou 2'], han: 4, limit: 'mangan', points: 8000 },
);
scores(
  'wrc-11.5.2-07',
  'quads count, too: four groups, one of them a quad',
  '88s99m[5555p^][222m^][333z<]',
  { ron: '8s' },
  { yaku: ['toitoi 2'], han: 2, rawFu: 36, fu: 40 },
);
scores(
  'wrc-11.5.2-08',
  'Three Concealed Triplets with an open sequence: 2 han',
  '222m444p999s7z[123s<]',
  { ron: '7z' },
  { yaku: ['sanankou 2'], han: 2, rawFu: 40, fu: 40, points: 2600 },
);
scores(
  'wrc-11.5.2-08',
  'a concealed quad is one of them',
  '222m999s7z[4444p][123s<]',
  { ron: '7z' },
  { yaku: ['sanankou 2'], han: 2, rawFu: 52, fu: 60, points: 3900 },
);
refuses(
  ['wrc-11.5.2-08', 'wrc-11.5-02'],
  'a triplet completed by ron is not',
  '222m444p99s77z[123s<]',
  { ron: '9s' },
  'noYaku',
);
scores(
  'wrc-11.5.2-08',
  'but drawn it is',
  '222m444p99s77z[123s<]',
  { tsumo: '9s' },
  { yaku: ['sanankou 2'], han: 2, rawFu: 40 },
);
scores(
  'wrc-11.5.2-09',
  'Three Quads, one called, one promoted, one concealed: 2 han',
  '24m99s[2222p^][5555s+<][8888m]',
  { ron: '3m' },
  { yaku: ['sankantsu 2'], han: 2, rawFu: 54, fu: 60, points: 3900 },
);
scores(
  'wrc-11.5.2-09',
  'Three Quads, closed: 2 han beside Three Concealed Triplets',
  '24m99s[2222p][5555s][8888m]',
  { ron: '3m' },
  { yaku: ['sankantsu 2', 'sanankou 2'], han: 4, limit: 'mangan' },
);
refuses(
  'wrc-11.5.2-09',
  'two quads are not enough',
  '24m99s567m[2222p^][5555s+<]',
  { ron: '3m' },
  'noYaku',
);

// Common Ends

scores(
  'wrc-11.5.2-10',
  'Common Ends, closed: 2 han',
  '12m789p111s99p333z',
  { ron: '3m' },
  { yaku: ['chanta 2'], han: 2, rawFu: 48, fu: 50, points: 3200 },
);
scores(
  'wrc-11.5.2-10',
  'Common Ends, open: 1 han',
  '12m789p99p111s[333z^]',
  { ron: '3m' },
  { yaku: ['chanta 1'], han: 1, rawFu: 34, fu: 40, points: 1300 },
);
refuses(
  'wrc-11.5.2-10',
  'one group of inside tiles spoils it',
  '12m678p99p111s[333z^]',
  { ron: '3m' },
  'noYaku',
);
scores(
  ['wrc-11.5.2-10', 'wrc-11.5.2-11'],
  'without a sequence it is Common Terminals, not Common Ends',
  '99p11s[111m^][999s<][333z^]',
  { ron: '9p' },
  { yaku: ['toitoi 2', 'honroutou 2'], han: 4, omits: ['yaku.chanta'] },
);

// Common Terminals

scores(
  ['wrc-11.5.2-11', 'wrc-11.5.2-12', 'wrc-13.4-07'],
  'Common Terminals with All Triplets: 2 + 2',
  '111s7z[111m^][999p<][333z^]',
  { ron: '7z' },
  {
    yaku: ['toitoi 2', 'honroutou 2'],
    han: 4,
    rawFu: 44,
    limit: 'mangan',
    points: 8000,
    omits: ['yaku.chanta'],
  },
);
scores(
  ['wrc-11.5.2-12', 'wrc-13.4-07', 'wrc-13.5-11'],
  'Common Terminals with Seven Pairs: 4 han 25 fu, 6,400',
  '1199m1199p11s11z7z',
  { ron: '7z' },
  { yaku: ['chiitoitsu 2', 'honroutou 2'], han: 4, fu: 25, points: 6400, cites: ['fu.sevenPairs'] },
);

// Little Dragons

scores(
  ['wrc-11.5.2-13', 'wrc-13.4-07'],
  'Little Dragons: 2 and the two Value Honours',
  '12m456p77z555z666z',
  { ron: '3m' },
  { yaku: ['haku 1', 'hatsu 1', 'shousangen 2'], han: 4, cites: ['fu.valuePair'] },
);
scores(
  'wrc-11.5.2-13',
  'Little Dragons, open and with a quad: the same',
  '12m456p77z[5555z^][666z<]',
  { ron: '3m' },
  { yaku: ['haku 1', 'hatsu 1', 'shousangen 2'], han: 4, limit: 'mangan', points: 8000 },
);
