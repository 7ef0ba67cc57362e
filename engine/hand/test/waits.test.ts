import { countTiles, formatTiles, type Hand, parseTiles, tilesOf } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { handShanten, isComplete, isTenpai, readings, waits, waitsOf } from '../src/index.ts';
import { counts, drawNearHand, hand, seeded } from './sampleHands.ts';

describe('waits', () => {
  const rows: [hand: string, expected: string, why: string][] = [
    ['123m456p789s1122z', '12z', 'two pairs'],
    ['23m456p789s11222z', '14m', 'two-sided'],
    ['12m456p789s11222z', '3m', 'edge'],
    ['13m456p789s11222z', '2m', 'middle'],
    ['1112345678999m', '123456789m', 'nine gates'],
    ['19m19p19s1234567z', '19m19p19s1234567z', 'thirteen orphans'],
    ['119m19p19s123456z', '7z', 'thirteen orphans on one kind'],
    ['1122m3344p5566s7z', '7z', 'seven pairs'],
    ['2233m445566p77s8s', '8s', 'seven pairs only: 23 23 leave no pair for 445566'],
    ['223344m556677p8s', '8s', 'seven pairs and two double runs share the pair wait'],
    ['1234444m456p789s', '1m', 'the 4m that would also fit is a fifth copy'],
    ['1111m111222333p', '', 'nothing but a fifth 1m'],
    ['406m123p789s1122z', '12z', 'a red five is a five'],
    ['2224m', '34m', 'three melds: 222 wait on 4, 22 wait on 3'],
    ['147m258p369s1234z', '', 'far away'],
  ];
  test.each(rows)('%s waits for [%s]: %s', (text, expected) => {
    const tiles = hand(text);
    const melds = Math.floor((13 - tiles.concealed.length) / 3);
    expect(formatTiles(waitsOf(counts(text), melds))).toBe(expected);
  });
});

describe('one hand after another', () => {
  test('a tile that the hand before waited for is none when all four are held', () => {
    expect(formatTiles(waits(hand('23m456p789s11222z')))).toBe('14m');
    expect(formatTiles(waits(hand('1234444m456p789s')))).toBe('1m');
  });

  test('a tile that the hand before did not wait for is one beside four of another', () => {
    expect(formatTiles(waits(hand('23m456p789s11222z')))).toBe('14m');
    expect(formatTiles(waits(hand('123m456p789999s2z')))).toBe('2z');
  });
});

describe('copies in the player’s own melds are no waits', () => {
  const rows: [hand: string, expected: string, why: string][] = [
    ['46p11z123s[5555p][123m<]', '', 'kan 5555p, waiting for 5p only'],
    ['46p11z123s[5555p+<][123m<]', '', 'the same with an added kan'],
    ['5p[555p<][123m<][123m<][111z^]', '', 'pon 555p and a lone 5p'],
    ['34p11z123s[5555p][123m<]', '2p', 'of a two-sided wait only the impossible side is dropped'],
    ['46p11z123s[555p<][123m<]', '5p', 'one copy is left'],
    ['56p11z123s[4444p][7777p]', '', 'both sides are exhausted'],
  ];
  test.each(rows)('%s waits for [%s]: %s', (text, expected) => {
    const tiles = hand(text);
    expect(formatTiles(waits(tiles))).toBe(expected);
    expect(isTenpai(tiles)).toBe(expected !== '');
    expect(handShanten(tiles)).toBe(expected === '' ? 1 : 0);
  });
});

describe('waits and readings, found in different ways, agree', () => {
  test('a tile is a wait exactly when the hand with it has a reading', () => {
    const random = seeded(46);
    let tenpai = 0;
    for (let i = 0; i < 3_000; i++) {
      const tiles = drawNearHand(random, 4, i % 2);
      const concealed = tilesOf(tiles);
      concealed.splice(random(14), 1);
      const thirteen: Hand = { concealed, melds: [] };
      const held = countTiles(concealed);
      const read = [...held.keys()].filter(
        (kind) => held[kind]! < 4 && readings(thirteen, kind).length > 0,
      );
      expect(waits(thirteen)).toEqual(read);
      if (read.length > 0) tenpai++;
    }
    expect(tenpai).toBeGreaterThan(1_500);
  });
});

describe('rules without the special forms', () => {
  const neither = { sevenPairs: false, thirteenOrphans: false };

  test('seven pairs is neither complete nor tenpai', () => {
    const tiles = counts('1122m3344p5566s77z');
    expect(isComplete(tiles)).toBe(true);
    expect(isComplete(tiles, 0, neither)).toBe(false);
    expect(isComplete(tiles, 0, { thirteenOrphans: false })).toBe(true);
    expect(waits(hand('1122m3344p5566s7z'), neither)).toEqual([]);
    expect(waits(hand('1122m3344p5566s7z'), { sevenPairs: false })).toEqual([]);
    expect(isTenpai(hand('1122m3344p5566s7z'), neither)).toBe(false);
    expect(handShanten(hand('1122m3344p5566s7z'), neither)).toBeGreaterThan(0);
  });

  test('thirteen orphans likewise', () => {
    expect(waits(hand('19m19p19s1234567z'), { thirteenOrphans: false })).toEqual([]);
    expect(waits(hand('19m19p19s1234567z'), { sevenPairs: false })).toHaveLength(13);
    expect(handShanten(hand('19m19p19s1234567z'), neither)).toBe(8);
    expect(handShanten(hand('19m19p19s1234567z'), { thirteenOrphans: false })).toBe(6);
  });

  test('the regular reading of a double hand stays', () => {
    expect(isComplete(counts('11223344556677m'), 0, neither)).toBe(true);
    expect(waits(hand('1122334455667m'), neither)).toEqual(parse('147m'));
  });
});

describe('whether a hand is complete', () => {
  test.each<[tiles: string, melds: number, isWin: boolean]>([
    ['123m456p789s11222z', 0, true],
    ['123m456p789s11223z', 0, false],
    ['123m456p11222z', 1, true],
    ['123m11z', 3, true],
    ['124m11z', 3, false],
    ['11z', 4, true],
    ['12z', 4, false],
  ])('%s beside %i melds: %s', (text, melds, isWin) => {
    expect(isComplete(counts(text), melds)).toBe(isWin);
    expect(isComplete(counts(text), melds, {})).toBe(isWin);
  });
});

describe('hands of the wrong size', () => {
  test('fifteen or thirteen tiles are never complete', () => {
    expect(isComplete(counts('123m456p789s112223z'))).toBe(false);
    expect(isComplete(counts('123m456p789s1122z'))).toBe(false);
    expect(isComplete(counts('123m456p789s11222z'), 1)).toBe(false);
  });

  test('waits of fourteen tiles are a mistake of the caller', () => {
    expect(() => waits(hand('123m456p789s11222z'))).toThrow(/expected 13 .* got 14/);
    expect(() => waitsOf(counts('123m456p789s1122z'), 1)).toThrow(RangeError);
  });
});

function parse(text: string): number[] {
  const tiles = parseTiles(text);
  if (!tiles.ok) throw new Error(text);
  return tiles.value;
}
