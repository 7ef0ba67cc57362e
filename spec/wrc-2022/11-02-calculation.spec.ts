// Section 11.2: from han and fu to the base value, the limits, yakuman, and the shares.

import { WRC_2022 } from '@hanchan/rulesets';
import { basePoints, limitOf, ronPoints, tsumoPoints } from '@hanchan/score';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { scores } from '../support/scoring.ts';

const RULES = WRC_2022.values;

// Rounding of fu

const ROUNDED = 'wrc-11.2-02';
scores(
  RULES,
  ROUNDED,
  '22 fu become 30',
  '67m345p678s88p[234m<]',
  { ron: '5m' },
  { rawFu: 22, fu: 30, cites: ['fu.roundTo'] },
);
scores(
  RULES,
  ROUNDED,
  '30 fu stay 30',
  '23m567m345p678s99p',
  { ron: '4m' },
  { rawFu: 30, fu: 30, omits: ['fu.roundTo'] },
);
scores(
  RULES,
  ROUNDED,
  '32 fu become 40',
  '24m567m345p678s99p',
  { ron: '3m', riichi: true },
  { rawFu: 32, fu: 40, cites: ['fu.roundTo'] },
);
scores(
  RULES,
  [ROUNDED, 'wrc-13.5-10'],
  '102 fu become 110',
  '999s78m55m[1111m][9999p]',
  { ron: '6m' },
  { yaku: ['sanankou 2'], han: 2, rawFu: 102, fu: 110, points: 7100, cites: ['fu.roundTo'] },
);

scores(
  RULES,
  ['wrc-11.2-03', 'wrc-13.5-11'],
  'Seven Pairs with Riichi: 3 han 25 fu, 3,200',
  '1122m3344p5566s7z',
  { ron: '7z', riichi: true },
  {
    yaku: ['riichi 1', 'chiitoitsu 2'],
    han: 3,
    rawFu: 25,
    fu: 25,
    points: 3200,
    omits: ['fu.roundTo'],
  },
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
const ROUNDED_UP = ['wrc-11.2-05', 'wrc-2-19', 'wrc-13.5-17', 'T-35'];
scores(
  RULES,
  ROUNDED_UP,
  '4 han 30 fu by ron is 8,000, not 7,700',
  '23m567m345p678s99p',
  { ron: '4m', riichi: true, dora: '8p' },
  {
    yaku: ['riichi 1', 'pinfu 1'],
    han: 4,
    fu: 30,
    limit: 'mangan',
    points: 8000,
    cites: ['score.roundUpToMangan'],
  },
);
scores(
  RULES,
  ROUNDED_UP,
  '4 han 30 fu by self-draw is 2,000/4,000',
  '24m567m345p678s99p',
  { tsumo: '3m', riichi: true, dora: '8p' },
  {
    han: 4,
    fu: 30,
    limit: 'mangan',
    deltas: [-4000, 8000, -2000, -2000],
    cites: ['score.roundUpToMangan'],
  },
);
scores(
  RULES,
  ROUNDED_UP,
  '3 han 60 fu, East by self-draw, is 4,000 all',
  '123m78s456p99s[9999p]',
  { tsumo: '6s', seat: 'E', riichi: true, dora: '9m' },
  {
    han: 3,
    rawFu: 54,
    fu: 60,
    limit: 'mangan',
    deltas: [12000, -4000, -4000, -4000],
    cites: ['score.roundUpToMangan'],
  },
);
scores(
  RULES,
  ROUNDED_UP,
  '3 han 60 fu by ron is 8,000',
  '78s456p22z[999p^][7777z]',
  { ron: '6s', dora: '3p4p' },
  {
    yaku: ['chun 1'],
    dora: 2,
    han: 3,
    rawFu: 58,
    fu: 60,
    limit: 'mangan',
    points: 8000,
    cites: ['score.roundUpToMangan'],
  },
);
scores(
  RULES,
  ['wrc-13.5-17', 'wrc-11.2-04'],
  '3 han 70 fu is 8,000 by the formula itself',
  '123m78s456p99s[9999p]',
  { ron: '6s', riichi: true, dora: '8s' },
  {
    han: 3,
    rawFu: 62,
    fu: 70,
    points: 8000,
    cites: ['score.limits'],
    omits: ['score.roundUpToMangan'],
  },
);
scores(
  RULES,
  ['T-35', 'wrc-13.5-11', 'wrc-11.5.2-12'],
  '4 han 25 fu stays 6,400',
  '1199m1199p11s11z7z',
  { ron: '7z' },
  {
    yaku: ['chiitoitsu 2', 'honroutou 2'],
    han: 4,
    fu: 25,
    limit: null,
    points: 6400,
    cites: ['yaku.chiitoitsu', 'yaku.honroutou', 'fu.sevenPairs'],
  },
);

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
    RULES,
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

/** Closed Perfect Flush with a straight, pinfu and riichi: 10 han before dora. */
const FLUSH = '1234567899956m';
scores(
  RULES,
  ['wrc-11.2-06', 'wrc-13.5-15', 'wrc-2-15'],
  '11 han is sanbaiman, 6,000/12,000',
  FLUSH,
  { tsumo: '7m', riichi: true },
  {
    yaku: ['riichi 1', 'menzen_tsumo 1', 'pinfu 1', 'ittsu 2', 'chinitsu 6'],
    han: 11,
    limit: 'sanbaiman',
    deltas: [-12000, 24000, -6000, -6000],
    cites: ['score.limits'],
  },
);
const COUNTED = ['wrc-11.2-08', 'wrc-2-15', 'wrc-9.1-04', 'wrc-13.5-15', 'T-36'];
scores(
  RULES,
  COUNTED,
  '13 han without a yakuman by self-draw: 6,000/12,000',
  FLUSH,
  { tsumo: '7m', riichi: true, ippatsu: true, dora: '1m' },
  {
    han: 13,
    limit: 'sanbaiman',
    deltas: [-12000, 24000, -6000, -6000],
    omits: ['score.countedYakuman'],
  },
);
scores(
  RULES,
  COUNTED,
  '14 han without a yakuman by ron: 24,000',
  FLUSH,
  { ron: '7m', riichi: true, dora: '1m4m9m' },
  { han: 14, limit: 'sanbaiman', points: 24000, omits: ['score.countedYakuman'] },
);
scores(
  RULES,
  COUNTED,
  '15 han without a yakuman, East by ron: 36,000',
  FLUSH,
  { ron: '7m', seat: 'E', riichi: true, ippatsu: true, dora: '1m4m9m' },
  {
    han: 15,
    limit: 'sanbaiman',
    points: 36000,
    deltas: [36000, -36000, 0, 0],
    cites: ['dora.indicator'],
  },
);

// Yakuman

scores(
  RULES,
  ['wrc-11.2-07', 'wrc-13.5-16', 'wrc-9.1-05', 'wrc-1-01', 'wrc-2-17'],
  'three yakuman by ron, another: 3 times 32,000',
  '111222333444z5z',
  { ron: '5z' },
  {
    yaku: ['tsuuiisou 1', 'suuankou 1', 'daisuushii 1'],
    han: null,
    limit: 'yakuman',
    points: 96000,
    cites: ['yaku.tsuuiisou', 'yaku.suuankou', 'yaku.daisuushii'],
  },
);
scores(
  RULES,
  ['wrc-2-17', 'wrc-9.1-05', 'wrc-11.5.6-13', 'T-45'],
  'Big Winds, All Honours and Four Concealed Triplets, East by self-draw: 48,000 each',
  '111222333444z5z',
  { tsumo: '5z', seat: 'E' },
  {
    yaku: ['tsuuiisou 1', 'suuankou 1', 'daisuushii 1'],
    limit: 'yakuman',
    deltas: [144000, -48000, -48000, -48000],
    cites: ['yaku.tsuuiisou', 'yaku.suuankou', 'yaku.daisuushii'],
  },
);
scores(
  RULES,
  ['wrc-9.1-05', 'wrc-11.2-07'],
  'Four Concealed Triplets and All Honours, East by self-draw: 32,000 each',
  '111222333z555z6z',
  { tsumo: '6z', seat: 'E' },
  {
    yaku: ['tsuuiisou 1', 'suuankou 1'],
    deltas: [96000, -32000, -32000, -32000],
    cites: ['yaku.tsuuiisou', 'yaku.suuankou'],
  },
);
scores(
  RULES,
  ['wrc-1-01', 'wrc-9.1-05'],
  'All Honours and Big Dragons by ron, another: 64,000',
  '111z2z[555z^][666z^][777z^]',
  { ron: '2z' },
  {
    yaku: ['tsuuiisou 1', 'daisangen 1'],
    points: 64000,
    deltas: [0, 64000, -64000, 0],
    cites: ['yaku.tsuuiisou', 'yaku.daisangen'],
  },
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
    RULES,
    seat === 'E' ? ['wrc-11.2-09', 'wrc-13.5-12'] : ['wrc-11.2-10', 'wrc-13.5-12'],
    `mangan by self-draw of ${seat}`,
    '23m567m345p678s99p',
    { tsumo: '4m', seat, riichi: true, dora: '8p' },
    { han: 5, limit: 'mangan', deltas, cites: ['dora.indicator'] },
  );
}
