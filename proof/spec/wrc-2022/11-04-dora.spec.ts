// Section 11.4: dora.

import { WRC_2022 } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { scored, scoringBy } from '../support/scoring.ts';

const RULES = WRC_2022.values;
const { refuses, scores } = scoringBy(RULES);
/** Waits on 4m as pinfu; 9p is the pair. */
const PINFU = '23m567m345p678s99p';

scores(
  ['wrc-11.4-01', 'wrc-3.5-03'],
  'three dora tiles are three han, those of melds included',
  '67m345s234p88p[555m^]',
  { ron: '8m', dora: '4m' },
  { yaku: ['tanyao 1'], dora: 3, han: 4, fu: 30, points: 8000, cites: ['dora.indicator'] },
);
scores(
  ['wrc-11.4-01', 'A-11'],
  'an own quad of the dora is four han',
  '67m345s234p88p[5555m^]',
  { ron: '8m', dora: '4m' },
  {
    yaku: ['tanyao 1'],
    dora: 4,
    han: 5,
    fu: 30,
    limit: 'mangan',
    points: 8000,
    cites: ['dora.indicator'],
  },
);
scores(
  ['wrc-11.4-01', 'A-11'],
  'and four per indicator that names it: eight',
  '67m345s234p88p[5555m]',
  { tsumo: '8m', dora: '4m4m' },
  {
    yaku: ['menzen_tsumo 1', 'tanyao 1'],
    dora: 8,
    han: 10,
    limit: 'baiman',
    points: 16000,
    cites: ['dora.indicator'],
  },
);
scores(
  ['wrc-11.4-02', 'T-44'],
  'two indicators 7p and a triplet 888p: six han',
  '888p123m45m678s99s',
  { ron: '3m', riichi: true, dora: '7p7p' },
  {
    yaku: ['riichi 1'],
    dora: 6,
    han: 7,
    limit: 'haneman',
    points: 12000,
    cites: ['dora.indicator'],
  },
);
scores(
  'wrc-11.4-03',
  'the first indicator counts in every win, riichi or not',
  PINFU,
  { ron: '4m', dora: '4p' },
  { yaku: ['pinfu 1'], dora: 1, han: 2, points: 2000, cites: ['dora.indicator'] },
);
scores(
  'wrc-11.4-04',
  'the indicator of another player’s quad counts for the winner: this hand has none',
  PINFU,
  { ron: '4m', dora: '1z8p' },
  { yaku: ['pinfu 1'], dora: 2, han: 3, points: 3900, cites: ['dora.kan'] },
);
scores(
  ['wrc-11.4-04', 'wrc-2-06'],
  'five indicators, all counted',
  PINFU,
  { ron: '4m', dora: '1m2m3m4p8p' },
  { yaku: ['pinfu 1'], dora: 6, han: 7, limit: 'haneman', cites: ['dora.indicator', 'dora.kan'] },
);
scores(
  ['wrc-11.4-06', 'wrc-8.13-05', 'wrc-2-06'],
  'riichi counts the ura under both indicators',
  PINFU,
  { ron: '4m', riichi: true, dora: '1z1z', ura: '8p2m' },
  { yaku: ['riichi 1', 'pinfu 1'], dora: 3, han: 5, limit: 'mangan', cites: ['dora.ura'] },
);
scores(
  ['wrc-11.4-06', 'wrc-8.13-05'],
  'Double Riichi counts them, too',
  PINFU,
  { ron: '4m', doubleRiichi: true, dora: '1z', ura: '8p' },
  { yaku: ['double_riichi 2', 'pinfu 1'], dora: 2, han: 5, cites: ['dora.ura'] },
);
scores(
  ['wrc-11.4-06', 'wrc-8.13-05'],
  'without riichi they do not count, even if somebody has turned them',
  PINFU,
  { ron: '4m', dora: '1z1z', ura: '8p2m' },
  { yaku: ['pinfu 1'], dora: 0, han: 1, points: 1000, omits: ['dora.ura'] },
);
scores(
  ['wrc-11.4-05', 'T-18'],
  'robbing the first quad in riichi: one indicator and one ura',
  PINFU,
  { ron: '4m', riichi: true, chankan: true, dora: '8p', ura: '8p' },
  {
    yaku: ['riichi 1', 'chankan 1', 'pinfu 1'],
    dora: 4,
    han: 7,
    limit: 'haneman',
    cites: ['dora.indicator'],
  },
);
scores(
  ['wrc-11.5.1-13', 'T-17'],
  'the indicator of a called quad counts for the win on its replacement tile',
  '45m678s77z[2222p^][234s<]',
  { tsumo: '6m', rinshan: true, dora: '1z3m' },
  {
    yaku: ['rinshan 1'],
    dora: 1,
    han: 2,
    fu: 40,
    points: 2700,
    deltas: [-1300, 2700, -700, -700],
    cites: ['dora.kan'],
  },
);
scores(
  ['wrc-8.13-08', 'T-44'],
  'the ring of dragons in a hand: 6z points to 7z, 7z to 5z, 5z to 6z',
  '456m99s78s[555z^][777z<]',
  { ron: '9s', dora: '6z7z5z' },
  { yaku: ['haku 1', 'chun 1'], dora: 6, han: 8, limit: 'baiman', cites: ['dora.indicator'] },
);
scores(
  ['wrc-8.13-06', 'wrc-8.13-07'],
  'rings of suits and winds in a hand: 9s points to 1s, 4z to 1z',
  '123s99m78s567p111z',
  { ron: '9s', dora: '9s4z' },
  { yaku: ['round_wind 1'], dora: 4, han: 5, limit: 'mangan', cites: ['dora.indicator'] },
);
refuses(
  'wrc-3.5-02',
  'six dora give no right to win',
  '888p24m678s99s[123m<]',
  { ron: '3m', dora: '7p7p' },
  'noYaku',
);
clause(['wrc-3.5-02', 'A-44'], 'dora do not count beside a yakuman', () => {
  const { han, dora, points } = scored(RULES, '19m19p19s1234567z', { ron: '7z', dora: '6z8p' });
  expect({ han, dora, points }).toEqual({
    han: null,
    dora: { dora: 0, ura: 0, red: 0 },
    points: 32000,
  });
});
