// Part 1: what the tournament does differently, as far as it shows in tiles and hands.

import { WDMC_2019 } from '@hanchan/rulesets';
import { countTiles, formatTile, isRedFive, kindFrom, SUITS, tileSet } from '@hanchan/tiles';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { table } from '../support/table.ts';

const RULES = WDMC_2019.values;

describe('Part 1 and Part 2, 3.1: the set', () => {
  clause(
    ['wdmc-p1-06', 'wdmc-p2.3.1-03', 'wdmc-1.3.1-01'],
    'one five of each suit is red, in place of a plain one; there is no second red five of circles',
    () => {
      const set = tileSet(RULES['tiles.redFives'] === 'onePerSuit' ? 3 : 0);
      expect(set.filter(isRedFive).map(formatTile).sort()).toEqual(['0m', '0p', '0s']);
      for (const suit of SUITS.slice(0, 3)) {
        const five = kindFrom(suit, 5);
        expect(set.filter((tile) => tile === five)).toHaveLength(3);
        expect(countTiles(set)[five]).toBe(4);
      }
      expect(set).toHaveLength(136);
    },
  );
});

describe('Part 1: yaku and dora that other tournaments leave out', () => {
  table(
    RULES,
    `
  wdmc-p1-11 wdmc-4.1.1.3-01     | ippatsu adds a han to riichi                                 | 123m789m345p46s99p    | ron 5s riichi ippatsu        | riichi 1, ippatsu 1 = 2 han 40 fu 2600 [0 2600 -2600 0]
  wdmc-p1-12 wdmc-4.1.8-05       | ura-dora count for a riichi winner, one han per copy         | 123m789m345p46s99p    | ron 5s riichi dora 1z ura 8p | riichi, dora 2 = 3 han 40 fu 5200                       | dora.ura
  wdmc-p1-13 wdmc-4.1.5.4-01 wdmc-4.2-16 wdmc-6.2-r-n-20 T1 T27 W9 | an open hand of all simples wins, and has no more than 20 fu | 345p678s45m88p[234m<] | ron 6m                       | tanyao 1 = 1 han 20 fu (raw 20) 700 [0 700 -700 0]      | fu.base -fu.openPinfu -fu.roundTo -fu.closedRon
  wdmc-p1-13 wdmc-4.2-16 wdmc-6.2-r-d-20 T1 W9 | the same hand is worth 1,000 to the dealer                   | 345p678s45m88p[234m<] | ron 6m from N by E           | tanyao 1 = 1 han 20 fu 1000 [1000 0 0 -1000]
  wdmc-p1-14 wdmc-4.1.2.1-01 wdmc-4.1.2.1-02 | pinfu alone is enough to win                                 | 123m456p789s67m55s    | ron 8m                       | pinfu 1 = 1 han 30 fu (raw 30) 1000 [0 1000 -1000 0]    | fu.closedRon -fu.wait -fu.triplet -fu.valuePair
`,
  );
});
