import { describe, expect, test } from 'vitest';
import { regularShanten, shanten, shantenForms } from '../src/index.ts';
import { bruteShanten } from './bruteForce.ts';
import { counts, drawHand, drawNearHand, meldsFor, seeded } from './sampleHands.ts';

describe('shanten of well-known hands', () => {
  const rows: [hand: string, expected: number, why: string][] = [
    ['123m456p789s11222z', -1, 'complete'],
    ['123m456p789s1122z', 0, 'two pairs'],
    ['19m19p19s1234567z', 0, 'thirteen orphans, thirteen waits'],
    ['19m19p19s12345677z', -1, 'thirteen orphans complete'],
    ['1122m3344p5566s77z', -1, 'seven pairs complete'],
    ['1122m3344p5566s7z', 0, 'seven pairs tenpai'],
    ['1112345678999m', 0, 'nine gates'],
    ['11m22m33m44m55m66m77m', -1, 'seven pairs that are also four sets and a pair'],
    ['1111m2233445566p', 0, 'a quad is one pair of the seven'],
    ['147m258p369s12345z', 6, 'nothing but seven kinds for seven pairs'],
    ['', 13, 'no tiles at all'],
  ];
  test.each(rows)('%s is %i: %s', (text, expected) => {
    expect(shanten(counts(text))).toBe(expected);
  });
});

describe('a fifth copy is never a wait', () => {
  const rows: [hand: string, expected: number, why: string][] = [
    ['1111m111222333p', 1, 'the pair would need a fifth 1m'],
    ['123456789m1111z', 1, 'the pair would need a fifth east'],
    ['1111m', 1, 'three melds and a quad'],
    ['1111z', 1, 'three melds and an honour quad'],
    ['3333m', 1, 'a pair and 33 wait for 3, a run leaves no pair'],
    ['1111222233334z', 3, 'three honour quads and a single'],
    ['11112222333344z', 2, 'three honour quads and a pair'],
    ['11112222z', 1, 'two melds and two honour quads'],
    ['1111222z', 1, 'two melds, quad and triplet'],
    ['2344445m', 0, 'the fourth copy sits in a run: 1 4 7 still complete it'],
  ];
  test.each(rows)('%s is %i: %s', (text, expected) => {
    const tiles = counts(text);
    expect(shanten(tiles, meldsFor(tiles))).toBe(expected);
  });
});

describe('forms', () => {
  test('melds rule out seven pairs and thirteen orphans', () => {
    expect(shantenForms(counts('11223344m55p'), 1)).toEqual({
      regular: 0,
      chiitoi: null,
      kokushi: null,
      min: 0,
    });
  });

  test('each form is told apart', () => {
    expect(shantenForms(counts('19m19p19s1234567z'))).toEqual({
      regular: 8,
      chiitoi: 6,
      kokushi: 0,
      min: 0,
    });
  });

  test('seven pairs wants seven different kinds', () => {
    expect(shantenForms(counts('1111m2222p3333s44z')).chiitoi).toBe(5);
  });
});

describe('regular shanten equals trying every winning hand', () => {
  const flush = [0, 9, 18].map((first) => Array.from({ length: 9 }, (_, rank) => first + rank));
  const honours = [27, 28, 29, 30, 31, 32, 33];
  const pools: [name: string, hands: number, kinds: readonly number[] | null][] = [
    ['any tiles', 250, null],
    ['characters only', 500, flush[0]!],
    ['circles only', 250, flush[1]!],
    ['bamboos only', 250, flush[2]!],
    ['honours only', 250, honours],
    ['bamboos and honours', 300, [...flush[2]!, ...honours]],
    ['terminals and honours', 200, [0, 8, 9, 17, 18, 26, ...honours]],
  ];
  test.each(pools)('%s', (name, hands, kinds) => {
    const random = seeded(name.length * 7919);
    for (let i = 0; i < hands; i++) {
      for (let melds = 0; melds <= 4; melds++) {
        const size = 13 + (i % 2) - 3 * melds;
        const tiles = drawHand(random, kinds === null ? { size } : { size, kinds });
        expectBrute(tiles, melds);
      }
    }
  });

  test('hands near completion', () => {
    const random = seeded(1);
    for (let i = 0; i < 1500; i++) {
      for (let melds = 0; melds <= 3; melds++) {
        expectBrute(drawNearHand(random, 4 - melds, 1 + (i % 3)), melds);
      }
    }
  });

  function expectBrute(tiles: Uint8Array, melds: number): void {
    const expected = bruteShanten(tiles, melds);
    const got = regularShanten(tiles, melds);
    if (got !== expected) expect({ tiles: [...tiles], melds, got }).toEqual({ expected });
  }
});
