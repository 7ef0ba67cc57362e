// General Rules: the tiles, the melds, and of the play what concerns winds, walls and the deal.

import { parseCustomRuleset } from '@hanchan/rules';
import { findRuleset, GENERAL } from '@hanchan/rulesets';
import {
  countTiles,
  DEAD_WALL_SIZE,
  dealtPositions,
  formatTile,
  INDICATOR_POSITIONS,
  isDragon,
  isHonour,
  isTerminal,
  isWind,
  KIND_COUNT,
  parseMeld,
  REPLACEMENT_POSITIONS,
  SEATS,
  type Seat,
  seatWind,
  suitOf,
  tileSet,
  uraPosition,
  WALL_SIZE,
  wallBreak,
} from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';
import { table } from '../support/table.ts';

const RULES = GENERAL.values;
const KINDS = Array.from({ length: KIND_COUNT }, (_, kind) => kind);
const named = (test: (kind: number) => boolean) => KINDS.filter(test).map(formatTile).join(' ');

// The Tiles

clause('gen-tiles-01', 'three suits of 1 to 9, four of each', () => {
  const counts = countTiles(tileSet(0));
  for (const suit of ['m', 'p', 's']) {
    const kinds = KINDS.filter((kind) => suitOf(kind) === suit);
    expect(kinds.map(formatTile)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => rank + suit));
    expect(kinds.map((kind) => counts[kind])).toEqual(kinds.map(() => 4));
  }
});
clause('gen-tiles-02', 'terminals are the ones and nines', () => {
  expect(named(isTerminal)).toBe('1m 9m 1p 9p 1s 9s');
});
clause('gen-tiles-03', 'honours are four winds and three dragons, four of each', () => {
  expect(named(isHonour)).toBe('1z 2z 3z 4z 5z 6z 7z');
  expect(named(isWind)).toBe('1z 2z 3z 4z');
  expect(named(isDragon)).toBe('5z 6z 7z');
  const counts = countTiles(tileSet(0));
  expect(KINDS.filter(isHonour).map((kind) => counts[kind])).toEqual([4, 4, 4, 4, 4, 4, 4]);
});

// South in the East round: dragons, South and East have value, West and North have none.
table(
  RULES,
  `
  gen-tiles-04 G1 | pon of white          | 123m456p24s99s[555z^] | ron 3s         | haku 1 = 1 han 30 fu 1000                    | yaku.haku
  gen-tiles-04 G1 | pon of green          | 123m456p24s99s[666z^] | ron 3s         | hatsu 1 = 1 han 30 fu 1000                   | yaku.hatsu
  gen-tiles-04 G1 | pon of red            | 123m456p24s99s[777z^] | ron 3s         | chun 1 = 1 han 30 fu 1000                    | yaku.chun
  gen-tiles-04 G1 | pon of the own wind   | 123m456p24s99s[222z^] | ron 3s         | seat_wind 1 = 1 han 30 fu 1000               | yaku.seat_wind
  gen-tiles-04 G1 | pon of the prevailing | 123m456p24s99s[111z^] | ron 3s         | round_wind 1 = 1 han 30 fu 1000              | yaku.round_wind
  gen-tiles-04 G1 | one wind that is both | 123m456p24s99s[111z^] | ron 3s by E    | seat_wind 1, round_wind 1 = 2 han 30 fu 2900 | yaku.seat_wind yaku.round_wind
  gen-tiles-04 G1 | West for West         | 123m456p24s99s[333z^] | ron 3s by W    | seat_wind 1 = 1 han 30 fu 1000               | yaku.seat_wind
  gen-tiles-04    | West for South        | 123m456p24s99s[333z^] | ron 3s         | refused noYaku
  gen-tiles-04    | North for South       | 123m456p24s99s[444z^] | ron 3s         | refused noYaku
  gen-tiles-04    | East in the South round | 123m456p24s99s[111z^] | ron 3s round S | refused noYaku
  gen-tiles-04 G1 | a pair of value tiles | 123m456p24s55z[888m^] | ron 3s lastTile | houtei = 1 han 30 fu (raw 26) 1000          | fu.valuePair
`,
);

clause(
  ['gen-tiles-05', 'G14', 'G18'],
  '136 tiles without flowers; switching them on is refused, not half done',
  () => {
    expect(tileSet(0).length).toBe(136);
    expect(tileSet(0).every((tile) => tile >= 0 && tile < KIND_COUNT)).toBe(true);
    const asked = { base: 'general', name: 'With flowers', changes: { 'tiles.flowers': true } };
    expect(parseCustomRuleset(asked, findRuleset)).toMatchObject({
      ok: false,
      error: [{ code: 'unknownField', field: 'changes.tiles.flowers' }],
    });
  },
);

// Melds

const fault = (text: string) => {
  const meld = parseMeld(text);
  return meld.ok ? meld.value.type : meld.error.code;
};

clause('gen-melds-01', 'chi is three in sequence in one suit, without wrapping', () => {
  expect(fault('345s<')).toBe('chi');
  expect(fault('891s<')).toBe('notConsecutive');
  expect(fault('346s<')).toBe('notConsecutive');
  expect(fault('3m4p5s<')).toBe('notConsecutive');
  expect(fault('9m12p<')).toBe('notConsecutive'); // neighbours by number, not by suit
  expect(fault('123z<')).toBe('notConsecutive');
  expect(fault('3456s<')).not.toBe('chi');
});
clause('gen-melds-02', 'pon is three identical tiles', () => {
  expect(fault('555p^')).toBe('pon');
  expect(fault('556p^')).toBe('notIdentical');
  expect(fault('55p^')).toBe('wrongSize');
});
clause('gen-melds-03', 'kan is four identical tiles', () => {
  expect(fault('5555p')).toBe('concealedKan');
  expect(fault('5555p^')).toBe('calledKan');
  expect(fault('5556p^')).toBe('notIdentical');
});
table(
  RULES,
  `
  gen-melds-03 | a kan counts as one meld                        | 123m456p24s99s[5555z^]        | ron 3s | haku 1 = 1 han 40 fu (raw 38) 1300 | fu.triplet
  gen-melds-03 | four alike in the hand are no meld by themselves | 5555m123p789s1z44z           | ron 1z | refused notComplete
`,
);

// Play: winds, walls, the deal

clause('gen-play-05', 'the dealer is East, then South, West and North to the right', () => {
  for (const dealer of SEATS) {
    const winds = SEATS.map((step) => seatWind(((dealer + step) % 4) as Seat, dealer));
    expect(winds).toEqual(['E', 'S', 'W', 'N']);
  }
});
clause('gen-play-07', 'four walls, two high and seventeen long, hold the whole set', () => {
  expect(RULES['wall.build']).toBe('walls');
  expect(4 * 17 * 2).toBe(tileSet(0).length);
  expect(WALL_SIZE).toBe(tileSet(0).length);
});
clause(['gen-play-08', 'T41'], 'three dice; the dealer counts players from self as one', () => {
  expect(RULES['wall.dice']).toBe(3);
  const sideOf = (total: number) => wallBreak(0, total, 20).seat;
  expect(sideOf(10)).toBe(1); // the player to the right
  const totals = Array.from({ length: 16 }, (_, i) => i + 3);
  expect(totals.map(sideOf)).toEqual([2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1]);
  expect(wallBreak(2, 10).seat).toBe(3); // counted from the dealer, wherever the dealer sits
});
clause(
  ['gen-play-09', 'G2', 'T41'],
  'that player breaks the own wall after as many stacks from the right',
  () => {
    expect(wallBreak(0, 3)).toEqual({ seat: 2, stacks: 3 });
    expect(wallBreak(0, 10)).toEqual({ seat: 1, stacks: 10 });
    expect(wallBreak(0, 16)).toEqual({ seat: 3, stacks: 16 });
    // 18 is one more than the wall is long: it runs one stack into the wall on the left.
    expect(wallBreak(0, 18)).toEqual({ seat: 0, stacks: 1 });
    expect(wallBreak(0, 17)).toEqual({ seat: 3, stacks: 0 }); // between the two walls
  },
);
clause('gen-play-10', 'fourteen tiles are the dead wall; 122 are drawn from', () => {
  expect(RULES['wall.deadWall']).toBe(14);
  expect(DEAD_WALL_SIZE).toBe(14);
  expect(WALL_SIZE - DEAD_WALL_SIZE).toBe(122);
  const special = [
    ...REPLACEMENT_POSITIONS,
    ...INDICATOR_POSITIONS,
    ...INDICATOR_POSITIONS.map(uraPosition),
  ];
  const dead = Array.from({ length: 14 }, (_, i) => 122 + i);
  expect([...special].sort((a, b) => a - b)).toEqual(dead);
});
clause('gen-play-11', 'blocks of four; the dealer ends with 14, the others with 13', () => {
  const started = new Table(RULES, { dealer: 2 });
  const seats = started.match.deal!.seats.map(({ hand, drawn }) => [...hand, drawn]);
  expect(seats.map((held) => held.filter((tile) => tile !== null).length)).toEqual([
    13, 13, 14, 13,
  ]);
  const hands = dealtPositions(2, 14);
  expect(hands.map((hand) => hand.length)).toEqual([13, 13, 14, 13]);
  expect(hands[2]).toEqual([0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35, 48, 52]);
  expect(hands[3]!.slice(0, 5)).toEqual([4, 5, 6, 7, 20]); // the next player takes the next block
  const dealt = hands.flat().sort((a, b) => a - b);
  expect(dealt).toEqual(Array.from({ length: 53 }, (_, i) => i));
  expect(WALL_SIZE - DEAD_WALL_SIZE - dealt.length).toBe(69);
});
