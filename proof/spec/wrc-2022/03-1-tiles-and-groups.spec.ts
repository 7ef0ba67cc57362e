// Sections 3.1 and 3.2: the words for tiles and groups, and section 4.1: the set.

import { readings } from '@hanchan/hand';
import { WRC_2022 } from '@hanchan/rulesets';
import {
  countTiles,
  isDragon,
  isGreen,
  isHonour,
  isRedFive,
  isSimple,
  isTerminal,
  isWind,
  kindFrom,
  kindOf,
  parseTile,
  rankOf,
  SEATS,
  seatWind,
  suitOf,
  type Tile,
  tileSet,
  WINDS,
} from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { scored, scoringBy } from '../support/scoring.ts';
import { table } from '../support/table.ts';
import { ALL_KINDS, hand, isValid, meldFaultOf, pick, waitsOn } from './hands.ts';

const RULES = WRC_2022.values;
const { refuses, scores } = scoringBy(RULES);
const SET: readonly Tile[] = tileSet(RULES['tiles.redFives'] === 'none' ? 0 : 3);

// 4.1 The set

clause(['wrc-4.1-01', 'wrc-3.4-07'], 'the set is 136 tiles: four of each of 34 kinds', () => {
  expect(SET).toHaveLength(136);
  expect([...countTiles(SET)]).toEqual(Array(34).fill(4));
});

clause('wrc-4.1.1-01', 'the suits hold 1 to 9 four times each: 108 tiles', () => {
  const suited = SET.filter((tile) => suitOf(kindOf(tile)) !== 'z');
  expect(suited).toHaveLength(108);
  expect([...new Set(suited.map((tile) => rankOf(kindOf(tile))))].sort()).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
});

clause('wrc-4.1.2-01', 'four winds and three dragons, four of each: 28 tiles', () => {
  expect(SET.map(kindOf).filter(isWind)).toHaveLength(16);
  expect(SET.map(kindOf).filter(isDragon)).toHaveLength(12);
});

clause(['wrc-4.1-03', 'wrc-2-07'], 'no red fives, flowers or jokers are in the set', () => {
  expect(SET.filter(isRedFive)).toEqual([]);
  expect(SET.every((tile) => tile >= 0 && tile < 34)).toBe(true);
});

table(
  RULES,
  `
  wrc-4.1-03 wrc-2-07 | a five printed red carries no han | 123m340m067p340s9p | ron 9p riichi | riichi 1 = 1 han 40 fu (raw 32) 1300 | tiles.redFives
`,
);

clause('wrc-4.1-02', 'the green tiles are 2 3 4 6 8 of bamboo and the green dragon', () => {
  expect(pick(isGreen)).toBe('23468s6z');
});

// 3.1 Tiles

clause('wrc-3.1-01', 'numbered tiles come in three suits of nine', () => {
  for (const suit of ['m', 'p', 's']) {
    const ranks = ALL_KINDS.filter((kind) => suitOf(kind) === suit).map(rankOf);
    expect(ranks).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  }
  expect(ALL_KINDS.filter((kind) => suitOf(kind) !== 'z')).toHaveLength(27);
});

clause('wrc-3.1-02', 'honours are the winds and dragons', () => {
  expect(pick(isHonour)).toBe('1234567z');
  expect(pick(isWind)).toBe('1234z');
  expect(pick(isDragon)).toBe('567z');
  expect(parseTile('8z').ok).toBe(false);
});

clause('wrc-3.1-03', 'inside tiles are 2 to 8 of a suit', () => {
  expect(pick(isSimple)).toBe('2345678m2345678p2345678s');
});

clause('wrc-3.1-04', 'terminals are 1 and 9 of a suit', () => {
  expect(pick(isTerminal)).toBe('19m19p19s');
});

for (const seat of ['E', 'W', 'N'] as const) {
  scores(
    'wrc-3.1-05',
    `in the South round South has value for ${seat}`,
    '123m456p78s99m[222z^]',
    { ron: '9s', seat, round: 'S' },
    { yaku: ['round_wind 1'], rawFu: 24 },
  );
}

clause('wrc-3.1-06', 'seats are East, South, West, North in turn order from the dealer', () => {
  for (const dealer of SEATS) {
    const winds = SEATS.map((step) => seatWind(((dealer + step) % 4) as 0 | 1 | 2 | 3, dealer));
    expect(winds).toEqual(WINDS);
  }
});

table(
  RULES,
  `
  wrc-3.1-07 | East is a double wind for the dealer in the East round | 123m456p78s99m[111z^] | ron 9s by E | seat_wind 1, round_wind 1 = 2 han 30 fu 2900
`,
);
for (const seat of ['S', 'W', 'N'] as const) {
  scores(
    'wrc-3.1-07',
    `East in the East round is no double wind for ${seat}`,
    '123m456p78s99m[111z^]',
    { ron: '9s', seat },
    { yaku: ['round_wind 1'], han: 1, fu: 30, points: 1000 },
  );
}

const VALUE = { '1z': 'round_wind', '2z': 'seat_wind', '5z': 'haku', '6z': 'hatsu', '7z': 'chun' };
for (const [tile, yaku] of Object.entries(VALUE)) {
  const pon = `[${tile[0]!.repeat(3)}z^]`;
  scores(
    'wrc-3.1-08',
    `${tile} is a value honour for South in the East round`,
    `123m456p78s99m${pon}`,
    { ron: '9s', seat: 'S' },
    { yaku: [`${yaku} 1`], han: 1, rawFu: 24, cites: ['score.model'] },
  );
}
for (const pon of ['[333z^]', '[444z^]']) {
  refuses(
    ['wrc-3.1-08', 'wrc-3.1-09'],
    `${pon} has no value for South in the East round`,
    `123m456p78s99m${pon}`,
    { ron: '9s', seat: 'S' },
    'noYaku',
  );
}
for (const pair of ['33z', '44z']) {
  scores(
    ['wrc-3.1-09', 'A-09'],
    `a pair of ${pair} is 0 fu and keeps pinfu`,
    `123m456p789p78s${pair}`,
    { ron: '9s', seat: 'S' },
    { yaku: ['pinfu 1'], rawFu: 30, fu: 30, points: 1000, omits: ['fu.valuePair'] },
  );
}

// 3.2 Groups

clause(
  'wrc-3.2-01',
  'a valid hand is read as sequences, triplets and quads beside one pair',
  () => {
    const [reading, ...others] = readings(hand('567s99p12m[222z^][5555p]'), kindFrom('m', 3));
    expect(others).toEqual([]);
    expect(reading?.groups.map(({ type }) => type)).toEqual([
      'sequence',
      'sequence',
      'triplet',
      'kan',
    ]);
  },
);

clause('wrc-3.2-04', 'a sequence is three consecutive numbers of one suit', () => {
  expect(meldFaultOf('[123m<]')).toBe(null);
  expect(meldFaultOf('[789s<]')).toBe(null);
  expect(meldFaultOf('[124m<]')).toBe('notConsecutive');
  expect(meldFaultOf('[891m<]')).toBe('notConsecutive');
  expect(meldFaultOf('[8m9m1p<]')).toBe('notConsecutive');
  expect(meldFaultOf('[123z<]')).toBe('notConsecutive');
  expect(meldFaultOf('[567z<]')).toBe('notConsecutive');
  expect(isValid('123m456p789s123p99p')).toBe(true);
  expect(isValid('891m456p789s123p99p')).toBe(false);
  expect(isValid('89m1p456p789s123p99s')).toBe(false);
  expect(isValid('123z456p789s123p99p')).toBe(false);
  expect(isValid('567z456p789s123p99p')).toBe(false);
});

clause('wrc-3.2-05', 'a triplet is three identical tiles', () => {
  expect(meldFaultOf('[555p^]')).toBe(null);
  expect(meldFaultOf('[556p^]')).toBe('notIdentical');
  expect(isValid('555p123m456m789m11z')).toBe(true);
  expect(isValid('556p123m456m789m11z')).toBe(false);
});

clause(['wrc-3.2-06', 'wrc-8.7-01'], 'four identical tiles are a quad only when declared', () => {
  expect(meldFaultOf('[5555p]')).toBe(null);
  expect(meldFaultOf('[5555p^]')).toBe(null);
  expect(meldFaultOf('[5556p]')).toBe('notIdentical');
  expect(waitsOn('123m456m789m1z[5555p]')).toBe('1z');
  expect(waitsOn('123m456m789m5555p')).toBe('');
});

table(
  RULES,
  `
  wrc-3.2-02 wrc-11.3-12 | a triplet of drawn tiles is concealed                        | 123m456m99s78s999p       | ron 6s riichi   | riichi 1 = 1 han 40 fu (raw 38) 1300                         | fu.closedRon fu.triplet
  wrc-3.2-02 wrc-3.2-03  | a pon is melded: half the fu, and the hand is open           | 123m456m99s78s[999p^]    | ron 6s lastTile | houtei 1 = 1 han 30 fu (raw 24) 1000                         | fu.triplet -fu.closedRon
  wrc-3.2-03             | a triplet completed by ron is melded for fu and for Three Concealed Triplets | 222m444p99s77z123m       | ron 9s riichi   | riichi 1 = 1 han 50 fu (raw 44) 1600                         | -yaku.sanankou
  wrc-3.2-02             | the same triplet drawn is concealed for both                 | 222m444p99s77z123m       | tsumo 9s riichi | riichi 1, menzen_tsumo 1, sanankou 2 = 4 han 40 fu (raw 40) mangan 8000
  wrc-3.2-10             | a pair is no group: a pair of dragons is no Value Honour     | 123m456p789s24s77z       | ron 3s          | refused noYaku
  wrc-3.2-10             | a pair is no group: a pair does not complete Mixed Triplets  | 55s789s24m[555m^][555p^] | ron 3m          | refused noYaku
`,
);
clause('wrc-3.2-10', 'every standard reading has four groups and the pair apart', () => {
  const { reading } = scored(RULES, '111222333m45p99s', { tsumo: '6p' });
  expect(reading.groups).toHaveLength(4);
  expect(reading.pair).toBe(26);
});
