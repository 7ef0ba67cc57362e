// Part 3, 4.1.4 to 4.1.6: yaku of suits, of terminals and honours, seven pairs and nagashi mangan.

import { WDMC_2019 } from '@hanchan/rulesets';
import { scoreNagashi } from '@hanchan/score';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { scoringBy } from '../support/scoring.ts';
import { table } from '../support/table.ts';
import { yakuTable } from './tables.ts';

const RULES = WDMC_2019.values;
const { scores } = scoringBy(RULES);

describe('4.1.4 Suit yaku', () => {
  yakuTable(`
    4.1.4.1-01        | 234m678m46m99m333z    | 5m | honitsu 3  | 40 | 5,200  | closed
    4.1.4.1-01 4.1-02 | 678m46m99m333z[234m<] | 5m | honitsu 2  | 30 | 2,000  | open
    4.1.4.2-01        | 111234678p46p99p      | 5p | chinitsu 6 | 40 | 12,000 | closed
    4.1.4.2-01 4.1-02 | 111234p46p99p[678p<]  | 5p | chinitsu 5 | 30 | 8,000  | open`);
});

describe('4.1.5 Terminal and honour yaku', () => {
  yakuTable(`
    4.1.5.1-01        | 12m789p999s333z55z          | 3m | chanta 2                      | 50 | 3,200 | closed
    4.1.5.1-01 4.1-02 | 12m999s333z55z[789p<]       | 3m | chanta 1                      | 40 | 1,300 | open
    4.1.5.2-01        | 12m789p123s789s99m          | 3m | junchan 3                     | 40 | 5,200 | closed
    4.1.5.2-01 4.1-02 | 12m123s789s99m[789p<]       | 3m | junchan 2                     | 30 | 2,000 | open
    4.1.5.3-01 W26    | 99s55z[111m^][999p<][333z>] | 9s | toitoi 2, honroutou 2         | 40 | 8,000 | no chanta
    4.1.5.3-01 W26    | 1199m1199p11s33z5z          | 5z | chiitoitsu 2, honroutou 2     | 25 | 6,400 | no chanta
    4.1.5.4-01        | 234m345p678s46m88p          | 5m | tanyao 1                      | 40 | 1,300 | closed
    4.1.5.4-01        | 345p678s46m88p[234m<]       | 5m | tanyao 1                      | 30 | 1,000 | open
    4.1.5.5-01        | 123m789m46s99p[555z^]       | 5s | haku 1                        | 30 | 1,000 | open
    4.1.5.5-01        | 123m789m46s99p[666z^]       | 5s | hatsu 1                       | 30 | 1,000 | open
    4.1.5.5-01        | 123m789m46s99p[777z^]       | 5s | chun 1                        | 30 | 1,000 | open
    4.1.5.5-01        | 123m789m46s99p[222z^]       | 5s | seat_wind 1                   | 30 | 1,000 | open
    4.1.5.5-01        | 123m789m46s99p[111z^]       | 5s | round_wind 1                  | 30 | 1,000 | open
    4.1.5.5-01        | 123m789m46s99p555z          | 5s | haku 1                        | 40 | 1,300 | closed
    4.1.5.5-01        | 123m789m46s99p666z          | 5s | hatsu 1                       | 40 | 1,300 | closed
    4.1.5.5-01        | 123m789m46s99p777z          | 5s | chun 1                        | 40 | 1,300 | closed
    4.1.5.5-01        | 123m789m46s99p222z          | 5s | seat_wind 1                   | 40 | 1,300 | closed
    4.1.5.5-01        | 123m789m46s99p111z          | 5s | round_wind 1                  | 40 | 1,300 | closed
    4.1.5.5-01        | 123m46s99p[555z^][777z<]    | 5s | haku 1, chun 1                | 30 | 2,000 | each counts
    4.1.5.6-01        | 123m46p77z[555z^][666z<]    | 5p | haku 1, hatsu 1, shousangen 2 | 40 | 8,000 | open
    4.1.5.6-01        | 123m46p77z555z666z          | 5p | haku 1, hatsu 1, shousangen 2 | 50 | 8,000 | closed`);
  table(
    RULES,
    `
  wdmc-4.1.5.4-01 | one pair of terminals spoils tanyao | 345p678s46m99p[234m<] | ron 5m | refused noYaku
  wdmc-4.1.5.5-01 | a guest wind is no yakuhai          | 123m789m46s99p[333z^] | ron 5s | refused noYaku
`,
  );
  for (const [who, hand, how, points] of [
    ['East in the East round', '123m789m46s99p[111z^]', { ron: '5s', seat: 'E' }, 2_900],
    ['South in the South round', '123m789m46s99p[222z^]', { ron: '5s', round: 'S' }, 2_000],
  ] as const) {
    scores('wdmc-4.1.5.5-02', `${who}: a wind of seat and round is 2 han`, hand, how, {
      yaku: ['seat_wind 1', 'round_wind 1'],
      han: 2,
      fu: 30,
      points,
    });
  }
});

describe('4.1.6.1 Seven pairs', () => {
  for (const [seat, points] of [
    ['S', 1_600],
    ['E', 2_400],
  ] as const) {
    scores(
      ['wdmc-4.1.6.1-01', 'wdmc-6.2-25-2'],
      `25 fu whatever the tiles, ${points} for ${seat}`,
      '1199m2288p3377s5z',
      { ron: '5z', seat },
      {
        yaku: ['chiitoitsu 2'],
        han: 2,
        fu: 25,
        rawFu: 25,
        points,
        cites: ['fu.sevenPairs'],
        omits: ['fu.base', 'fu.closedRon', 'fu.wait', 'fu.valuePair', 'fu.roundTo'],
      },
    );
  }
  table(
    RULES,
    `
  wdmc-4.1.6.1-02 | four of a kind are not two pairs   | 1111m2288p3377s5z | ron 5z        | refused notComplete
  wdmc-4.1.6.1-02 | nor when the fourth tile would win | 111m2288p3377s55z | ron 1m riichi | refused notComplete
`,
  );
});

describe('4.1.6.2 Nagashi mangan', () => {
  clause('wdmc-4.1.6.2-01', 'it is paid like a self-drawn mangan', () => {
    const south = scoreNagashi([1], 0, 0, RULES)!;
    expect(south.deltas).toEqual([-4_000, 8_000, -2_000, -2_000]);
    expect(south.trace.map(({ rule }) => rule)).toContain('yaku.nagashi_mangan');
    expect(scoreNagashi([0], 0, 0, RULES)!.deltas).toEqual([12_000, -4_000, -4_000, -4_000]);
  });
  clause(['wdmc-4.1.6.2-01', 'W18'], 'the hand stays a draw: bonus sticks are not paid', () => {
    expect(scoreNagashi([1], 0, 3, RULES)!.deltas).toEqual([-4_000, 8_000, -2_000, -2_000]);
    expect(RULES['nagashi.countsAs']).toBe('draw');
  });
  clause('wdmc-4.1.6.2-02', 'dealer and South: the two others pay 4,000 and 2,000 each', () => {
    const both = scoreNagashi([0, 1], 0, 0, RULES)!;
    expect(both.deltas).toEqual([8_000, 4_000, -6_000, -6_000]);
    expect(both.trace.map(({ rule }) => rule)).toContain('nagashi.several');
  });
  clause(['wdmc-4.1.6.2-02', 'T35', 'W18'], 'South and West: the dealer pays 2,000 as well', () => {
    expect(scoreNagashi([1, 2], 0, 0, RULES)!.deltas).toEqual([-4_000, 4_000, 4_000, -4_000]);
  });
  clause('wdmc-4.1.6.2-03', 'three have it: the fourth pays all of them', () => {
    expect(scoreNagashi([0, 1, 2], 0, 0, RULES)!.deltas).toEqual([4_000, 2_000, 2_000, -8_000]);
    expect(scoreNagashi([1, 2, 3], 0, 0, RULES)!.deltas).toEqual([-6_000, 2_000, 2_000, 2_000]);
  });
});
