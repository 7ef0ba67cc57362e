import {
  countTiles,
  formatTile,
  formatTiles,
  type Hand,
  kindOf,
  type Meld,
  type MeldType,
  parseTile,
  parseTiles,
} from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import {
  hasShared,
  readJsonl,
  sharedNote,
  sharedPath,
} from '../../../proof/spec/support/shared.ts';
import { discards, handShanten, improvingTiles, shantenForms } from '../src/index.ts';
import { counts, hand, meldsFor, sizeOf } from './sampleHands.ts';

const fixture = (name: string) => sharedPath('data', 'fixtures', name);
const NO_PAIRS = { sevenPairs: false, thirteenOrphans: false };

function kindsText(tiles: readonly { readonly kind: number }[]): string {
  return formatTiles(tiles.map((tile) => tile.kind));
}

function total(tiles: readonly { readonly remaining: number }[]): number {
  return tiles.reduce((sum, tile) => sum + tile.remaining, 0);
}

describe('improving tiles', () => {
  test('count what the player neither owns nor sees', () => {
    const tiles = hand('23m456p789s11222z');
    expect(improvingTiles(tiles)).toEqual([
      { kind: 0, remaining: 4 },
      { kind: 3, remaining: 4 },
    ]);
    const visible = counts('1m1m444m');
    expect(improvingTiles(tiles, visible)).toEqual([
      { kind: 0, remaining: 2 },
      { kind: 3, remaining: 1 },
    ]);
    expect(improvingTiles(tiles, counts('1111m'))).toEqual([{ kind: 3, remaining: 4 }]);
  });

  test('a copy in a meld neither remains nor helps', () => {
    const [only] = improvingTiles(hand('46p11z123s[555p<][123m<]'));
    expect(only).toEqual({ kind: 13, remaining: 1 });
    const noten = improvingTiles(hand('46p11z123s[5555p][123m<]'));
    expect(kindsText(noten)).toBe('234678p1z');
  });

  test('rules without seven pairs look at the runs only', () => {
    const tiles = hand('1122m3344p5566s7z');
    expect(kindsText(improvingTiles(tiles))).toBe('7z');
    expect(kindsText(improvingTiles(tiles, undefined, NO_PAIRS))).not.toBe('7z');
  });

  test('fourteen tiles are a mistake of the caller', () => {
    expect(() => improvingTiles(hand('123m456p789s11222z'))).toThrow(RangeError);
    expect(() => discards(hand('123m456p789s1122z'))).toThrow(RangeError);
  });
});

describe('discards', () => {
  test('best first: lowest shanten, most tiles, order of tiles', () => {
    const rows = discards(hand('3344z6699p11345s8m')).map(
      (choice) => `${formatTile(choice.tile)} ${choice.shanten} ${choice.count}`,
    );
    expect(rows).toEqual([
      '8m 1 9',
      '3s 1 9',
      '4s 1 9',
      '5s 1 9',
      '6p 2 22',
      '9p 2 22',
      '1s 2 22',
      '3z 2 22',
      '4z 2 22',
    ]);
  });

  test('a red five and a plain five are two choices', () => {
    const tiles = discards(hand('055m123p456s11222z')).map((choice) => formatTile(choice.tile));
    expect(tiles.filter((tile) => tile === '0m' || tile === '5m')).toHaveLength(2);
    expect(new Set(tiles).size).toBe(tiles.length);
  });

  test('the discarded copy cannot come back', () => {
    const choice = discards(hand('1111m23m456p789s11z')).find(({ tile }) => tile === 0);
    expect(choice).toBeDefined();
    expect(choice!.improving.some(({ kind }) => kind === 0)).toBe(false);
  });

  test('after a call there are eleven tiles', () => {
    const [best] = discards(hand('46p11z123s789s9m[555p<]'));
    expect(formatTile(best!.tile)).toBe('9m');
    expect(best!.shanten).toBe(0);
    expect(best!.improving).toEqual([{ kind: 13, remaining: 1 }]);
  });
});

type FormName = 'regular' | 'chiitoi' | 'kokushi' | 'all';

/** Shanten of one form; null where the melds rule it out. */
function formShanten(tiles: Uint8Array, melds: number, form: FormName): number | null {
  const forms = shantenForms(tiles, melds);
  return form === 'all' ? forms.min : forms[form];
}

function without(tiles: Uint8Array, kind: number): Uint8Array {
  const rest = tiles.slice();
  rest[kind]!--;
  return rest;
}

/**
 * Kinds whose draw lowers the shanten of one form; those already held four times are out. A full hand
 * discards first: the tile that it can spare is never the one it needs.
 */
function lowering(text: string, form: FormName): string {
  const tiles = counts(text);
  const melds = meldsFor(tiles);
  const now = formShanten(tiles, melds, form);
  if (now === null) return '';
  const isFull = (sizeOf(tiles) - 2) % 3 === 0;
  const starts = isFull ? heldKinds(tiles).map((kind) => without(tiles, kind)) : [tiles];
  const kinds = [...tiles.keys()].filter(
    (kind) =>
      tiles[kind]! < 4 &&
      starts.some((start) => {
        const drawn = start.slice();
        drawn[kind]!++;
        return formShanten(drawn, melds, form)! < now;
      }),
  );
  return formatTiles(kinds);
}

/** Kinds whose discard keeps the shanten of one form. */
function keeping(text: string, form: FormName): string {
  const tiles = counts(text);
  const melds = meldsFor(tiles);
  const now = formShanten(tiles, melds, form);
  if (now === null) return '';
  const isSpare = (kind: number) => formShanten(without(tiles, kind), melds, form) === now;
  return formatTiles(heldKinds(tiles).filter(isSpare));
}

function heldKinds(tiles: Uint8Array): number[] {
  return [...tiles.keys()].filter((kind) => tiles[kind]! > 0);
}

describe.skipIf(!hasShared)(`improving tiles of other projects${sharedNote}`, () => {
  interface NecessaryRow {
    readonly test: string;
    readonly form: FormName;
    readonly hand: string;
    readonly necessary: string | null;
    readonly unnecessary: string | null;
  }

  test('Apricot xiangting: necessary and unnecessary tiles', () => {
    const rows = readJsonl<NecessaryRow>(fixture('xiangting_necessary_tiles.jsonl'));
    const different = rows.flatMap((row) => {
      const necessary = row.necessary ?? null;
      const unnecessary = row.unnecessary ?? null;
      const ours = [
        necessary === null ? null : lowering(row.hand, row.form),
        unnecessary === null ? null : keeping(row.hand, row.form),
      ];
      const theirs = [necessary, unnecessary].map((text) => text && canonical(text));
      return ours[0] === theirs[0] && ours[1] === theirs[1]
        ? []
        : [`${row.form} ${row.hand}: ${theirs}, ours ${ours}`];
    });
    expect(different).toEqual([]);
  });

  test('the same through the public functions, for hands of thirteen and fourteen tiles', () => {
    const rows = readJsonl<NecessaryRow>(fixture('xiangting_necessary_tiles.jsonl'));
    const whole = rows.filter((row) => row.form === 'all' && row.necessary !== null);
    for (const row of whole) {
      const tiles = hand(row.hand);
      if (tiles.concealed.length === 13) {
        expect(kindsText(improvingTiles(tiles))).toBe(canonical(row.necessary!));
      }
    }
    expect(whole.length).toBeGreaterThan(0);
  });
});

function canonical(text: string): string {
  const tiles = parseTiles(text);
  if (!tiles.ok) throw new Error(text);
  return formatTiles(
    [...countTiles(tiles.value)].flatMap((copies, kind) => (copies > 0 ? [kind] : [])),
  );
}

describe.skipIf(!hasShared)(`majiang-core: tiles that lower the shanten${sharedNote}`, () => {
  interface Row {
    readonly kind: string;
    readonly closedTiles: string;
    readonly melds: readonly { readonly type: string; readonly tiles: readonly string[] }[];
    readonly expected: readonly string[] | null;
  }
  const EXPLAINED: Readonly<Record<string, string>> = {
    '13m456p789s11z: 2m, ours 1m,3m,4m,5m,1z':
      'all four 2m lie in a concealed kan: majiang-core counts the concealed tiles only, we the kan too',
  };

  test('waits', () => {
    const rows = readJsonl<Row>(fixture('majiang_core_xiangting_unit.jsonl')).filter(
      (row) => row.kind === 'waits',
    );
    const different = rows.flatMap((row) => {
      const tiles = handOf(row);
      if (row.expected === null) {
        expect(() => improvingTiles(tiles)).toThrow(RangeError);
        return [];
      }
      const ours = improvingTiles(tiles).map(({ kind }) => formatTile(kind));
      const isSame = ours.join() === row.expected.join();
      return isSame ? [] : [`${row.closedTiles}: ${row.expected}, ours ${ours}`];
    });
    expect(different).toEqual(Object.keys(EXPLAINED));
  });

  function handOf(row: Row): Hand {
    const melds = row.melds.map((meld): Meld => {
      const type: MeldType = meld.type === 'ankan' ? 'concealedKan' : (meld.type as MeldType);
      const tiles = meld.tiles.flatMap((text) => {
        const tile = parseTile(text);
        return tile.ok ? [tile.value] : [];
      });
      return { type, tiles, from: null, called: null };
    });
    return { concealed: hand(row.closedTiles).concealed, melds };
  }
});

describe.skipIf(!hasShared)(`mahjong-utils: advances${sharedNote}`, () => {
  interface Advance {
    readonly shanten: number;
    readonly advance: string;
    readonly advanceNum: number;
  }
  interface Row extends Advance {
    readonly form: FormName;
    readonly hand: string;
    readonly discards?: Readonly<Record<string, Advance>>;
  }
  const rows = hasShared ? readJsonl<Row>(fixture('shanten_ukeire_mahjong_utils.jsonl')) : [];

  test('of thirteen tiles', () => {
    const different = rows
      .filter((row) => row.discards === undefined && row.hand.replace(/[mpsz]/g, '').length === 13)
      .flatMap((row) => {
        const tiles = hand(row.hand);
        const forms = row.form === 'regular' ? NO_PAIRS : undefined;
        const improving = improvingTiles(tiles, undefined, forms);
        const ours = [handShanten(tiles, forms), kindsText(improving), total(improving)].join(' ');
        const theirs = [row.shanten, canonical(row.advance), row.advanceNum].join(' ');
        return ours === theirs ? [] : [`${row.form} ${row.hand}: ${theirs}, ours ${ours}`];
      });
    expect(different).toEqual([]);
  });

  // The recorded tables were merged over all its hands, so a row says nothing about its own hand:
  // what can be asked is that each entry is right for one of the hands in the file.
  test('of fourteen tiles, each entry for one of the hands', () => {
    const withDiscards = rows.filter((row) => row.discards !== undefined);
    const choices = withDiscards.flatMap((row) => {
      // Shorter hands leave out their melds; dragons called elsewhere do not touch the rest.
      const melds = ['[777z^]', '[666z^]'].slice(0, meldsFor(counts(row.hand)));
      return discards(hand(row.hand + melds.join('')));
    });
    // Its entries name a red five as a five.
    const ours = new Set(
      choices.map(({ tile, shanten, improving, count }) =>
        [formatTile(kindOf(tile)), shanten, kindsText(improving), count].join(' '),
      ),
    );
    const entries = new Set(
      withDiscards.flatMap((row) =>
        Object.entries(row.discards ?? {}).map(([tile, advance]) =>
          [tile, advance.shanten, canonical(advance.advance), advance.advanceNum].join(' '),
        ),
      ),
    );
    expect([...entries].filter((entry) => !ours.has(entry))).toEqual([]);
  });
});
