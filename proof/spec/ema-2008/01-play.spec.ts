// EMA 2008, first page, as far as tiles and hands show it: red fives, dora, what may win, tenpai, counters.

import { isTenpai, waits } from '@hanchan/hand';
import { EMA_2008 } from '@hanchan/rulesets';
import { score, shareTable } from '@hanchan/score';
import { doraOf, formatTile, isRedFive, parseHand, parseTile, tileSet } from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { makeWin, scored } from '../support/scoring.ts';
import { table } from '../support/table.ts';

const RULES = EMA_2008.values;

const handOf = (text: string) => {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(text);
  return hand.value;
};
const waitsOf = (text: string) => waits(handOf(text)).map(formatTile).join(' ');

// Red Fives

clause('ema-red-01', 'three red fives, one per suit, among four fives each', () => {
  expect(RULES['tiles.redFives']).toBe('onePerSuit');
  const names = tileSet(3).map(formatTile);
  expect(names.filter((name) => name.startsWith('0')).sort()).toEqual(['0m', '0p', '0s']);
  for (const suit of ['m', 'p', 's']) {
    const fives = names.filter((name) => name === `0${suit}` || name === `5${suit}`);
    expect(fives.length, suit).toBe(4);
  }
  expect(names.length).toBe(136);
  expect(tileSet(0).filter(isRedFive)).toEqual([]);
});

table(
  RULES,
  `
  ema-red-01 E26 | each red five is one fan, in the hand and in a meld | 340m678s99s24p[067p<] | ron 3p lastTile         | houtei 1, dora 2 = 3 han 30 fu 3900 | tiles.redFives
  ema-red-01 E26 | a red five that is also dora counts twice           | 340m678s99s24p[567p<] | ron 3p lastTile dora 4m | houtei 1, dora 2 = 3 han 30 fu 3900 | tiles.redFives dora.indicator
`,
);

// Kan-dora, and the dora that it presupposes

table(
  RULES,
  `
  E26 | each dora is one fan: three tiles, one indicator | 222m456p789p24s99s    | ron 3s riichi dora 1m         | riichi, dora 3 = 4 han 40 fu mangan 8000 | dora.indicator
  E26 | the indicators that kongs turned count too       | 123m456p789p24s99s    | ron 3s riichi dora 9m1m       | riichi, dora 2 = 3 han 40 fu 5200        | dora.indicator
  E26 | two indicators of one kind count twice           | 123m456p789p24s99s    | ron 3s riichi dora 8s8s       | riichi, dora 4 = 5 han 40 fu mangan 8000 | dora.indicator
  E26 | all four tiles of a kong are dora                | 123m456p24s99s[7777z] | ron 3s dora 6z                | chun, dora 4 = 5 han mangan 8000         | dora.indicator
  E26 | ura and kan ura count for a riichi winner        | 123m456p789p24s99s    | ron 3s riichi dora 3z3z ura 9m1m | riichi, dora 2 = 3 han 40 fu 5200     | dora.ura -dora.indicator
  E26 | and for nobody else                              | 123m456p789p24s99s    | ron 3s lastTile dora 3z ura 9m   | houtei = 1 han 40 fu 1300             | -dora.ura
`,
);

// Mahjong on a discard, mahjong on selfdraw

table(
  RULES,
  `
  ema-ron-02   | an open hand with nothing but dora may not win     | 456p789p24s99s[123m<]     | ron 3s dora 8s8s | refused noYaku
  ema-ron-02   | nor with nothing but red fives                     | 340m678s99s24p[067p<]     | ron 3p           | refused noYaku
  ema-ron-02   | a tile that completes nothing does not win         | 123m456p789p24s99s        | ron 5s riichi    | refused notComplete
  ema-ron-02   | one yaku is enough                                 | 456p24s99s[123m<][666z>]  | ron 3s           | hatsu = 1 han 30 fu 1000                      | yaku.hatsu
  ema-ron-04   | ron completes a pung                               | 456p789p99s66z[123m<]     | ron 6z from N    | hatsu = 1 han 30 fu 1000 [0 1000 0 -1000]     | fu.triplet -fu.wait
  ema-ron-04   | ron completes a chow, also not from the left       | 456p24s99s[123m<][666z>]  | ron 3s from W    | hatsu = 1 han 30 fu 1000 [0 1000 -1000 0]     | fu.wait
  ema-ron-04   | ron completes the pair                             | 456p789p3s[123m<][666z>]  | ron 3s from E    | hatsu = 1 han 30 fu 1000 [-1000 1000 0 0]     | fu.wait
  ema-tsumo-01 | concealed: the self-draw itself is a yaku          | 123m456p789p24s99s        | tsumo 3s         | menzen_tsumo 1 = 1 han 30 fu 1100 [-500 1100 -300 -300] | yaku.menzen_tsumo
  ema-tsumo-01 | an open hand needs a yaku on self-draw too         | 456p789p24s99s[123m<]     | tsumo 3s dora 8s | refused noYaku
`,
);

// Drawn game

clause('ema-draw-01', 'tenpai is lacking exactly one tile, whatever the yaku', () => {
  expect(waitsOf('456p789p24s99s[123m<]')).toBe('3s'); // no yaku, so it could not win on it
  expect(waitsOf('123m456p789p23s99s')).toBe('1s 4s');
  expect(waitsOf('1122m3344p5566s7z')).toBe('7z');
  expect(waitsOf('19m19p19s1234567z').split(' ').length).toBe(13);
  expect(isTenpai(handOf('123m456p789p25s99s'))).toBe(false);
  expect(isTenpai(handOf('1122m3344p556s77z'))).toBe(true);
  expect(isTenpai(handOf('1111m3344p5566s7z'))).toBe(false);
});

// Counters

table(
  RULES,
  `
  ema-counter-01 | two counters: 600 more from the discarder    | 123m456p789p24s99s | ron 3s riichi counters 2 from N | riichi = 1 han 40 fu 1300 [0 1900 0 -1900]             | payment.counter
  ema-counter-01 | two counters: 200 more from each on self-draw| 123m456p789p24s99s | tsumo 3s counters 2             | menzen_tsumo = 1 han 30 fu 1100 [-700 1700 -500 -500]  | payment.counter
  ema-counter-01 | and the same for East                        | 123m456p789p24s99s | tsumo 3s counters 2 by E        | menzen_tsumo = 1 han 30 fu 1500 [2100 -700 -700 -700]  | payment.counter
  ema-counter-01 | eight counters are 2400 and nothing more     | 222m456p789p24s99s | ron 3s riichi ippatsu by E counters 8 | riichi, ippatsu = 2 han 40 fu 3900 [6300 -6300 0 0] | payment.counter -yaku.paarenchan
  ema-counter-01 | no counter, no addition                      | 123m456p789p24s99s | ron 3s riichi from N            | riichi = 1 han 40 fu 1300 [0 1300 0 -1300]             | -payment.counter
  E7             | each bet is 1000 for the winner              | 123m456p789p24s99s | ron 3s riichi deposits 3 from E | riichi = 1 han 40 fu 1300 [-1300 4300 0 0]             | riichi.deposit
`,
);

clause(['ema-counter-05', 'E7', 'T40'], 'East and South win on one discard: both are paid', () => {
  const claims = { discarder: 2, callers: [1, 0], counters: 1, carried: 0, inRiichi: [] } as const;
  const shares = shareTable(claims, RULES);
  expect(shares.map(({ seat }) => seat)).toEqual([0, 1]);
  const paid = shares.map(({ seat, counters, deposits }) => {
    const how = { ron: '3s', seat: seat === 0 ? 'E' : 'S', from: 'W', counters, deposits } as const;
    return scored(RULES, '456p24s99s[123m<][666z>]', how).deltas;
  });
  expect(paid).toEqual([
    [1800, 0, -1800, 0],
    [0, 1300, -1300, 0],
  ]);
});

clause('E7', 'three may win on one discard, and each is paid the counters', () => {
  const claims = {
    discarder: 3,
    callers: [0, 1, 2],
    counters: 2,
    carried: 0,
    inRiichi: [],
  } as const;
  expect(shareTable(claims, RULES)).toEqual([
    { seat: 0, counters: 2, deposits: 0 },
    { seat: 1, counters: 2, deposits: 0 },
    { seat: 2, counters: 2, deposits: 0 },
  ]);
});

clause('E7', 'winners take their own bets back; the nearest takes the rest', () => {
  // West discards; East and South win; South and North are in riichi; one bet is left from before.
  const claims = {
    discarder: 2,
    callers: [0, 1],
    counters: 0,
    carried: 1,
    inRiichi: [1, 3],
  } as const;
  expect(shareTable(claims, RULES)).toEqual([
    { seat: 0, counters: 0, deposits: 2 },
    { seat: 1, counters: 0, deposits: 1 },
  ]);
});

// Five or more counters

table(
  RULES,
  `
  ema-counter-06 E6 T28 | riichi and three dora are one yaku        | 222m456p789p24s99s    | ron 3s riichi dora 1m counters 5      | refused tooFewYaku
  ema-counter-06 E6     | ura and red fives are no yaku             | 340m456p789p24s99s    | ron 3s riichi dora 3z ura 2m counters 5 | refused tooFewYaku
  ema-counter-06 E6     | six counters: still two                   | 222m456p789p24s99s    | ron 3s riichi dora 1m counters 6      | refused tooFewYaku
  ema-counter-06 E6     | an open triple chow is one                | 234m234p24s11p[789s<] | ron 3s counters 5                     | refused tooFewYaku
  ema-counter-06        | no yaku is still no yaku                  | 123m456p789p24s99s    | ron 3s counters 5                     | refused noYaku
  ema-counter-06 T28    | four counters: riichi alone is enough     | 222m456p789p24s99s    | ron 3s riichi dora 1m counters 4      | riichi 1, dora 3 = 4 han 40 fu mangan 8000 [0 9200 -9200 0]
  ema-counter-06 E6 T28 | riichi and ippatsu are two                | 123m456p789p24s99s    | ron 3s riichi ippatsu counters 5      | riichi 1, ippatsu 1 = 2 han 40 fu 2600 [0 4100 -4100 0]
  ema-counter-06 E6     | double riichi is two                      | 123m456p789p24s99s    | ron 3s doubleRiichi counters 5        | double_riichi 2 = 2 han 40 fu 2600
  ema-counter-06        | riichi and self-draw are two              | 123m456p789p24s99s    | tsumo 3s riichi counters 5            | riichi 1, menzen_tsumo 1 = 2 han 30 fu 2000 [-1500 3500 -1000 -1000]
  ema-counter-06 E6 T28 | seven pairs alone are two                 | 1122m3344p5566s7z     | ron 7z counters 5                     | chiitoitsu 2 = 2 han 25 fu 1600 [0 3100 -3100 0]
  ema-counter-06 E6     | the +1 of a concealed triple chow counts  | 234m234p24s11p789s    | ron 3s counters 5                     | sanshoku_doujun 2 = 2 han 40 fu 2600
  ema-counter-06        | a yakuman is enough                       | 19m19p19s1234567z     | ron 1m counters 5                     | kokushi_13men 2 = yakuman 64000
`,
);

clause('ema-counter-06', 'the refusal names the counter rule, or the plain one', () => {
  const refused = (counters: number, riichi: boolean) => {
    const win = makeWin('123m456p789p24s99s', { ron: '3s', riichi, counters });
    const result = score(win, RULES);
    return result.ok ? null : result.error.rule;
  };
  expect(refused(5, true)).toBe('win.twoYakuFrom');
  expect(refused(4, true)).toBe(null);
  expect(refused(4, false)).toBe('win.yakuNeeded');
});

// The strip with the order of the tiles (printed under the yaku)

clause(['ema-dora-01', 'E2'], 'dora follow in rings: 1–9, E S W N, white green red', () => {
  const next = (name: string) => {
    const tile = parseTile(name);
    return tile.ok ? formatTile(doraOf(tile.value)) : name;
  };
  for (const suit of ['m', 'p', 's']) {
    const ring = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => rank + suit);
    expect(ring.map(next)).toEqual([...ring.slice(1), ring[0]]);
    expect(next(`0${suit}`)).toBe(`6${suit}`);
  }
  expect(['1z', '2z', '3z', '4z'].map(next)).toEqual(['2z', '3z', '4z', '1z']);
  expect(['5z', '6z', '7z'].map(next)).toEqual(['6z', '7z', '5z']);
});

table(
  RULES,
  `
  ema-dora-01    | nine points to one     | 123m456p789p24s99s    | ron 3s riichi dora 9m | riichi, dora 1 = 2 han 40 fu 2600     | dora.indicator
  ema-dora-01    | one points to two      | 123m456p789p24s99s    | ron 3s riichi dora 1s | riichi, dora 1 = 2 han 40 fu 2600     | dora.indicator
  ema-dora-01    | North points to East   | 123m456p24s99s[111z^] | ron 3s dora 4z        | round_wind, dora 3 = 4 han 30 fu 7700 | dora.indicator
  ema-dora-01 E2 | red points to white    | 123m456p24s99s[555z^] | ron 3s dora 7z        | haku, dora 3 = 4 han 30 fu 7700       | dora.indicator
  ema-dora-01 E2 | and white not to white | 123m456p24s99s[555z^] | ron 3s dora 5z        | haku = 1 han 30 fu 1000               | -dora.indicator
`,
);
