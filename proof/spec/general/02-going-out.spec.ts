// General Rules: what is a complete hand, what is open and what is concealed, riichi as far as it is scored.
// The sheet has no yaku list and no values of its own: those of WRC 2022, without dora, stand in (G1).

import { isComplete, waits } from '@hanchan/hand';
import { customise, YAKU_IDS } from '@hanchan/rules';
import { GENERAL, WRC_2022 } from '@hanchan/rulesets';
import { checkWin, shareTable } from '@hanchan/score';
import { countTiles, formatTile, isClosed, isOpen, parseHand, parseTiles } from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Circumstances, makeWin, scored } from '../support/scoring.ts';
import { table } from '../support/table.ts';

const RULES = GENERAL.values;

const handOf = (text: string) => {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(text);
  return hand.value;
};
const problems = (hand: string, how: Circumstances) =>
  checkWin(makeWin(hand, how), RULES).map(({ code, rule }) => `${code} ${rule ?? ''}`.trim());

// Going Out

clause('gen-out-01', 'fourteen tiles in one of three families, and nothing else', () => {
  const complete = (text: string, melds = 0) => {
    const tiles = parseTiles(text);
    return tiles.ok && isComplete(countTiles(tiles.value), melds);
  };
  expect(complete('123m456p789s11122z')).toBe(true); // four melds and a pair
  expect(complete('19m19p19s12345677z')).toBe(true); // thirteen unique wonders
  expect(complete('1122m3344p5566s77z')).toBe(true); // seven distinct pairs
  expect(complete('123m456p11122z', 1)).toBe(true); // one of the melds on the table
  expect(complete('123m456p789s1112z')).toBe(false); // thirteen tiles
  expect(complete('123m456p789s111222z')).toBe(false); // fifteen
  expect(complete('123m456p789s11223z')).toBe(false);
  expect(complete('123m456m789m1234p')).toBe(false); // a run of four is no meld and no pair
  expect(complete('112233m44p5566s1z2z')).toBe(false); // six pairs
});

table(
  RULES,
  `
  gen-out-01      | a hand with a kan is still fourteen tiles to the eye of the rules | 123m456p24s99s[5555z] | ron 3s | haku 1 = 1 han 70 fu (raw 64) 2300 | fu.triplet
  gen-out-02      | thirteen unique wonders are a yakuman            | 119m19p19s123456z     | ron 7z          | kokushi 1 = yakuman 32000 [0 32000 -32000 0]      | yaku.kokushi
  gen-out-02      | self-drawn by the dealer                         | 119m19p19s123456z     | tsumo 7z by E   | kokushi 1 = yakuman 48000 [48000 -16000 -16000 -16000] | yaku.kokushi
  gen-out-02 G1   | thirteen waits are no more                       | 19m19p19s1234567z     | ron 7z          | kokushi 1 = yakuman 32000                         | -yaku.kokushi_13men
  gen-out-03 G15  | seven distinct pairs win by themselves           | 1122m3344p5566s7z     | ron 7z          | chiitoitsu 2 = 2 han 25 fu 1600                   | yaku.chiitoitsu fu.sevenPairs
  gen-out-03 G15  | two equal pairs do not                           | 1111m33p44p55s66s7z   | ron 7z          | refused notComplete
  gen-out-04      | four melds and a pair need a yaku: none, open    | 456p789p24s99s[123m<] | ron 3s          | refused noYaku
  gen-out-04      | none, closed, on a discard                       | 123m456p789p24s99s    | ron 3s          | refused noYaku
  gen-out-04      | one is enough                                    | 345p678s45m88p[234m<] | ron 6m          | tanyao 1 = 1 han 30 fu (raw 22) 1000              | yaku.tanyao fu.openPinfu
  gen-out-05      | dora are not yaku                                | 456p789p24s99s[123m<] | ron 3s dora 8s8s | refused noYaku
  gen-out-05 G14  | and are worth nothing                            | 345p678s45m88p[234m<] | ron 6m dora 7p  | tanyao 1 = 1 han 30 fu 1000                       | -dora.indicator
  gen-out-05 G14  | nor are ura, kan dora and red fives              | 340m678p567s24s88s    | ron 3s riichi dora 7s2m ura 7s2m | riichi 1, tanyao 1 = 2 han 40 fu 2600 | -dora.indicator -dora.ura
`,
);

clause('gen-out-05', 'dora stay no yaku at a table that switches them on', () => {
  const changed = customise(GENERAL, { 'dora.indicator': true });
  if (!changed.ok) throw new Error(JSON.stringify(changed.error));
  const { values } = changed.value;
  const how = { ron: '6m', dora: '7p' };
  expect(scored(values, '345p678s45m88p[234m<]', how)).toMatchObject({ han: 3, points: 3900 });
  expect(() => scored(values, '456p789p24s99s[123m<]', { ron: '3s', dora: '8s' })).toThrow(
    'noYaku',
  );
});

// The yaku and values that stand in, and the one definition in which the sheet itself decides

clause(['G1', 'G5'], 'every yaku is worth what it is in WRC 2022', () => {
  for (const id of YAKU_IDS) {
    expect(RULES[`yaku.${id}`], id).toEqual(WRC_2022.values[`yaku.${id}`]);
  }
  // A hand that both rulebooks read alike is worth the same in both.
  const same: [string, Circumstances][] = [
    ['123m456p789p23s99s', { ron: '4s' }],
    ['222m555p999s68s11p', { tsumo: '7s', riichi: true }],
    ['77z345m67s[555z^][666z^]', { ron: '8s', seat: 'E' }],
    ['34556788m99m[123m<]', { tsumo: '8m' }],
    ['123m456p789p23s99s', { tsumo: '4s' }], // self-drawn pinfu
    ['456p23s11z[123m<][8888m^]', { ron: '4s', seat: 'E', lastTile: true }], // a pair of both winds
    ['456p23s55z[123m<][8888m^]', { tsumo: '4s', rinshan: true }],
    ['123m456p24s99s[8888m^]', { tsumo: '3s', rinshan: true, lastTile: true }],
    ['123m456p789p68s99s', { ron: '7s', riichi: true, ippatsu: true, chankan: true }],
    ['22334444s666s88s', { tsumo: '8s' }], // all green without the dragon
    ['123m456p789p24s99s', { ron: '3s', from: 'E', firstTurn: true }], // blessing of man
  ];
  for (const [hand, how] of same) {
    const { deltas, han, fu } = scored(RULES, hand, how);
    expect(scored(WRC_2022.values, hand, how)).toMatchObject({ deltas, han, fu });
  }
});

// Calling: ron, and who wins when several call it

clause('gen-call-06', 'ron on any tile that completes the hand, from anybody', () => {
  const hand = '345p678s45m88p[234m<]';
  expect(waits(handOf(hand)).map(formatTile)).toEqual(['3m', '6m']);
  for (const ron of ['3m', '6m']) {
    for (const [i, from] of (['E', 'W', 'N'] as const).entries()) {
      const { deltas } = scored(RULES, hand, { ron, from });
      expect(deltas[[0, 2, 3][i]!]).toBe(-1000);
    }
  }
});
clause(['gen-call-08', 'T40'], 'head bump: only the next player in turn wins', () => {
  const claim = (discarder: 0 | 1 | 2 | 3, ...callers: (0 | 1 | 2 | 3)[]) =>
    shareTable({ discarder, callers, counters: 0, carried: 1, inRiichi: [3] }, RULES);
  expect(claim(0, 3, 1)).toEqual([{ seat: 1, counters: 0, deposits: 2 }]);
  expect(claim(0, 1, 2, 3)).toEqual([{ seat: 1, counters: 0, deposits: 2 }]);
  expect(claim(2, 1, 0)).toEqual([{ seat: 0, counters: 0, deposits: 2 }]);
});

// Open, concealed, closed

clause(
  ['gen-open-01', 'gen-open-04', 'gen-open-05', 'gen-kan-02'],
  'called melds are open, a declared kan is not',
  () => {
    const { melds } = handOf('11z[123m<][555p^][6666s>][7777s]');
    expect(melds.map(isOpen)).toEqual([true, true, true, false]);
    expect(isClosed(handOf('123m456p789s1122z'))).toBe(true);
    expect(isClosed(handOf('123m456p1122z[7777s]'))).toBe(true);
    expect(isClosed(handOf('123m456p1122z[7777s^]'))).toBe(false);
    expect(isClosed(handOf('123m1122z[456p<][7777s]'))).toBe(false);
  },
);
table(
  RULES,
  `
  gen-open-01     | a called chi opens the hand: no yaku for self-draw   | 456p789p24s99s[123m<]     | tsumo 3s      | refused noYaku
  gen-open-05 gen-kan-02 | with a declared kan it stays closed           | 123m456p24s99s[8888m]     | tsumo 3s      | menzen_tsumo 1 = 1 han 40 fu (raw 40) 1500     | yaku.menzen_tsumo
  gen-open-04     | the declared kan counts as concealed                 | 222m555p68s11p[9999s]     | ron 7s        | sanankou 2 = 2 han 80 fu (raw 72) 5200         | yaku.sanankou fu.triplet
  gen-open-02 G5 T12 | a pon completed by ron is concealed: three of them | 222m555p77s99s345m       | ron 9s        | sanankou 2 = 2 han 50 fu (raw 46) 3200         | yaku.sanankou fu.triplet
  gen-open-02 G5 T12 | four of them, on two pairs by ron               | 111m444p777s99s33z        | ron 9s        | suuankou 1 = yakuman 32000                     | yaku.suuankou
  gen-open-02 G5  | and it has the fu of a concealed pon                 | 456p234s88m99s[123m<]     | ron 8m lastTile | houtei = 1 han 30 fu (raw 24) 1000           | fu.triplet
  gen-open-02     | a pon that was called is not                         | 444p777s99s33z[111m^]     | ron 9s        | sanankou 2, toitoi 2 = 4 han 40 fu (raw 40) mangan 8000 | yaku.sanankou -yaku.suuankou
  gen-open-02     | ron does not open the hand                           | 123m456p789p24s99s        | ron 3s riichi | riichi 1 = 1 han 40 fu (raw 32) 1300           | fu.closedRon
`,
);
clause(['gen-open-03', 'T14'], 'a pon cannot be extended to a kan', () => {
  expect(problems('123m456p24s99s[7777s+^]', { ron: '3s' })).toEqual([
    'notInThisRulebook kan.added',
  ]);
  expect(problems('123m456p24s99s[7777s^]', { ron: '3s' })).toEqual([]);
});

// Declaring kan

table(
  RULES,
  `
  gen-kan-03 G3 T13 | the tile of a declared kan is won like a discard    | 123m456p789p68s99s    | ron 7s chankan from N      | chankan 1 = 1 han 40 fu 1300 [0 1300 0 -1300] | yaku.chankan
  gen-kan-03 G3 T13 | and the declarer pays a dealer six times            | 123m456p789p68s99s    | ron 7s chankan from N by E | chankan 1 = 1 han 40 fu 2000 [2000 0 0 -2000] | yaku.chankan
  gen-kan-03 G3     | open hands too                                      | 456p789p68s99s[123m<] | ron 7s chankan from W      | chankan 1 = 1 han 30 fu 1000 [0 1000 -1000 0] | yaku.chankan
`,
);

// Riichi (optional)

clause(
  ['gen-riichi-01', 'G18'],
  'riichi is optional: a table without it knows no riichi hand',
  () => {
    expect(problems('123m456p789p24s99s', { ron: '3s', riichi: true })).toEqual([]);
    const without = customise(GENERAL, { 'riichi.allowed': false });
    if (!without.ok) throw new Error(JSON.stringify(without.error));
    const win = makeWin('123m456p789p24s99s', { ron: '3s', riichi: true });
    expect(checkWin(win, without.value.values)).toMatchObject([
      { code: 'notInThisRulebook', rule: 'riichi.allowed' },
    ]);
  },
);
table(
  RULES,
  `
  gen-riichi-03    | without riichi this hand has no yaku            | 123m456p789p24s99s | ron 3s                             | refused noYaku
  gen-riichi-03 G1 | riichi gives it one                             | 123m456p789p24s99s | ron 3s riichi                      | riichi 1 = 1 han 40 fu 1300                | yaku.riichi
  gen-riichi-04    | the antes go to the winner                      | 123m456p789p24s99s | ron 3s riichi deposits 3 from N    | riichi 1 = 1 han 40 fu 1300 [0 4300 0 -1300] | riichi.deposit
`,
);
