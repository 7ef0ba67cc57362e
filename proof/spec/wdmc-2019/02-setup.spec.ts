// Part 3, section 2: the walls, where they are broken, the deal, and the dora indicator.

import { WDMC_2019 } from '@hanchan/rulesets';
import {
  DEAD_WALL_SIZE,
  dealtPositions,
  doraOf,
  formatTile,
  INDICATOR_POSITIONS,
  parseTile,
  SEATS,
  type Seat,
  seatWind,
  tileSet,
  uraPosition,
  WALL_SIZE,
  wallBreak,
} from '@hanchan/tiles';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { scoringBy } from '../support/scoring.ts';

const RULES = WDMC_2019.values;
const { scores } = scoringBy(RULES);
const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** A closed hand without a yaku of its own, waiting for 5s. */
const PLAIN = '123m789m345p46s99p';

/** The stack of the dead wall, counted from its left end beside the break, and the layer. */
const inDeadWall = (position: number) => ({
  stack: Math.floor((WALL_SIZE - 1 - position) / 2) + 1,
  layer: position % 2 === 0 ? 'top' : 'bottom',
});

describe('2.0 Rounds and hands', () => {
  clause('wdmc-2.0-03', 'the winds move on: South becomes East, and East becomes North', () => {
    expect(SEATS.map((seat) => seatWind(seat, 0))).toEqual(['E', 'S', 'W', 'N']);
    expect(SEATS.map((seat) => seatWind(seat, 1))).toEqual(['N', 'E', 'S', 'W']);
  });
});

describe('2.4 and 2.5 The walls', () => {
  clause(['wdmc-2.4-01', 'wdmc-1.7-18'], 'four walls, 17 wide and two high', () => {
    expect(tileSet(3)).toHaveLength(4 * 17 * 2);
    expect(WALL_SIZE).toBe(4 * 17 * 2);
    expect(wallBreak(0, 16)).toEqual({ seat: 3, stacks: 16 });
    expect(wallBreak(0, 17)).toEqual({ seat: 3, stacks: 0 });
  });
  clause(['wdmc-2.5-01', 'wdmc-1.3.2-01'], 'two dice fix both the wall and the place', () => {
    expect(RULES['wall.dice']).toBe(2);
    for (const total of TOTALS) expect(wallBreak(0, total).stacks).toBe(total);
    expect(new Set(TOTALS.map((total) => wallBreak(0, total).seat))).toEqual(new Set(SEATS));
  });
  clause('wdmc-2.5-02', 'players are counted to the right, the dealer as one', () => {
    const table = { dealer: [5, 9], right: [2, 6, 10], opposite: [3, 7, 11], left: [4, 8, 12] };
    for (const dealer of SEATS) {
      for (const [steps, totals] of Object.values(table).entries()) {
        for (const total of totals)
          expect(wallBreak(dealer, total).seat).toBe((dealer + steps) % 4);
      }
    }
  });
  clause(
    ['wdmc-2.5-03', 'wdmc-2.5-04', 'W40'],
    'stacks are counted from the right end; seven of them right of the break are the dead wall',
    () => {
      const deadStacks = RULES['wall.deadWall'] / 2;
      expect(deadStacks).toBe(7);
      expect(DEAD_WALL_SIZE).toBe(RULES['wall.deadWall']);
      const nine = wallBreak(0, 9);
      expect(nine).toEqual({ seat: 0, stacks: 9 });
      expect(nine.stacks - deadStacks).toBe(2); // stacks 1–2 end the live wall
      const five = wallBreak(0, 5);
      expect(five).toEqual({ seat: 0, stacks: 5 });
      expect(deadStacks - five.stacks).toBe(2); // two stacks of the next wall
    },
  );
});

describe('2.6 Drawing tiles', () => {
  const deal = (dealer: Seat) => dealtPositions(dealer, 14);
  clause('wdmc-2.6-01', 'three times four tiles each, from the dealer to the right', () => {
    const hands = deal(2);
    for (const [turn, seat] of [2, 3, 0, 1].entries()) {
      const four = (round: number) => [0, 1, 2, 3].map((i) => round * 16 + turn * 4 + i);
      expect(hands[seat]!.slice(0, 12)).toEqual([...four(0), ...four(1), ...four(2)]);
    }
  });
  clause('wdmc-2.6-03', 'the dealer takes the tops of the first and third stack left', () => {
    const [first, third] = deal(0)[0]!.slice(12);
    expect([first, third]).toEqual([48, 52]);
    expect([first! % 2, third! % 2]).toEqual([0, 0]);
    expect([first! / 2 - 24, third! / 2 - 24]).toEqual([0, 2]);
  });
  clause(
    'wdmc-2.6-04',
    'the others take one each: 14 tiles, three times 13, and 69 to draw',
    () => {
      for (const dealer of SEATS) {
        const hands = deal(dealer);
        const others = [1, 2, 3].map((step) => hands[(dealer + step) % 4]!);
        expect(others.map((hand) => hand[12])).toEqual([49, 50, 51]);
        expect(others.map((hand) => hand.length)).toEqual([13, 13, 13]);
        expect(hands[dealer]).toHaveLength(14);
        const dealt = hands.flat();
        expect(new Set(dealt).size).toBe(53);
        expect(WALL_SIZE - RULES['wall.deadWall'] - dealt.length).toBe(69);
      }
    },
  );
});

describe('2.7 Dora indicator', () => {
  clause('wdmc-2.7-01', 'the top of the third stack from the left; its ura lies under it', () => {
    expect(inDeadWall(INDICATOR_POSITIONS[0])).toEqual({ stack: 3, layer: 'top' });
    expect(inDeadWall(uraPosition(INDICATOR_POSITIONS[0]))).toEqual({ stack: 3, layer: 'bottom' });
  });

  const next = (text: string) => {
    const parsed = parseTile(text);
    return parsed.ok ? formatTile(doraOf(parsed.value)) : text;
  };
  clause('wdmc-2.7-04', 'in a suit the next number, and one after nine', () => {
    for (const suit of ['m', 'p', 's']) {
      const dora = [...'123456789'].map((rank) => next(`${rank}${suit}`));
      expect(dora).toEqual([...'234567891'].map((rank) => `${rank}${suit}`));
      expect(next(`0${suit}`)).toBe(`6${suit}`);
    }
  });
  clause('wdmc-2.7-05', 'winds follow East, South, West, North and East again', () => {
    expect(['1z', '2z', '3z', '4z'].map(next)).toEqual(['2z', '3z', '4z', '1z']);
  });
  clause('wdmc-2.7-06', 'dragons follow Green, Red, White and Green again', () => {
    const [white, green, red] = ['5z', '6z', '7z'] as const;
    expect([green, red, white].map(next)).toEqual([red, white, green]);
  });

  const indicated: readonly (readonly [string, string, string, string, number])[] = [
    ['wdmc-2.7-03', 'the tile after the indicator', PLAIN, '4p', 1],
    ['wdmc-2.7-03', 'not the indicator itself', PLAIN, '5p', 0],
    ['wdmc-2.7-04', 'nine of characters points to the one', PLAIN, '9m', 1],
    ['wdmc-2.7-04', 'nine of bamboos does not point to characters', PLAIN, '9s', 0],
    ['wdmc-2.7-05', 'South points to West', '333z789m345p46s99p', '2z', 3],
    ['wdmc-2.7-05', 'North points to East, not to White', '123m789m345p46s11z', '4z', 2],
    ['wdmc-2.7-05', 'North points to East, not to White', '123m789m345p46s55z', '4z', 0],
    ['wdmc-2.7-06', 'Green points to Red', '123m789m345p46s77z', '6z', 2],
    ['wdmc-2.7-06', 'Red points to White', '123m789m345p46s55z', '7z', 2],
    ['wdmc-2.7-06', 'White points to Green', '123m789m345p46s66z', '5z', 2],
  ];
  for (const [id, title, hand, dora, count] of indicated) {
    scores(
      id,
      `${title}: ${dora} gives ${hand} ${count} dora`,
      hand,
      { ron: '5s', riichi: true, dora },
      {
        yaku: ['riichi'],
        dora: count,
        han: 1 + count,
        ...(count > 0 ? { cites: ['dora.indicator'] } : { omits: ['dora.indicator'] }),
      },
    );
  }
});
