import { describe, expect, test } from 'vitest';
import {
  countTiles,
  DEAD_WALL_SIZE,
  dealtPositions,
  givenWall,
  INDICATOR_POSITIONS,
  isRedFive,
  REPLACEMENT_POSITIONS,
  SEATS,
  tileSet,
  uraPosition,
  WALL_SIZE,
  wallBreak,
} from '../src/index.ts';

describe('the tile set', () => {
  test.each([0, 3] as const)('136 tiles, four of each kind, %i red fives', (reds) => {
    const tiles = tileSet(reds);
    expect(tiles).toHaveLength(WALL_SIZE);
    expect([...countTiles(tiles)]).toEqual(new Array(34).fill(4));
    expect(tiles.filter(isRedFive)).toHaveLength(reds);
    expect(new Set(tiles.filter(isRedFive)).size).toBe(reds);
  });
});

describe('the deal', () => {
  test('East takes 0–3, 16–19, 32–35, then 48 and 52', () => {
    const [east, south, west, north] = dealtPositions(0, 14);
    expect(east).toEqual([0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35, 48, 52]);
    expect(south).toEqual([4, 5, 6, 7, 20, 21, 22, 23, 36, 37, 38, 39, 49]);
    expect(west).toEqual([8, 9, 10, 11, 24, 25, 26, 27, 40, 41, 42, 43, 50]);
    expect(north).toEqual([12, 13, 14, 15, 28, 29, 30, 31, 44, 45, 46, 47, 51]);
  });

  test('where the dealer draws the fourteenth as a turn, all have thirteen', () => {
    expect(dealtPositions(0, 13).map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
  });

  test.each(SEATS)('dealer %i begins and the others follow in turn', (dealer) => {
    const hands = dealtPositions(dealer, 14);
    const fromZero = dealtPositions(0, 14);
    for (const turn of SEATS) expect(hands[(dealer + turn) % 4]).toEqual(fromZero[turn]);
    expect(hands.flat().sort((a, b) => a - b)).toEqual([...Array(53).keys()]);
  });
});

describe('the dead wall', () => {
  test('replacement tiles come from its end, upper before lower', () => {
    expect(REPLACEMENT_POSITIONS).toEqual([134, 135, 132, 133]);
  });

  test('the first indicator is the third stack from the end, later ones follow inwards', () => {
    expect(INDICATOR_POSITIONS).toEqual([130, 128, 126, 124, 122]);
    expect(INDICATOR_POSITIONS.map(uraPosition)).toEqual([131, 129, 127, 125, 123]);
  });

  test('its fourteen tiles are four replacements, five indicators and what lies under them', () => {
    const positions = [
      ...REPLACEMENT_POSITIONS,
      ...INDICATOR_POSITIONS,
      ...INDICATOR_POSITIONS.map(uraPosition),
    ];
    const last = Array.from({ length: DEAD_WALL_SIZE }, (_, i) => WALL_SIZE - DEAD_WALL_SIZE + i);
    expect(positions.sort((a, b) => a - b)).toEqual(last);
  });
});

describe('the break', () => {
  const rows: [total: number, seat: number, stacks: number, why: string][] = [
    [2, 1, 2, 'the player on the right'],
    [3, 2, 3, 'the player across'],
    [4, 3, 4, 'the player on the left'],
    [5, 0, 5, 'the dealer'],
    [7, 2, 7, 'across again'],
    [9, 0, 9, 'the dealer again'],
    [10, 1, 10, 'three dice: the player to the dealer’s right'],
    [12, 3, 12, 'the left'],
    [16, 3, 16, 'one stack of the side is left'],
    [17, 3, 0, 'the whole side: the left neighbour’s wall from its right end'],
    [18, 0, 1, 'one stack into the wall of the left neighbour of the player on the right'],
  ];
  test.each(rows)(
    'a total of %i opens before seat %i after %i stacks: %s',
    (total, seat, stacks) => {
      expect(wallBreak(0, total)).toEqual({ seat, stacks });
    },
  );

  test.each(SEATS)('counts from dealer %i', (dealer) => {
    for (let total = 2; total <= 18; total++) {
      const { seat, stacks } = wallBreak(dealer, total);
      const fromZero = wallBreak(0, total);
      expect({ seat, stacks }).toEqual({
        seat: (fromZero.seat + dealer) % 4,
        stacks: fromZero.stacks,
      });
      expect(stacks).toBeLessThan(17);
    }
  });
});

describe('a wall in which given tiles lie', () => {
  const NOTHING = { hands: {}, draws: [], replacements: [], indicators: [], ura: [] };
  const inOrder = (rest: readonly number[]) => [...rest];

  test('has them where they are dealt, drawn, replaced and turned, and every other tile once', () => {
    const given = {
      hands: { S: [31, 32] },
      draws: [null, 8],
      replacements: [27],
      indicators: [4],
      ura: [5],
    };
    const wall = givenWall(2, 3, given, inOrder);
    const south = dealtPositions(2, 13)[3]!;
    expect([wall[south[0]!], wall[south[1]!]]).toEqual([31, 32]);
    expect([wall[53], wall[134], wall[130], wall[131]]).toEqual([8, 27, 4, 5]);
    expect([...wall].sort((a, b) => a - b)).toEqual([...tileSet(3)].sort((a, b) => a - b));
  });

  test('cannot give a tile more often than it exists', () => {
    const hands = { E: [0, 0, 0, 0], W: [0] };
    expect(() => givenWall(0, 0, { ...NOTHING, hands }, inOrder)).toThrow('1m is given more often');
  });
});
