// Annex 13.5: the scoring table cell by cell, as printed, and hands that reach its cells.

import { WRC_2022 } from '@hanchan/rulesets';
import { basePoints, LIMIT_BASE, ronPoints, tsumoPoints } from '@hanchan/score';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { table } from '../support/table.ts';

const RULES = WRC_2022.values;

/**
 * East on the left with 4 to 1 han, the others on the right with 1 to 4 han. A blank cell beside filled ones
 * is mangan (the note under the table), except in the row of 25 fu, where no hand can be.
 */
const TABLE = `
  East                                                    |            | Non-East
  4 Han     | 3 Han     | 2 Han     | 1 Han    | Fu       | 1 Han     | 2 Han     | 3 Han     | 4 Han
  2600 all  | 1300 all  |  700 all  |  400 all | 20 tsumo | 200/400   | 400/700   | 700/1300  | 1300/2600
  7700      | 3900      | 2000      | 1000     | 20 ron   | 700       | 1300      | 2600      | 5200
  4000 all  | 2000 all  | 1000 all  |  500 all | 30 tsumo | 300/500   | 500/1000  | 1000/2000 | 2000/4000
  12000     | 5800      | 2900      | 1500     | 30 ron   | 1000      | 2000      | 3900      | 8000
            | 2600 all  | 1300 all  |  700 all | 40 tsumo | 400/700   | 700/1300  | 1300/2600 |
            | 7700      | 3900      | 2000     | 40 ron   | 1300      | 2600      | 5200      |
            | 3200 all  | 1600 all  |  800 all | 50 tsumo | 400/800   | 800/1600  | 1600/3200 |
            | 9600      | 4800      | 2400     | 50 ron   | 1600      | 3200      | 6400      |
            | 4000 all  | 2000 all  | 1000 all | 60 tsumo | 500/1000  | 1000/2000 | 2000/4000 |
            | 12000     | 5800      | 2900     | 60 ron   | 2000      | 3900      | 8000      |
            |           | 2300 all  | 1200 all | 70 tsumo | 600/1200  | 1200/2300 |           |
            |           | 6800      | 3400     | 70 ron   | 2300      | 4500      |           |
            |           | 2600 all  | 1300 all | 80 tsumo | 700/1300  | 1300/2600 |           |
            |           | 7700      | 3900     | 80 ron   | 2600      | 5200      |           |
            |           | 2900 all  | 1500 all | 90 tsumo | 800/1500  | 1500/2900 |           |
            |           | 8700      | 4400     | 90 ron   | 2900      | 5800      |           |
            |           | 3200 all  | 1600 all | 100 tsumo| 800/1600  | 1600/3200 |           |
            |           | 9600      | 4800     | 100 ron  | 3200      | 6400      |           |
            |           | 3600 all  | 1800 all | 110 tsumo| 900/1800  | 1800/3600 |           |
            |           | 10600     | 5300     | 110 ron  | 3600      | 7100      |           |
  3200 all  | 1600 all  |           |          | 25 tsumo |           |           | 800/1600  | 1600/3200
  9600      | 4800      | 2400      |          | 25 ron   |           | 1600      | 3200      | 6400`;

const ROW_CLAUSE: Readonly<Record<string, string>> = {
  20: 'wrc-13.5-01',
  30: 'wrc-13.5-02',
  40: 'wrc-13.5-03',
  50: 'wrc-13.5-04',
  60: 'wrc-13.5-05',
  70: 'wrc-13.5-06',
  80: 'wrc-13.5-07',
  90: 'wrc-13.5-08',
  100: 'wrc-13.5-09',
  110: 'wrc-13.5-10',
  25: 'wrc-13.5-11',
};
const MANGAN = {
  tsumo: { east: '4000 all', other: '2000/4000' },
  ron: { east: '12000', other: '8000' },
};

/** A payment in the table's words. */
function cell(base: number, way: 'tsumo' | 'ron', isEast: boolean): string {
  if (way === 'ron') return String(ronPoints(base, isEast, RULES));
  if (isEast) return `${tsumoPoints(base, 2, RULES)} all`;
  return `${tsumoPoints(base, 1, RULES)}/${tsumoPoints(base, 2, RULES)}`;
}

for (const line of TABLE.trim().split('\n').slice(2)) {
  const cells = line.split('|').map((text) => text.trim());
  const [fu, way] = cells[4]!.split(' ') as [string, 'tsumo' | 'ron'];
  const unused = fu === '25';
  clause(ROW_CLAUSE[fu]!, `${fu} fu by ${way}: East and the others, 1 to 4 han`, () => {
    for (const han of [1, 2, 3, 4]) {
      const base = basePoints(han, Number(fu), RULES);
      const east = cells[4 - han]! || (unused ? null : MANGAN[way].east);
      const other = cells[4 + han]! || (unused ? null : MANGAN[way].other);
      if (east !== null) expect(cell(base, way, true), `East, ${han} han`).toBe(east);
      if (other !== null) expect(cell(base, way, false), `others, ${han} han`).toBe(other);
    }
  });
}

// The limits beside the table

const LIMITS = `
  wrc-13.5-12 | 5     |  4000 all | 12000 | 2000/4000  |  8000
  wrc-13.5-13 | 6-7   |  6000 all | 18000 | 3000/6000  | 12000
  wrc-13.5-14 | 8-10  |  8000 all | 24000 | 4000/8000  | 16000
  wrc-13.5-15 | 11-40 | 12000 all | 36000 | 6000/12000 | 24000
  wrc-13.5-16 | Y     | 16000 all | 48000 | 8000/16000 | 32000`;
for (const line of LIMITS.trim().split('\n')) {
  const [id, han, ...printed] = line.split('|').map((text) => text.trim());
  clause(id!, `${han} han, whatever the fu`, () => {
    const [first, last = first] = han!.split('-').map(Number);
    const bases =
      han === 'Y'
        ? [LIMIT_BASE.yakuman]
        : Array.from({ length: last! - first! + 1 }, (_, i) =>
            [20, 25, 30, 110].map((fu) => basePoints(first! + i, fu, RULES)),
          ).flat();
    for (const base of bases) {
      const row = [true, false].flatMap((isEast) => [
        cell(base, 'tsumo', isEast),
        cell(base, 'ron', isEast),
      ]);
      expect(row).toEqual(printed);
    }
  });
}

// Hands that reach the cells. Seats, the way of winning and the limit come from the hand itself.

table(
  RULES,
  `
  wrc-13.5-01 | 20 fu: Pinfu by self-draw, 3 han, East                       | 23m567m345p678s99p           | tsumo 4m by E riichi         | riichi 1, menzen_tsumo 1, pinfu 1 = 3 han 20 fu 3900 [3900 -1300 -1300 -1300] | score.model
  wrc-13.5-01 | 20 fu: Pinfu by self-draw, 4 han                             | 23m567m345p678s99p           | tsumo 4m riichi dora 4p      | riichi 1, menzen_tsumo 1, pinfu 1, dora 1 = 4 han 20 fu 5200 [-2600 5200 -1300 -1300] | dora.indicator
  wrc-13.5-02 | 30 fu: Pinfu by ron, 2 han, East                             | 23m567m345p678s99p           | ron 4m by E riichi           | riichi 1, pinfu 1 = 2 han 30 fu 2900                         | score.model
  wrc-13.5-02 | 30 fu: middle wait by self-draw, 1 han, East                 | 24m567m345p678s99p           | tsumo 3m by E                | menzen_tsumo 1 = 1 han 30 fu (raw 24) 1500 [1500 -500 -500 -500] | score.model
  wrc-13.5-03 | 40 fu: middle wait by ron, 1 han, East                       | 24m567m345p678s99p           | ron 3m by E riichi           | riichi 1 = 1 han 40 fu (raw 32) 2000                         | score.model
  wrc-13.5-03 | 40 fu by self-draw, 2 han                                    | 45m678s77z[2222p^][234s<]    | tsumo 6m rinshan dora 3m     | rinshan 1, dora 1 = 2 han 40 fu (raw 32) 2700 [-1300 2700 -700 -700] | dora.indicator
  wrc-13.5-04 | 50 fu: two concealed triplets of honours and a value pair by ron, 1 han | 123m78s333z444z11z           | ron 6s riichi                | riichi 1 = 1 han 50 fu (raw 48) 1600                         | score.model
  wrc-13.5-04 | 50 fu by self-draw, 3 han, East                              | 123m68s333z444z66z           | tsumo 7s by E riichi dora 6s | riichi 1, menzen_tsumo 1, dora 1 = 3 han 50 fu (raw 42) 9600 [9600 -3200 -3200 -3200] | dora.indicator
  wrc-13.5-05 | 60 fu: a concealed quad of terminals by self-draw, 1 han     | 123m78s456p99s[9999p]        | tsumo 6s                     | menzen_tsumo 1 = 1 han 60 fu (raw 54) 2000 [-1000 2000 -500 -500] | score.model
  wrc-13.5-05 | 60 fu by ron, 2 han, East                                    | 78s456p66z[999p^][7777z]     | ron 6s by E dora 4p          | chun 1, dora 1 = 2 han 60 fu (raw 58) 5800                   | dora.indicator
  wrc-13.5-06 | 70 fu: the same quad by ron, 1 han, East                     | 123m78s456p99s[9999p]        | ron 6s by E riichi           | riichi 1 = 1 han 70 fu (raw 62) 3400                         | score.model
  wrc-13.5-06 | 70 fu by self-draw, 2 han                                    | 123m78s666z99s[9999p]        | tsumo 6s                     | menzen_tsumo 1, hatsu 1 = 2 han 70 fu (raw 62) 4700 [-2300 4700 -1200 -1200]
  wrc-13.5-07 | 80 fu: quad and triplet of terminals and a middle wait by ron, 1 han | 123m68s999s55m[9999p]        | ron 7s riichi                | riichi 1 = 1 han 80 fu (raw 72) 2600                         | score.model
  wrc-13.5-07 | 80 fu by self-draw, 2 han, East                              | 12m55m777z[4444z][9999p^]    | tsumo 3m by E lastTile       | haitei 1, chun 1 = 2 han 80 fu (raw 80) 7800 [7800 -2600 -2600 -2600]
  wrc-13.5-08 | 90 fu: two concealed quads, a value pair and an edge wait by ron, 1 han | 12m678s66z[9999p][5555s]     | ron 3m riichi                | riichi 1 = 1 han 90 fu (raw 82) 2900                         | score.model
  wrc-13.5-08 | 90 fu by self-draw, 1 han, East                              | 123m78s55m[3333z][9999p]     | tsumo 6s by E                | menzen_tsumo 1 = 1 han 90 fu (raw 86) 4500 [4500 -1500 -1500 -1500]
  wrc-13.5-09 | 100 fu: two concealed quads of terminals and honours by ron, 1 han | 123m78s55m[3333z][9999p]     | ron 6s riichi                | riichi 1 = 1 han 100 fu (raw 94) 3200                        | score.model
  wrc-13.5-09 | 100 fu, 1 han, East                                          | 123m78s55m[3333z][9999p]     | ron 6s by E riichi           | riichi 1 = 1 han 100 fu (raw 94) 4800                        | score.model
  wrc-13.5-10 | 110 fu: with a concealed triplet of terminals, 2 han, East   | 999s78m55m[1111m][9999p]     | ron 6m by E                  | sanankou 2 = 2 han 110 fu (raw 102) 10600
  wrc-13.5-10 | 110 fu by self-draw: three quads, one called, 2 han          | 78m55m[1111m][9999p][1111s^] | tsumo 6m                     | sankantsu 2 = 2 han 110 fu (raw 102) 7200 [-3600 7200 -1800 -1800]
  wrc-13.5-11 | 25 fu: Seven Pairs by ron, 2 han, East                       | 1122m3344p5566s7z            | ron 7z by E                  | chiitoitsu 2 = 2 han 25 fu 2400                              | fu.sevenPairs
  wrc-13.5-11 | 25 fu by self-draw, 3 han, East                              | 1122m3344p5566s7z            | tsumo 7z by E                | menzen_tsumo 1, chiitoitsu 2 = 3 han 25 fu 4800 [4800 -1600 -1600 -1600] | fu.sevenPairs
  wrc-13.5-11 | 25 fu by self-draw, 4 han                                    | 1122m3344p5566s7z            | tsumo 7z riichi              | riichi 1, menzen_tsumo 1, chiitoitsu 2 = 4 han 25 fu 6400 [-3200 6400 -1600 -1600] | fu.sevenPairs
  wrc-13.5-16 | yakuman, East by self-draw                                   | 19m19p19s1234567z            | tsumo 7z by E                | kokushi 1 = yakuman 48000 [48000 -16000 -16000 -16000]
`,
);
