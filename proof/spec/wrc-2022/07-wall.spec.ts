// Chapter 7, setting up a hand, and section 8.13: the wall, its break, the deal and the dead wall.

import { WRC_2022 } from '@hanchan/rulesets';
import {
  dealtPositions,
  doraOf,
  formatTile,
  INDICATOR_POSITIONS,
  parseTile,
  REPLACEMENT_POSITIONS,
  SEATS,
  uraPosition,
  WALL_SIZE,
  WINDS,
  wallBreak,
} from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';

const RULES = WRC_2022.values;
const DEAD = RULES['wall.deadWall'];
const LIVE_END = WALL_SIZE - DEAD;
const EAST = 0;
const SOUTH = 1;
const WEST = 2;
const NORTH = 3;

const DEALER_TILES = 14;
const deal = dealtPositions(EAST, DEALER_TILES);

const doraAfter = (indicator: string): string => {
  const tile = parseTile(indicator);
  return tile.ok ? formatTile(doraOf(tile.value)) : 'no tile';
};

clause('wrc-7.2-04', 'four sections, 17 stacks long and two tiles high, are the 136 tiles', () => {
  expect(4 * 17 * 2).toBe(WALL_SIZE);
  // Seventeen stacks: a break behind the last one would be in the next section.
  expect(wallBreak(EAST, 16)).toEqual({ seat: NORTH, stacks: 16 });
  expect(wallBreak(EAST, 17)).toEqual({ seat: NORTH, stacks: 0 });
});

clause('wrc-7.3-01', 'the dice choose the section, counting counter-clockwise from East', () => {
  const windAt = (total: number) => WINDS[wallBreak(EAST, total).seat];
  const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  expect(totals.map(windAt).join('')).toBe('SWNESWNESWN');
  for (const dealer of SEATS) expect(wallBreak(dealer, 5).seat).toBe(dealer);
});

clause('wrc-7.3-02', 'the same number of stacks stays to the right of the break', () => {
  for (let total = 2; total <= 12; total++) expect(wallBreak(EAST, total).stacks).toBe(total);
});

clause(
  ['wrc-7.4-01', 'wrc-7.4-02'],
  'from the break on each takes four tiles in turn order, three times',
  () => {
    const first = (seat: number) =>
      [0, 16, 32].flatMap((at) => [0, 1, 2, 3].map((i) => at + seat * 4 + i));
    for (const seat of SEATS) expect(deal[seat]!.slice(0, 12)).toEqual(first(seat));
  },
);

clause(
  ['wrc-7.4-03', 'T-25'],
  'then East takes the upper tiles of the next and third stacks, the others one each',
  () => {
    expect(deal.map((positions) => positions.slice(12))).toEqual([[48, 52], [49], [50], [51]]);
  },
);

clause(
  ['wrc-7.4-04', 'wrc-3.4-08', 'T-25'],
  'East has 14 tiles, the others 13; 69 live tiles are left, and South would draw the last',
  () => {
    expect(deal.map((positions) => positions.length)).toEqual([14, 13, 13, 13]);
    const dealt = deal.flat().sort((a, b) => a - b);
    expect(dealt).toEqual(Array.from({ length: 53 }, (_, at) => at));
    const live = LIVE_END - dealt.length;
    expect(live).toBe(69);
    // Draw 1 is South's, and turns go round by four.
    expect((EAST + live) % 4).toBe(SOUTH);
  },
);

clause('wrc-7.4-02', 'whoever is East starts the deal', () => {
  const fromWest = dealtPositions(WEST, DEALER_TILES);
  expect(fromWest[WEST]!.slice(0, 4)).toEqual([0, 1, 2, 3]);
  expect(fromWest[NORTH]!.slice(0, 4)).toEqual([4, 5, 6, 7]);
  expect(fromWest.map((positions) => positions.length)).toEqual([13, 13, 14, 13]);
});

clause(
  ['wrc-7.5-01', 'wrc-3.4-09', 'wrc-8.13-02'],
  'the dead wall is the last 14 tiles: 4 replacements, 5 indicators, 5 ura and nothing else',
  () => {
    const used = [
      ...REPLACEMENT_POSITIONS,
      ...INDICATOR_POSITIONS,
      ...INDICATOR_POSITIONS.map(uraPosition),
    ];
    const last = Array.from({ length: DEAD }, (_, at) => LIVE_END + at);
    expect(used.sort((a, b) => a - b)).toEqual(last);
    expect(last[0]).toBe(122);
  },
);

clause(
  'wrc-7.5-03',
  'the first indicator is the upper tile of the third stack from the end',
  () => {
    const third = WALL_SIZE - 2 * 3;
    expect(INDICATOR_POSITIONS[0]).toBe(third);
    expect(uraPosition(INDICATOR_POSITIONS[0])).toBe(third + 1);
  },
);

clause(
  'wrc-7.5-01',
  'seven stacks right of the break: a roll of 8 leaves one more, a roll of 3 runs round the corner',
  () => {
    const deadStacks = DEAD / 2;
    expect(wallBreak(EAST, 8).stacks - deadStacks).toBe(1);
    expect(wallBreak(EAST, 3).stacks - deadStacks).toBe(-4);
  },
);

clause(
  ['A-25', 'wrc-8.7-05'],
  'replacements go upper before lower, indicators away from the end',
  () => {
    expect(REPLACEMENT_POSITIONS).toEqual([134, 135, 132, 133]);
    expect(INDICATOR_POSITIONS).toEqual([130, 128, 126, 124, 122]);
  },
);

// 8.13 The dora of an indicator

clause('wrc-8.13-06', 'in a suit the dora is the next number, and 1 after 9', () => {
  for (const suit of ['m', 'p', 's']) {
    const ring = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => doraAfter(`${rank}${suit}`));
    expect(ring).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 1].map((rank) => `${rank}${suit}`));
  }
});

clause('wrc-8.13-07', 'winds follow East, South, West, North, East', () => {
  expect(['1z', '2z', '3z', '4z'].map(doraAfter)).toEqual(['2z', '3z', '4z', '1z']);
});

clause(['wrc-8.13-08', 'T-44'], 'dragons follow Green, Red, White, Green', () => {
  expect(['6z', '7z', '5z'].map(doraAfter)).toEqual(['7z', '5z', '6z']);
});
