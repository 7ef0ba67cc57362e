import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareTiles,
  describeFault,
  describeNotationError,
  formatHand,
  formatMeld,
  formatTile,
  formatTiles,
  type Hand,
  isRedFive,
  kindOf,
  type Meld,
  type NotationFault,
  parseHand,
  parseMeld,
  parseTile,
  parseTiles,
  redFiveOf,
  SOURCES,
  TILE_COUNT,
  type Tile,
} from '../src/index.ts';

const tile = fc.nat(TILE_COUNT - 1);
const source = fc.constantFrom(...SOURCES);

const chi: fc.Arbitrary<Meld> = fc
  .tuple(fc.nat(2), fc.nat(6), fc.boolean())
  .map(([suit, rank, isRed]) => {
    const low = suit * 9 + rank;
    const tiles: Tile[] = [low, low + 1, low + 2].map((kind) => (isRed && redFiveOf(kind)) || kind);
    return { type: 'chi', tiles, from: 'left', called: null };
  });

const sameTiles: fc.Arbitrary<Meld> = fc
  .tuple(
    fc.constantFrom(
      'pon' as const,
      'calledKan' as const,
      'addedKan' as const,
      'concealedKan' as const,
    ),
    fc.nat(33),
    source,
    fc.boolean(),
  )
  .map(([type, kind, from, isRed]) => {
    const red = isRed ? redFiveOf(kind) : null;
    const size = type === 'pon' ? 3 : 4;
    const tiles = new Array<Tile>(size).fill(kind);
    if (red !== null) tiles[0] = red;
    return { type, tiles, from: type === 'concealedKan' ? null : from, called: null };
  });

const meld = fc.oneof(chi, sameTiles);

describe('round trips', () => {
  test('tiles', () => {
    fc.assert(
      fc.property(fc.array(tile, { maxLength: 40 }), (tiles) => {
        const sorted = [...tiles].sort(compareTiles);
        expect(parseTiles(formatTiles(tiles))).toEqual({ ok: true, value: sorted });
      }),
      { numRuns: 2_000 },
    );
  });

  test('one tile', () => {
    for (let each = 0; each < TILE_COUNT; each++) {
      expect(parseTile(formatTile(each))).toEqual({ ok: true, value: each });
    }
  });

  test('melds', () => {
    fc.assert(
      fc.property(meld, (value) => {
        expect(parseMeld(formatMeld(value))).toEqual({ ok: true, value });
        expect(parseMeld(formatMeld(value).slice(1, -1))).toEqual({ ok: true, value });
      }),
      { numRuns: 2_000 },
    );
  });

  test('hands', () => {
    const hands = fc.record({
      concealed: fc.array(tile, { maxLength: 14 }).map((tiles) => tiles.sort(compareTiles)),
      melds: fc.array(meld, { maxLength: 4 }),
    });
    fc.assert(
      fc.property(hands, (value: Hand) => {
        const text = formatHand(value);
        expect(parseHand(text)).toEqual({ ok: true, value });
      }),
      { numRuns: 2_000 },
    );
  });

  test('any accepted text has one canonical form', () => {
    const pieces = fc.constantFrom('1', '5', '0', '9', '7', 'm', 'p', 's', 'z');
    fc.assert(
      fc.property(fc.string({ unit: pieces, maxLength: 20 }), (text) => {
        const parsed = parseTiles(text);
        if (!parsed.ok) return;
        const canonical = formatTiles(parsed.value);
        const again = parseTiles(canonical);
        expect(again.ok && formatTiles(again.value)).toBe(canonical);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('what the notation means', () => {
  test('0 is the red five of its suit, sorted beside the other fives', () => {
    const parsed = parseTiles('550p');
    expect(parsed.ok && parsed.value.map(isRedFive)).toEqual([false, false, true]);
    expect(parsed.ok && parsed.value.map(kindOf)).toEqual([13, 13, 13]);
    expect(parsed.ok && formatTiles(parsed.value)).toBe('055p');
  });

  test('suits may come in any order and more than once', () => {
    const parsed = parseTiles('1z9m1m2z');
    expect(parsed.ok && formatTiles(parsed.value)).toBe('19m12z');
  });

  const melds: [text: string, type: string, from: string | null][] = [
    ['[123m<]', 'chi', 'left'],
    ['[312m<]', 'chi', 'left'],
    ['[406s<]', 'chi', 'left'],
    ['[555p^]', 'pon', 'across'],
    ['[550p>]', 'pon', 'right'],
    ['[5555p]', 'concealedKan', null],
    ['[5555p+<]', 'addedKan', 'left'],
    ['[0555p<]', 'calledKan', 'left'],
    ['7777z', 'concealedKan', null],
  ];
  test.each(melds)('%s is a %s from %s', (text, type, from) => {
    const parsed = parseMeld(text);
    expect(parsed.ok && [parsed.value.type, parsed.value.from]).toEqual([type, from]);
  });

  test('the tiles of a meld are read in any order', () => {
    const parsed = parseMeld('[312m<]');
    expect(parsed.ok && parsed.value.tiles).toEqual([0, 1, 2]);
  });

  const written = [
    '123m406p[789s<]',
    '11z[5555p+<][0555s>]',
    '2p[1111z][222z^][333z>]',
    '7z[6666z+^][5555z+>]',
    '[123m<]',
    '19m19p19s1234567z',
  ];
  test.each(written)('%s is written as it was read', (text) => {
    const parsed = parseHand(text);
    expect(parsed.ok && formatHand(parsed.value)).toBe(text);
  });

  test('nothing is an empty hand', () => {
    expect(parseHand('')).toEqual({ ok: true, value: { concealed: [], melds: [] } });
  });
});

describe('errors point at the character', () => {
  const tiles: [text: string, code: NotationFault, at: number][] = [
    ['123x', 'unexpectedCharacter', 3],
    ['12 3m', 'unexpectedCharacter', 2],
    ['123M', 'unexpectedCharacter', 3],
    ['-1m', 'unexpectedCharacter', 0],
    ['１m', 'unexpectedCharacter', 0],
    ['123m,', 'unexpectedCharacter', 4],
    ['m', 'missingDigits', 0],
    ['123mp', 'missingDigits', 4],
    ['123', 'missingSuit', 3],
    ['123m45', 'missingSuit', 6],
    ['8z', 'noSuchTile', 0],
    ['1239z', 'noSuchTile', 3],
    ['120z', 'noSuchTile', 2],
    ['5m10z', 'noSuchTile', 3],
  ];
  test.each(tiles)('parseTiles(%j): %s at %i', (text, code, at) => {
    expect(parseTiles(text)).toEqual({ ok: false, error: { code, text, at } });
  });

  const hands: [text: string, code: NotationFault, at: number][] = [
    ['123m[456m<', 'unclosedMeld', 4],
    ['123m[456m<]7m', 'tilesAfterMeld', 11],
    ['123m[456m<]]', 'tilesAfterMeld', 11],
    ['123[456m<]', 'missingSuit', 3],
    ['123m]', 'unexpectedCharacter', 4],
    ['1m[12m<]', 'wrongSize', 3],
    ['1m[]', 'wrongSize', 3],
    ['1m[<]', 'wrongSize', 3],
    ['1m[+<]', 'wrongSize', 3],
    ['1m[123m+<]', 'wrongSize', 3],
    ['1m[12345m<]', 'wrongSize', 3],
    ['1m[124m<]', 'notConsecutive', 3],
    ['1m[891m<]', 'notConsecutive', 3],
    ['1m[123z<]', 'notConsecutive', 3],
    ['1m[1m2m3p<]', 'notConsecutive', 3],
    ['1m[112m<]', 'notIdentical', 3],
    ['1m[1112m]', 'notIdentical', 3],
    ['1m[123m^]', 'chiNotFromLeft', 3],
    ['1m[123m]', 'source', 3],
    ['1m[555p]', 'source', 3],
    ['1m[5555p+]', 'source', 3],
    ['1m[55x5p<]', 'unexpectedCharacter', 5],
    ['1m[[123m<]]', 'unexpectedCharacter', 3],
    ['1m[8z88z<]', 'noSuchTile', 3],
    ['1m[123<]', 'missingSuit', 6],
  ];
  test.each(hands)('parseHand(%j): %s at %i', (text, code, at) => {
    expect(parseHand(text)).toEqual({ ok: false, error: { code, text, at } });
  });

  test('a meld has both brackets or none', () => {
    const fault = (text: string) => {
      const parsed = parseMeld(text);
      return parsed.ok ? null : [parsed.error.code, parsed.error.at];
    };
    expect(fault('[123m<')).toEqual(['unexpectedCharacter', 0]);
    expect(fault('123m<]')).toEqual(['unexpectedCharacter', 4]);
  });

  test.each(['', '12m', '1m1m', '1m2p'])('parseTile(%j) wants one tile', (text) => {
    expect(parseTile(text)).toEqual({ ok: false, error: { code: 'notOneTile', text, at: 0 } });
  });

  test('a person gets the place under a caret', () => {
    const parsed = parseTiles('123m8z');
    expect(parsed.ok ? '' : describeNotationError(parsed.error)).toMatch(
      /^“8” at character 5: .*\n {2}123m8z\n {6}\^$/,
    );
    expect(parsed.ok ? '' : describeNotationError(parsed.error)).toContain(
      describeFault('noSuchTile'),
    );
    expect(describeFault('noSuchTile')).toMatch(/^is not a tile of this suit/);
    const unfinished = parseTiles('12');
    expect(unfinished.ok ? '' : describeNotationError(unfinished.error)).toMatch(/^at the end: /);
  });

  test.each([
    { length: 120, at: 100, shown: [0, 120], dots: ['', ''] },
    { length: 121, at: 100, shown: [40, 121], dots: ['…', ''] },
    { length: 200, at: 140, shown: [80, 200], dots: ['…', ''] },
    { length: 300, at: 100, shown: [40, 160], dots: ['…', '…'] },
    { length: 300, at: 10, shown: [0, 120], dots: ['', '…'] },
  ])('of $length characters those around number $at are shown', ({ length, at, shown, dots }) => {
    const text = Array.from({ length }, (_, i) => (i * 7) % 10).join('');
    const lines = describeNotationError({ code: 'noSuchTile', text, at }).split('\n');
    expect(lines[1]).toBe(`  ${dots[0]}${text.slice(shown[0], shown[1])}${dots[1]}`);
    expect(lines[2]).toBe(`${' '.repeat(2 + dots[0]!.length + at - shown[0]!)}^`);
  });
});

describe('no text makes a parser throw', () => {
  const marks = fc.constantFrom(...'0123456789mpsz[]<>^+ xM'.split(''));
  const texts = fc.oneof(
    fc.string({ unit: marks, maxLength: 40 }),
    fc.string({ maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('__proto__', 'constructor', '[__proto__]', '[constructor<]'),
  );

  test('and every error lies within it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const parse of [parseTiles, parseTile, parseHand, parseMeld]) {
          const parsed = parse(text);
          if (parsed.ok) continue;
          expect(parsed.error.text).toBe(text);
          expect(parsed.error.at).toBeGreaterThanOrEqual(0);
          expect(parsed.error.at).toBeLessThanOrEqual(text.length);
          expect(describeNotationError(parsed.error)).toContain('^');
        }
      }),
      { numRuns: 20_000 },
    );
  });
});
