// Every way to split tiles into sets and a pair, and which of them the winning tile completed.

import { formatTiles, parseTile } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import {
  decompose,
  isSevenPairs,
  isThirteenOrphans,
  KIND_MASK,
  type Reading,
  readings,
  TRIPLET,
} from '../src/index.ts';
import { counts, hand } from './sampleHands.ts';

/** `111m 234m 55m`: the sets as they were found, then the pair. */
function splits(text: string, sets: number): string[] {
  const found = decompose(counts(text), sets);
  return Array.from({ length: found.count }, (_, i) => {
    const codes = [...found.sets.slice(i * 4, i * 4 + sets)];
    const pair = found.pairs[i]!;
    return [...codes.map(setText), formatTiles([pair, pair])].join(' ');
  });
}

function setText(code: number): string {
  const kind = code & KIND_MASK;
  return formatTiles(code & TRIPLET ? [kind, kind, kind] : [kind, kind + 1, kind + 2]);
}

describe('tiles are split in every way, and in each once', () => {
  const rows: [tiles: string, sets: number, expected: string[]][] = [
    ['11m', 0, ['11m']],
    ['77z', 0, ['77z']],
    ['11222m', 1, ['222m 11m']],
    ['11123m', 1, ['123m 11m']],
    ['11112233m', 2, ['123m 123m 11m']],
    ['333444555m11p', 3, ['333m 444m 555m 11p', '345m 345m 345m 11p']],
    ['789m789p789s11z', 3, ['789m 789p 789s 11z']],
    ['111122223333m44z', 4, ['111m 123m 222m 333m 44z', '123m 123m 123m 123m 44z']],
    [
      '22334455667788s',
      4,
      ['345s 345s 678s 678s 22s', '234s 234s 678s 678s 55s', '234s 234s 567s 567s 88s'],
    ],
    [
      '11122233344455m',
      4,
      [
        '111m 222m 333m 444m 55m',
        '111m 234m 345m 345m 22m',
        '111m 234m 234m 234m 55m',
        '123m 123m 123m 444m 55m',
      ],
    ],
  ];
  test.each(rows)('%s into %i sets and a pair', (text, sets, expected) => {
    expect(splits(text, sets).sort()).toEqual([...expected].sort());
  });

  test.each<[tiles: string, sets: number, why: string]>([
    ['123m', 1, 'no pair'],
    ['11m', 1, 'no set'],
    ['11122m', 0, 'a triplet too many'],
    ['12322m', 0, 'a run too many'],
    ['1122m', 0, 'two pairs'],
    ['1122m', 1, 'two pairs for one set'],
    ['1155m', 0, 'two pairs that are apart'],
    ['1233m', 1, 'the pair would take a tile of the run'],
    ['1133m', 1, 'a middle is missing'],
    ['12233m', 1, 'the pair would need another tile'],
    ['1122m456p', 1, 'a second pair'],
    ['11m89m1p', 1, 'a run does not go over into the next suit'],
    ['11m9p12s', 1, 'nor from its last tile'],
    ['11m123z', 1, 'the winds make no run'],
    ['11m567z', 1, 'nor do the dragons'],
    ['11m9s12z', 1, 'nor the bamboos with the winds'],
    ['11m124p', 1, 'no three in a row'],
    ['11m134p', 1, 'nor three with a gap before'],
    ['11m1123p4p', 2, 'one tile of two runs is missing'],
  ])('%s into %i sets and a pair: never, %s', (text, sets) => {
    expect(splits(text, sets)).toEqual([]);
  });

  test('and one hand leaves nothing behind for the next', () => {
    expect(splits('11223344556677m', 4)).toHaveLength(3);
    expect(splits('11m', 0)).toEqual(['11m']);
    expect(splits('123m', 1)).toEqual([]);
  });
});

/** `twoSided 123m: 123m 456p 11z`: the wait, what it completed, and the whole reading. */
function told({ form, wait, groups, completed, pair }: Reading): string {
  const texts = groups.map(({ type, kind }) =>
    type === 'sequence'
      ? formatTiles([kind, kind + 1, kind + 2])
      : formatTiles(new Array(type === 'kan' ? 4 : 3).fill(kind)),
  );
  const pairText = formatTiles([pair, pair]);
  const what = completed === null ? pairText : texts[completed];
  return `${form} ${wait} ${what}: ${[...texts, pairText].join(' ')}`;
}

function read(text: string, winning: string, forms?: Parameters<typeof readings>[2]): string[] {
  const tile = parseTile(winning);
  if (!tile.ok) throw new Error(winning);
  return readings(hand(text), tile.value, forms).map(told);
}

describe('the winning tile completed', () => {
  const REST = '[555p^][7777s][111z^]';
  test.each<[hand: string, winning: string, expected: string[]]>([
    [`23m11p${REST}`, '1m', ['twoSided 123m: 123m']],
    [`23m11p${REST}`, '4m', ['twoSided 234m: 234m']],
    [`12m11p${REST}`, '3m', ['edge 123m: 123m']],
    [`89m11p${REST}`, '7m', ['edge 789m: 789m']],
    [`78m11p${REST}`, '9m', ['twoSided 789m: 789m']],
    [`78m11p${REST}`, '6m', ['twoSided 678m: 678m']],
    [`13m11p${REST}`, '2m', ['middle 123m: 123m']],
    [`22m11p${REST}`, '2m', ['twoPairs 222m: 222m']],
    [`12s11p${REST}`, '3s', ['edge 123s: 123s']],
  ])('%s with %s: %s', (text, winning, expected) => {
    expect(read(text, winning)).toEqual(
      expected.map((one) => `standard ${one} 555p 7777s 111z 11p`),
    );
  });

  test('a pair or a run, where it may be either', () => {
    expect(read('2345m[333p^][444s^][111z^]', '2m')).toEqual([
      'standard pair 22m: 345m 333p 444s 111z 22m',
    ]);
    expect(read('3334m[333p^][444s^][111z^]', '5m')).toEqual([
      'standard twoSided 345m: 345m 333p 444s 111z 33m',
    ]);
    expect(read('1112m[333p^][444s^][111z^]', '3m')).toEqual([
      'standard edge 123m: 123m 333p 444s 111z 11m',
    ]);
  });

  test('the first of two sets that are alike', () => {
    expect(read('12233m555p777s11z', '1m')).toEqual([
      'standard twoSided 123m: 123m 123m 555p 777s 11z',
    ]);
  });

  test('something else in each way to split the hand', () => {
    expect(read('2233445566778s', '8s')).toEqual([
      'standard twoSided 678s: 345s 345s 678s 678s 22s',
      'standard twoSided 678s: 234s 234s 678s 678s 55s',
      'standard pair 88s: 234s 234s 567s 567s 88s',
      'sevenPairs pair 88s: 88s',
    ]);
  });

  test('a pair beside a chi that is named by its lowest tile, wherever that lies', () => {
    const { concealed, melds } = hand('1m[123p<][555s^][111z^][222z^]');
    const [chi, ...others] = melds;
    const turned = { ...chi!, tiles: [...chi!.tiles].reverse() };
    expect(readings({ concealed, melds: [turned, ...others] }, 0).map(told)).toEqual([
      'standard pair 11m: 123p 555s 111z 222z 11m',
    ]);
  });
});

describe('the special forms', () => {
  test('are read where the rules have them', () => {
    expect(read('1122m3344p5566s7z', '7z')).toEqual(['sevenPairs pair 77z: 77z']);
    expect(read('19m19p19s1234567z', '9s')).toEqual(['thirteenOrphans thirteenOrphans 99s: 99s']);
    expect(read('19m19p199s123456z', '7z')).toEqual(['thirteenOrphans oneOrphan 99s: 99s']);
    expect(read('1122m3344p5566s7z', '7z', { sevenPairs: false, thirteenOrphans: true })).toEqual(
      [],
    );
    expect(read('19m19p19s1234567z', '9s', { sevenPairs: true, thirteenOrphans: false })).toEqual(
      [],
    );
  });

  test('seven pairs are seven kinds, each twice', () => {
    expect(isSevenPairs(counts('1122m3344p5566s77z'))).toBe(true);
    expect(isSevenPairs(counts('1111m3344p5566s77z'))).toBe(false);
    expect(isSevenPairs(counts('1122m3344p5566s'))).toBe(false);
    expect(isSevenPairs(counts('1122m3344p5566s7z'))).toBe(false);
    expect(isSevenPairs(counts('1122m3344p5566s7788s'))).toBe(false);
    expect(isSevenPairs(counts('1122m3344p5566s177z'))).toBe(false);
  });

  test('thirteen orphans are each of them, one twice, and nothing else', () => {
    expect(isThirteenOrphans(counts('19m19p19s12345677z'))).toBe(true);
    expect(isThirteenOrphans(counts('19m19p19s1234567z'))).toBe(false);
    expect(isThirteenOrphans(counts('19m19p19s12345677z5m'))).toBe(false);
    expect(isThirteenOrphans(counts('19m19p19s1234567z5m'))).toBe(false);
    expect(isThirteenOrphans(counts('119m19p19s12345677z'))).toBe(false);
    expect(isThirteenOrphans(counts('19m19p119s1234566z'))).toBe(false);
  });
});
