// The shanten tests of other projects (`shared/data/README.md` §7), with every difference explained.

import { type Counts, type Hand, type Meld, type MeldType, parseTile } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import {
  hasShared,
  readJson,
  readJsonl,
  sharedNote,
  sharedPath,
} from '../../../proof/spec/support/shared.ts';
import {
  handShantenForms,
  isComplete,
  regularShanten,
  type ShantenForms,
  shanten,
  shantenForms,
  waitsOf,
} from '../src/index.ts';
import { counts, meldsFor } from './sampleHands.ts';

const fixture = (name: string) => sharedPath('data', 'fixtures', name);
const expectedFile = (name: string) => sharedPath('bench-peers', 'expected', name);

type FormName = 'regular' | 'chiitoi' | 'kokushi' | 'all' | 'chiitoitsu';

function pick(forms: ShantenForms, form: FormName): number | null {
  if (form === 'all') return forms.min;
  return form === 'chiitoitsu' ? forms.chiitoi : forms[form];
}

function formsOf(text: string): ShantenForms {
  const tiles = counts(text);
  return shantenForms(tiles, meldsFor(tiles));
}

describe.skipIf(!hasShared)(`shanten fixtures${sharedNote}`, () => {
  test('40,000 problems of tomohxx: normal, half flush, full flush, orphans', () => {
    const rows = readJsonl<ShantenForms & { set: string; hand: string }>(
      fixture('shanten_40000.jsonl.gz'),
    );
    expect(rows).toHaveLength(40_000);
    const different = rows.filter((row) => {
      const { regular, chiitoi, kokushi, min } = formsOf(row.hand);
      const isSame = regular === row.regular && chiitoi === row.chiitoi && kokushi === row.kokushi;
      return !isSame || min !== row.min || shanten(counts(row.hand)) !== row.min;
    });
    expect(different).toEqual([]);
  });

  test('gimite/mjai, 1,000 hands: it judges four sets and a pair only', () => {
    const rows = readJsonl<{ hand: string; min: number }>(fixture('shanten_gimite_mjai.jsonl.gz'));
    expect(rows).toHaveLength(1_000);
    expect(rows.filter((row) => regularShanten(counts(row.hand)) !== row.min)).toEqual([]);
  });

  test('Apricot collection, fifth-tile hands among them', () => {
    const rows = readJsonl<{ name: string; hand: string; regular: number }>(
      fixture('shanten_apricot_collection.jsonl'),
    );
    expect(rows).toHaveLength(33);
    expect(rows.filter((row) => formsOf(row.hand).regular !== row.regular)).toEqual([]);
  });

  test('MahjongRepository/mahjong shanten', () => {
    const rows = readJsonl<{ hand: string; form: FormName; expected: number }>(
      fixture('mahjong_py_shanten.jsonl'),
    );
    expect(rows).toHaveLength(57);
    expect(rows.filter((row) => pick(formsOf(row.hand), row.form) !== row.expected)).toEqual([]);
  });

  test('Apricot xiangting: replacement number less one', () => {
    const rows = readJsonl<{ hand: string; form: FormName; shanten: number | null }>(
      fixture('xiangting_necessary_tiles.jsonl'),
    );
    expect(rows).toHaveLength(127);
    expect(rows.filter((row) => pick(formsOf(row.hand), row.form) !== row.shanten)).toEqual([]);
  });

  test('crafted edge cases: quads, short hands, traps', () => {
    const rows = readJson<{ hand: string; std: number; all: number }[]>(
      expectedFile('shanten-craft.json'),
    );
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter(differsFromExpected)).toEqual([]);
  });

  test('hands that trap a search taking the most sets first', () => {
    const rows = readJson<{ hand: string; std: number; all: number }[]>(
      expectedFile('shanten-greedy-traps.json'),
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(differsFromExpected)).toEqual([]);
  });

  function differsFromExpected(row: { hand: string; std: number; all: number }): boolean {
    const tiles = counts(row.hand);
    const melds = meldsFor(tiles);
    return regularShanten(tiles, melds) !== row.std || shanten(tiles, melds) !== row.all;
  }
});

describe.skipIf(!hasShared)(`tenpai and win fixtures${sharedNote}`, () => {
  test('RiichiEnv tenpai', () => {
    const rows = readJsonl<{ hand: string; isTenpai: boolean }>(fixture('riichienv_tenpai.jsonl'));
    expect(rows).toHaveLength(200);
    const different = rows.filter((row) => {
      const tiles = counts(row.hand);
      const isTenpai = waitsOf(tiles).length > 0;
      return isTenpai !== row.isTenpai || isTenpai !== (shanten(tiles) === 0);
    });
    expect(different).toEqual([]);
  });

  test('MahjongRepository/mahjong agari', () => {
    const rows = readJsonl<{ hand: string; openSets: string[]; isAgari: boolean }>(
      fixture('mahjong_py_agari.jsonl'),
    );
    expect(rows).toHaveLength(34);
    expect(rows.filter((row) => isWin(row) !== row.isAgari)).toEqual([]);
  });

  /** The rows give all tiles together; ours takes the concealed ones and the number of melds. */
  function isWin(row: { hand: string; openSets: string[] }): boolean {
    const tiles = counts(row.hand);
    const concealed: Counts = tiles.slice();
    for (const set of row.openSets) {
      counts(set).forEach((copies, kind) => {
        concealed[kind]! -= copies;
      });
    }
    const melds = row.openSets.length > 0 ? row.openSets.length : Math.max(0, meldsFor(tiles));
    return isComplete(concealed, melds);
  }
});

interface MajiangMeld {
  readonly type: string;
  readonly tiles: readonly string[];
}
interface MajiangRow {
  readonly test: string;
  readonly kind: 'shanten' | 'waits';
  readonly form: FormName | null;
  readonly closedTiles: string;
  readonly melds: readonly MajiangMeld[];
  readonly expected: number | null;
}

describe.skipIf(!hasShared)(`majiang-core unit tests${sharedNote}`, () => {
  const EXPLAINED: Readonly<Record<string, string>> = {
    '11122m regular: 0, ours -1':
      'complete in shape right after a call: majiang-core knows that a discard is due, counts do not',
    '1188m2288p05s112277z chiitoi: -1, ours 6': 'sixteen tiles, more than a hand can have',
  };

  test('shanten by form', () => {
    const rows = readJsonl<MajiangRow>(fixture('majiang_core_xiangting_unit.jsonl'));
    expect(rows).toHaveLength(80);
    const different = rows
      .filter((row) => row.kind === 'shanten')
      .map((row) => ({ row, got: pick(handShantenForms(handOf(row)), row.form ?? 'all') }))
      .filter(({ row, got }) => got !== row.expected)
      .map(({ row, got }) => `${row.closedTiles} ${row.form}: ${row.expected}, ours ${got}`);
    expect(different).toEqual(Object.keys(EXPLAINED));
  });

  function handOf(row: MajiangRow): Hand {
    const melds = row.melds.map((meld): Meld => {
      const tiles = meld.tiles.map((text) => {
        const tile = parseTile(text);
        if (!tile.ok) throw new Error(text);
        return tile.value;
      });
      const type: MeldType = meld.type === 'ankan' ? 'concealedKan' : (meld.type as MeldType);
      return { type, tiles, from: null, called: null };
    });
    return { concealed: concealedOf(row.closedTiles), melds };
  }

  function concealedOf(text: string): number[] {
    return [...counts(text)].flatMap((copies, kind) => new Array<number>(copies).fill(kind));
  }
});
