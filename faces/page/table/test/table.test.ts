// How things lie on the table: discards, melds, the wall.

import type { SeatView } from '@hanchan/game';
import { layMeld } from '@hanchan/kit/tiles/meldShape.ts';
import { WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { parseMeld, parseTile, type Tile } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { clause } from '../../../../proof/spec/support/clause.ts';
import { layRiver } from '../src/felt/river.ts';
import { diceTotal, standingWall } from '../src/felt/wall.ts';
import { dealtView } from './dealt.ts';

const tile = (text: string): Tile => {
  const parsed = parseTile(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};

const discard = (calledBy: 0 | 1 | 2 | 3 | null = null, isRiichi = false) => ({
  tile: tile('1m'),
  fromDraw: false,
  isRiichi,
  calledBy,
});

describe('a river', () => {
  test('has rows of six, and the third runs on', () => {
    const river = layRiver(Array.from({ length: 20 }, () => discard()));
    const rows = river.tiles.map(({ row }) => row);
    expect(rows.filter((row) => row === 0)).toHaveLength(6);
    expect(rows.filter((row) => row === 2)).toHaveLength(8);
    expect(river.end).toBe(7);
  });

  test('does not hold what was called', () => {
    const river = layRiver([discard(), discard(2), discard()]);
    expect(river.tiles.map(({ number, column }) => [number, column])).toEqual([
      [0, 0],
      [2, 1],
    ]);
  });

  test('turns the riichi tile and pushes the rest of the row', () => {
    const river = layRiver([discard(), discard(null, true), discard()]);
    expect(river.tiles.map(({ isSideways }) => isSideways)).toEqual([false, true, false]);
    expect(river.tiles[2]!.column).toBeCloseTo(2.31);
  });

  clause('wdmc-3.5.1-09', 'turns the next tile when the riichi tile was called', () => {
    const river = layRiver([discard(), discard(3, true), discard(), discard()]);
    expect(river.tiles.map(({ isSideways }) => isSideways)).toEqual([false, true, false]);
    const twice = layRiver([discard(3, true), discard(2), discard(), discard()]);
    expect(twice.tiles.map(({ number, isSideways }) => [number, isSideways])).toEqual([
      [2, true],
      [3, false],
    ]);
  });
});

clause('wrc-8.13-01', 'the dead wall is the last 14 tiles, and runs round a corner', () => {
  const view = dealtView(WRC_2022.values);
  const dead = (dice: number) =>
    standingWall(view, dice).map((side) => side.filter(({ isDead }) => isDead).length);
  // Eight stacks stay right of the break, seven of them dead; of three, four lie round the corner.
  expect(dead(8).toSorted()).toEqual([0, 0, 0, 7]);
  expect(dead(3).toSorted()).toEqual([0, 0, 3, 4]);
  const stacks = standingWall(view, 8)
    .flat()
    .filter(({ isDead }) => isDead);
  expect(stacks.map(({ tiles }) => tiles)).toEqual(Array(7).fill(2));
  expect(view.deal!.liveTiles).toBe(136 - 14 - 53);
});

describe('a meld', () => {
  const laid = (text: string) => {
    const parsed = parseMeld(text);
    if (!parsed.ok) throw new Error(text);
    return layMeld(parsed.value);
  };
  const turned = (text: string) => laid(text).findIndex(({ isSideways }) => isSideways);

  test.each([
    ['[123m<]', 0],
    ['[555p^]', 1],
    ['[555p>]', 2],
    ['[5555p<]', 0],
    ['[5555p^]', 1],
    ['[5555p>]', 3],
  ])('%s points at its discarder', (text, place) => {
    expect(turned(text)).toBe(place);
  });

  test('a concealed kan shows its inner tiles', () => {
    expect(laid('[5555p]').map((one) => one.tile === null)).toEqual([true, false, false, true]);
  });

  test('an added tile lies on the called one', () => {
    const shape = laid('[5555p+^]');
    expect(shape).toHaveLength(3);
    expect(shape[1]).toMatchObject({ isSideways: true, added: tile('5p') });
  });
});

describe('the wall', () => {
  /** A deal with so many live tiles left. */
  const seen = (liveTiles: number, rules = WRC_2022.values): SeatView => {
    const dealt = dealtView(rules);
    return { ...dealt, deal: { ...dealt.deal!, liveTiles, indicators: [tile('3p')] } };
  };
  const count = (walls: ReturnType<typeof standingWall>) =>
    walls.flat().reduce((sum, { tiles }) => sum + tiles, 0);

  test.each([0, 1, 37, 69, 70])('stands with %i live tiles and the dead wall', (left) => {
    expect(count(standingWall(seen(left), 7))).toBe(left + 14);
  });

  test('has seventeen stacks before each seat, whatever the dice', () => {
    for (let dice = 2; dice <= 18; dice++) {
      expect(standingWall(seen(70), dice).map((side) => side.length)).toEqual([17, 17, 17, 17]);
    }
  });

  // Seven: the dealer counts to the player across, who counts seven stacks from the right.
  test('is opened where the dice say, and the indicator lies on the third stack from there', () => {
    const side = standingWall(seen(70), 7)[2]!;
    expect(side.findIndex(({ isBreak }) => isBreak)).toBe(7);
    expect(side.slice(0, 7).every(({ isDead }) => isDead)).toBe(true);
    expect(side.findIndex(({ indicator }) => indicator !== null)).toBe(4);
  });

  test('loses the upper tile of a stack first', () => {
    const odd = standingWall(seen(69), 7).flat();
    expect(odd.filter(({ tiles }) => tiles === 1)).toHaveLength(1);
  });

  test('gives its replacement tiles from the end, and is refilled where the book says so', () => {
    const base = seen(60, WDMC_2019.values);
    const kan = parseMeld('[5555p]');
    if (!kan.ok || base.deal === null) throw new Error('a kan');
    const [a, b, c, d] = base.deal.seats;
    const caller = { ...a, melds: [kan.value] };
    const deal = { ...base.deal, seats: [caller, b, c, d] as const };
    expect(count(standingWall({ ...base, deal }, 7))).toBe(60 + 14);
  });
});

test('dice add up, and a table without them has a wall all the same', () => {
  expect(diceTotal([3, 4])).toBe(7);
  expect(diceTotal(null)).toBe(7);
  expect(diceTotal([])).toBe(7);
});
