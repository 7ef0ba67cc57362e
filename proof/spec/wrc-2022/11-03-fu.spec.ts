// Section 11.3: minipoints, item by item.

import { WRC_2022 } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { scored, scoringBy } from '../support/scoring.ts';
import { table } from '../support/table.ts';

const RULES = WRC_2022.values;
const { scores } = scoringBy(RULES);

// Winning

table(
  RULES,
  `
  wrc-11.3-02 wrc-11.3-04 wrc-11.3-10 | a closed ron of nothing but sequences is 20 + 10             | 123m23m567p678s99p        | ron 4m           | pinfu 1 = 1 han 30 fu (raw 30) 1000                          | fu.base fu.closedRon -fu.triplet
  wrc-11.3-04 wrc-11.3-11        | an open ron has no 10: 20 + 4 for the pon                    | 123m567p78s99p[777z^]     | ron 9s           | chun 1 = 1 han 30 fu (raw 24) 1000                           | -fu.closedRon
  wrc-11.3-03                    | Seven Pairs are 25 fu and nothing else counts: self-draw, pair wait, dragons | 1122m3344p5566s7z         | tsumo 7z         | menzen_tsumo 1, chiitoitsu 2 = 3 han 25 fu (raw 25) 3200     | fu.sevenPairs -fu.base -fu.selfDraw -fu.wait -fu.valuePair -fu.roundTo
  wrc-11.3-05                    | a self-draw is 2 more                                        | 123m23m567p678s77z        | tsumo 4m         | menzen_tsumo 1 = 1 han 30 fu (raw 24) 1100                   | fu.selfDraw fu.valuePair
  wrc-11.3-05 wrc-11.5.1-07 T-40 | but not with Pinfu: 2 han 20 fu, 400/700                     | 123m23m567p678s99p        | tsumo 4m         | menzen_tsumo 1, pinfu 1 = 2 han 20 fu (raw 20) 1500 [-700 1500 -400 -400] | fu.selfDrawWithPinfu -fu.selfDraw
  wrc-2-25 wrc-11.5.1-13 T-38    | a win on a replacement tile has the 2 too: 32, so 40 fu      | 45m678s77z[2222p^][234s<] | tsumo 6m rinshan | rinshan 1 = 1 han 40 fu (raw 32) 1500 [-700 1500 -400 -400]  | fu.selfDraw fu.triplet fu.valuePair
`,
);

// Waits

table(
  RULES,
  `
  wrc-11.3-06 | the 7 of 789 is an edge wait | 345m89m234p567s22p | ron 7m riichi | riichi 1 = 1 han 40 fu (raw 32) 1300                    | fu.wait
  wrc-11.3-06 | the 3 of 123 is an edge wait | 678m12m234p567s22p | ron 3m riichi | riichi 1 = 1 han 40 fu (raw 32) 1300                    | fu.wait
  wrc-11.3-06 | the 7 of 567 is not          | 345p56m234p567s22p | ron 7m riichi | riichi 1, pinfu 1, tanyao 1 = 3 han 30 fu (raw 30) 3900 | -fu.wait
`,
);
table(
  RULES,
  `
  wrc-11.3-07             | the 5 between 4 and 6 is a middle wait                       | 345p46m234p567s22p | ron 5m riichi | riichi 1, tanyao 1 = 2 han 40 fu (raw 32) 2600 | fu.wait
  wrc-11.3-07 wrc-11.3-18 | 23445m and 3m: read as 45m + 3m it is two-sided, which is worth more | 23445m234p678s88p  | ron 3m        | pinfu 1, tanyao 1 = 2 han 30 fu (raw 30) 2000  | -fu.wait
  wrc-11.3-08             | a single tile waiting for its pair                           | 345p456m234s567s8p | ron 8p riichi | riichi 1, tanyao 1 = 2 han 40 fu (raw 32) 2600 | fu.wait
  wrc-11.3-08 wrc-11.3-18 | 1234m won on 4m is a pair wait, though 1m would have won, too | 1234m567p678s345s  | ron 4m riichi | riichi 1 = 1 han 40 fu (raw 32) 1300           | fu.wait
  wrc-11.3-18             | 4566m and 6m: All Inside + Pinfu 2 han 30 fu beats the pair wait of 1 han 40 fu | 4566m234p678s345s  | ron 6m        | pinfu 1, tanyao 1 = 2 han 30 fu 2000           | -fu.wait
`,
);
clause('wrc-11.3-18', 'the other reading of that hand has one wait of 2 fu: 1,300', () => {
  const { rejected } = scored(RULES, '4566m234p678s345s', { ron: '6m' });
  const lost = rejected.map(({ reading, value }) => [reading.wait, value?.fu, value?.points]);
  expect(lost).toEqual([['pair', 40, 1300]]);
});
table(
  RULES,
  `
  wrc-11.3-18 | 1233m and 3m: an edge wait or a pair wait, but only one of them | 1233m456p789s678p | ron 3m riichi | riichi 1 = 1 han 40 fu (raw 32) 1300 | fu.wait
`,
);

// Open pinfu

for (const ron of ['5m', '8m']) {
  scores(
    ['wrc-11.3-09', 'T-39'],
    `an open hand without fu gets 2, won on ${ron}: 22, so 1,000 and not 700`,
    '67m345p678s88p[234m<]',
    { ron },
    { yaku: ['tanyao 1'], rawFu: 22, fu: 30, points: 1000, cites: ['fu.openPinfu'] },
  );
}
table(
  RULES,
  `
  wrc-11.3-09 | an open self-draw has its own 2 and gets no more | 67m345p678s88p[234m<] | tsumo 5m | tanyao 1 = 1 han 30 fu (raw 22) 1100 | fu.selfDraw -fu.openPinfu
  wrc-11.3-09 | nor does an open hand with a middle wait         | 68m345p678s88p[234m<] | ron 7m   | tanyao 1 = 1 han 30 fu (raw 22) 1000 | fu.wait -fu.openPinfu
`,
);

// The table of groups and pairs, as the document prints it

const COLUMNS = [['5p'], ['9p', '3z'], ['7z'], ['1z']] as const;
const DOUBLE_WIND = 3;
const GROUPS = `
  Melded triplet     |  2 |  4 |  4 |  4 | wrc-11.3-11
  Concealed triplet  |  4 |  8 |  8 |  8 | wrc-11.3-12
  Melded quad        |  8 | 16 | 16 | 16 | wrc-11.3-13
  Concealed quad     | 16 | 32 | 32 | 32 | wrc-11.3-14
  Pair               |  0 |  0 |  2 |  2 | wrc-11.3-16`;
const SHOWN: Readonly<Record<string, (rank: string, suit: string) => readonly string[]>> = {
  'Melded triplet': (rank, suit) => [`[${rank.repeat(3)}${suit}^]`],
  'Concealed triplet': (rank, suit) => [rank.repeat(3) + suit],
  'Melded quad': (rank, suit) => [`[${rank.repeat(4)}${suit}^]`, `[${rank.repeat(4)}${suit}+<]`],
  'Concealed quad': (rank, suit) => [`[${rank.repeat(4)}${suit}]`],
  Pair: (rank, suit) => [rank.repeat(2) + suit],
};

/** East in an East round wins on the last discard, 9s for 78s; only the group in question has fu. */
function fuOf(row: string, group: string): number {
  const rest = row === 'Pair' ? '123m456m678m78s' : '123m456m22s78s';
  const { trace } = scored(RULES, rest + group, { ron: '9s', seat: 'E', lastTile: true });
  const rules = row === 'Pair' ? ['fu.valuePair', 'fu.doubleWindPair'] : ['fu.triplet'];
  return trace.reduce(
    (sum, { rule, effect }) => sum + (rules.includes(rule) && 'fu' in effect ? effect.fu : 0),
    0,
  );
}

for (const line of GROUPS.trim().split('\n')) {
  const [row, ...cells] = line.split('|').map((cell) => cell.trim());
  const id = cells.pop()!;
  for (const [column, tiles] of COLUMNS.entries()) {
    const ids = column === DOUBLE_WIND && row !== 'Pair' ? [id, 'wrc-11.3-15'] : [id];
    clause(ids, `${row} of ${tiles.join(' or ')}: ${cells[column]} fu`, () => {
      for (const tile of tiles) {
        for (const group of SHOWN[row!]!(tile[0]!, tile[1]!)) {
          expect(fuOf(row!, group), group).toBe(Number(cells[column]));
        }
      }
    });
  }
}

table(
  RULES,
  `
  wrc-11.3-15 | a double-wind triplet is Value Honour twice and still 8 fu | 123m456m22s78s111z | ron 9s by E | seat_wind 1, round_wind 1 = 2 han 40 fu (raw 38) 3900
`,
);
clause('wrc-11.3-10', 'sequences are 0 fu, concealed or melded, inside or with terminals', () => {
  const raw = (hand: string) =>
    scored(RULES, hand, { ron: '9s', lastTile: true }).trace.filter(
      ({ rule }) => rule === 'fu.triplet',
    );
  for (const hand of ['123m456m789p22s78s', '22s78s[123m<][456m<][789p<]'])
    expect(raw(hand)).toEqual([]);
});

// Pairs

table(
  RULES,
  `
  wrc-11.3-16 wrc-1-04 wrc-2-24 T-37 | a double-wind pair is 2 fu: 20 + 2 + 4 + 2 + 2 = 30, so 1,000 all | 222p46m678s234s11z | tsumo 5m by E riichi | riichi 1, menzen_tsumo 1 = 2 han 30 fu (raw 30) 3000 [3000 -1000 -1000 -1000] | fu.doubleWindPair fu.triplet fu.wait fu.selfDraw -fu.valuePair
  wrc-11.3-16 T-37               | a double-wind triplet still gives Value Honour twice         | 222p46m678s55m111z | tsumo 5m by E        | menzen_tsumo 1, seat_wind 1, round_wind 1 = 3 han 40 fu 7800
`,
);

// The triplet that the winning tile completes

table(
  RULES,
  `
  wrc-11.3-17 wrc-11.5-02 T-41 | by ron it is melded: 20 + 10 + 4 + 4 + 2 = 40, two concealed triplets only | 222p555s88s33m567p | ron 8s   | tanyao 1 = 1 han 40 fu (raw 40) 1300                         | -yaku.sanankou
  wrc-11.3-17 wrc-11.5-02 T-41 | by self-draw it is concealed: 20 + 2 + 4 + 4 + 4 = 34        | 222p555s88s33m567p | tsumo 8s | menzen_tsumo 1, tanyao 1, sanankou 2 = 4 han 40 fu (raw 34) mangan 8000
`,
);
