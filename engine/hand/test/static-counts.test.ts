// Counts that anyone can work out anew, whatever the code looks like: how many patterns, how many wins.

import { describe, expect, test } from 'vitest';
import { regularShanten, shanten } from '../src/index.ts';
import { forEachComplete, listPatterns, type SuitShape } from '../src/patterns.ts';
import {
  CLASS_SHIFT,
  HONOUR_SHAPE,
  HONOUR_TABLE,
  REGULAR,
  SUIT_HONOURS,
  SUIT_PAIR,
  SUIT_SHAPE,
  SUIT_TABLE,
} from '../src/tables.ts';
import { counts } from './sampleHands.ts';

shanten(counts(''));

/** Counting takes a while: nothing is counted for tests that are not asked. */
function once<T>(count: () => T): () => T {
  let known: T | undefined;
  return () => (known ??= count());
}

function digits(index: number): number[] {
  return index === 0 ? [] : [index % 5, ...digits(Math.floor(index / 5))];
}

function tilesIn(index: number): number {
  return digits(index).reduce((sum, copies) => sum + copies, 0);
}

describe('patterns', () => {
  test('405,350 of a suit and 43,130 of the honours have up to 14 tiles', () => {
    expect(listPatterns(9)).toHaveLength(405_350);
    expect(listPatterns(7)).toHaveLength(43_130);
  });

  test('the patterns fall into 126 classes of a suit and 55 of the honours', () => {
    const classesOf = (table: Int32Array, ranks: number) =>
      new Set(Array.from(listPatterns(ranks), (index) => table[index]! >>> CLASS_SHIFT)).size;
    expect(classesOf(SUIT_TABLE, 9)).toBe(126);
    expect(classesOf(HONOUR_TABLE, 7)).toBe(55);
  });

  test('the last two of a suit are known as the wins that they are', () => {
    expect(regularShanten(counts('56777788889999s'))).toBe(-1);
    expect(regularShanten(counts('66777788889999s'))).toBe(-1);
  });
});

/** How many patterns of k sets (0–4), without and with a pair. */
function completeCounts(shape: SuitShape): { plain: number[]; paired: number[] } {
  const patterns = Array.from({ length: 10 }, () => new Set<number>());
  forEachComplete(shape, (index, sets, hasPair) => {
    patterns[sets + (hasPair ? 5 : 0)]!.add(index);
  });
  const sizes = patterns.map((set) => set.size);
  return { plain: sizes.slice(0, 5), paired: sizes.slice(5) };
}

function multiply(a: readonly number[], b: readonly number[]): number[] {
  const product = new Array<number>(5).fill(0);
  for (let i = 0; i < 5; i++) {
    for (let j = 0; i + j < 5; j++) product[i + j]! += a[i]! * b[j]!;
  }
  return product;
}

describe('winning hands of sets and a pair', () => {
  const ofSuit = once(() => completeCounts(SUIT_SHAPE));
  const ofHonours = once(() => completeCounts(HONOUR_SHAPE));

  test('in one suit', () => {
    const suit = ofSuit();
    expect(suit.plain).toEqual([1, 16, 127, 627, 2_098]);
    expect(suit.paired).toEqual([9, 135, 996, 4_475, 13_259]);
  });

  test('in a whole hand, by number of sets', () => {
    const suit = ofSuit();
    const honours = ofHonours();
    const suits = multiply(multiply(suit.plain, suit.plain), suit.plain);
    const pairInSuit = multiply(
      multiply(multiply(suit.plain, suit.plain), suit.paired),
      honours.plain,
    );
    const pairInHonours = multiply(suits, honours.paired);
    const hands = pairInSuit.map((ways, sets) => 3 * ways + pairInHonours[sets]!);
    expect(hands).toEqual([34, 1_836, 49_332, 875_418, 11_498_658]);
  });
});

/** `tally[class][tiles]`: how many patterns of the part have this class and this many tiles. */
type Tally = number[][];

function tallySuit(table: Int32Array, patterns: Iterable<number>): Tally {
  const tally = emptyTally();
  for (const index of patterns) {
    const tiles = tilesIn(index);
    if (tiles <= 14) tally[table[index]! >>> CLASS_SHIFT]![tiles]!++;
  }
  return tally;
}

function emptyTally(): Tally {
  return Array.from({ length: 256 }, () => new Array<number>(15).fill(0));
}

function joinTallies(a: Tally, b: Tally, table: Uint8Array): Tally {
  const joined = emptyTally();
  forEachUsed(a, (i, tilesA, waysA) => {
    forEachUsed(b, (j, tilesB, waysB) => {
      if (tilesA + tilesB <= 14) joined[table[(i << 8) | j]!]![tilesA + tilesB]! += waysA * waysB;
    });
  });
  return joined;
}

function forEachUsed(tally: Tally, visit: (id: number, tiles: number, ways: number) => void): void {
  tally.forEach((row, id) => {
    row.forEach((ways, tiles) => {
      if (ways > 0) visit(id, tiles, ways);
    });
  });
}

/** How many hands of `size` tiles have each regular shanten, from −1 on. */
function histogram(suit: Tally, honours: Tally, size: number, melds: number): number[] {
  const pairs = joinTallies(suit, suit, SUIT_PAIR);
  const rest = joinTallies(suit, honours, SUIT_HONOURS);
  const hands = new Array<number>(14).fill(0);
  forEachUsed(pairs, (i, tilesA, waysA) => {
    forEachUsed(rest, (j, tilesB, waysB) => {
      if (tilesA + tilesB !== size) return;
      hands[REGULAR[(melds << 16) | (i << 8) | j]! + 1]! += waysA * waysB;
    });
  });
  return hands;
}

describe('the tables, counted over every hand there is', () => {
  const suit = once(() => tallySuit(SUIT_TABLE, listPatterns(9)));
  const honours = once(() => tallySuit(HONOUR_TABLE, listPatterns(7)));

  test('of 326,520,504,500 hands of 14 tiles, 11,498,658 are complete', () => {
    const hands = histogram(suit(), honours(), 14, 0);
    expect(hands.reduce((sum, ways) => sum + ways)).toBe(326_520_504_500);
    expect(hands[0]).toBe(11_498_658);
  });

  test.each([
    [1, 11, 875_418],
    [2, 8, 49_332],
    [3, 5, 1_836],
    [4, 2, 34],
  ])('with %i melds, of %i tiles: %i', (melds, size, complete) => {
    expect(histogram(suit(), honours(), size, melds)[0]).toBe(complete);
  });
});

describe('special forms', () => {
  const pairsOnly = (ranks: number) =>
    listPatterns(ranks).filter((index) =>
      digits(index).every((copies) => copies === 0 || copies === 2),
    );

  test('5,379,616 hands are seven pairs, 4,668 of them also four sets and a pair', () => {
    const hands = histogram(
      tallySuit(SUIT_TABLE, pairsOnly(9)),
      tallySuit(HONOUR_TABLE, pairsOnly(7)),
      14,
      0,
    );
    expect(hands.reduce((sum, ways) => sum + ways)).toBe(5_379_616);
    expect(hands[0]).toBe(4_668);
    expect(11_498_658 + 5_379_616 - 4_668 + 13).toBe(16_873_619);
  });

  test('every sample of seven pairs is complete, and no thirteen orphans is regular', () => {
    expect(shanten(counts('1122m3344p5566s77z'))).toBe(-1);
    for (let kind = 0; kind < 13; kind++) {
      const tiles = counts('19m19p19s1234567z');
      const orphans = [...tiles.keys()].filter((at) => tiles[at] === 1);
      tiles[orphans[kind]!]!++;
      expect(shanten(tiles)).toBe(-1);
      expect(regularShanten(tiles)).toBeGreaterThan(-1);
    }
  });
});
