// Rulebooks side by side: the address holds the selection, and the rows are those that differ.

import { refOf } from '@hanchan/kit/books/customRules.ts';
import { bookFrom, type ReadBook } from '@hanchan/kit/books/rulesetOf.ts';
import { loadRulings, partsOfReason } from '@hanchan/kit/books/rulings.ts';
import { elsewhere, yakuGroups } from '@hanchan/kit/yakuList/yakuList.ts';
import { diff, optionOf, RULE_KEYS } from '@hanchan/rules';
import { RULESETS, rulingsNamedIn, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { CLAUSES } from '@hanchan/rulesets/clauses';
import { rulingsOf } from '@hanchan/rulesets/rulings';
import { describe, expect, test } from 'vitest';
import {
  compare,
  comparisonAddress,
  type Selection,
  selectionFrom,
  withBook,
} from '../src/rulebook/comparison.ts';
import * as contents from '../src/rulebook/contents.ts';

const query = (text: string) => new URLSearchParams(text);
const book = (ref: string): ReadBook => {
  const read = bookFrom(ref);
  if (!read.ok) throw new Error(ref);
  return read.value;
};
const PAIR = selectionFrom(query('books=wrc-2022,wdmc-2019'));

describe('the address of a comparison', () => {
  const own = refOf({ base: 'general', name: 'Ours', changes: { 'end.rounds': 1 } });

  test.each<Selection>([
    PAIR,
    { ...PAIR, refs: ['tenhou', own, 'general'], isEverything: true },
    { ...PAIR, area: 'score', wanted: 'fu & pair', rule: 'fu.wait' },
  ])('holds the whole selection', (selection) => {
    const [, search] = comparisonAddress(selection).split('?');
    expect(selectionFrom(query(search!))).toEqual(selection);
  });

  test('of an older link names two books', () => {
    expect(selectionFrom(query('a=ema-2008&b=tenhou')).refs).toEqual(['ema-2008', 'tenhou']);
  });

  test('is filled up to two books, and takes nothing that it does not know', () => {
    expect(selectionFrom(query('')).refs).toEqual(['wrc-2022', 'wdmc-2019']);
    expect(selectionFrom(query('books=wdmc-2019')).refs).toEqual(['wdmc-2019', 'wrc-2022']);
    expect(selectionFrom(query('area=sea&rule=no.rule'))).toMatchObject({ area: null, rule: null });
  });

  test('books come and go, and two stay', () => {
    const three = withBook(PAIR, 'tenhou', true);
    expect(three.refs).toEqual(['wrc-2022', 'wdmc-2019', 'tenhou']);
    expect(withBook(three, 'wrc-2022', false).refs).toEqual(['wdmc-2019', 'tenhou']);
    expect(withBook(PAIR, 'wrc-2022', false)).toEqual(PAIR);
  });
});

describe('rows', () => {
  const keysOf = (books: readonly ReadBook[], selection: Selection) =>
    compare(books, selection).areas.flatMap(([, keys]) => keys);
  const pair = [book('wrc-2022'), book('wdmc-2019')];

  test('are those that differ, or all', () => {
    const different = diff(WRC_2022, WDMC_2019).map(({ key }) => key);
    expect([...keysOf(pair, PAIR)].sort()).toEqual([...different].sort());
    expect(keysOf(pair, { ...PAIR, isEverything: true })).toHaveLength(RULE_KEYS.length);
  });

  test('of all six differ where any two do', () => {
    const six = RULESETS.map(({ id }) => book(id));
    const { different } = compare(six, PAIR);
    const pairwise = new Set(
      RULESETS.flatMap((a) => RULESETS.flatMap((b) => diff(a, b).map(({ key }) => key))),
    );
    expect(different).toEqual(pairwise);
  });

  test('follow the part and the words that are looked for', () => {
    const everything = { ...PAIR, isEverything: true };
    expect(keysOf(pair, { ...everything, area: 'dora' })).toHaveLength(5);
    expect(keysOf(pair, { ...everything, wanted: 'zebra crossing' })).toEqual([]);
    expect(keysOf(pair, { ...everything, wanted: 'round wind pair both' })).toContain(
      'fu.doubleWindPair',
    );
  });

  test('say how many answer but are not shown, because the books agree', () => {
    const asked = { ...PAIR, wanted: 'red fives' };
    const { areas, unshown } = compare(pair, { ...asked, isEverything: true });
    expect([areas.flatMap(([, keys]) => keys), unshown]).toEqual([['tiles.redFives'], 0]);
    expect(compare([pair[0]!, pair[0]!], asked)).toMatchObject({ areas: [], unshown: 1 });
  });
});

describe('the contents of a book', () => {
  test('are found by words in any order', () => {
    const found = contents.optionsOf(WRC_2022, 'chi call who');
    expect(found.flatMap(([, keys]) => keys)).toContain('calls.chi');
    expect(contents.optionsOf(WRC_2022, '').flatMap(([, keys]) => keys)).toHaveLength(
      RULE_KEYS.length,
    );
  });

  test('sections have places of their own in an address', () => {
    for (const [id, clauses] of Object.entries(CLAUSES)) {
      const places = contents
        .clausesOf(clauses, '')
        .map(([section]) => contents.sectionId(section));
      expect([id, new Set(places).size]).toEqual([id, places.length]);
    }
  });

  test('every clause that an option rests on leads back to it', () => {
    const resting = contents.rulesByClause(WRC_2022);
    expect(resting.get('wrc-8.2-03')).toContain('win.multipleRon');
    const known = new Set(CLAUSES['wrc-2022']!.map(({ id }) => id));
    for (const id of resting.keys()) expect(known).toContain(id);
  });

  test('rulings are found by their id and by what they decide', () => {
    const all = rulingsOf('wrc-2022');
    expect(contents.rulingsIn(all, '')).toEqual(all);
    expect(contents.rulingsIn(all, 'A-26').map(({ id }) => id)).toContain('A-26');
    const found = contents.rulingsIn(all, 'Unbroken robbing a quad').map(({ id }) => id);
    expect(found.slice(0, 3)).toContain('A-27');
    expect(contents.rulingsIn(all, 'flowers of May')).toEqual([]);
  });

  test('an option leads to the rulings that decide it, unless the document states it', () => {
    const deciding = contents.rulingsByRule(WRC_2022, rulingsOf('wrc-2022'));
    expect(deciding.get('dora.kanReveal')).toEqual(['A-26']);
    expect(WRC_2022.citations['calls.swap'].status).toBe('stated');
    expect(deciding.get('calls.swap')).toBeUndefined();
    const ids = new Set(rulingsOf('wrc-2022').map(({ id }) => id));
    for (const id of [...deciding.values()].flat()) expect(ids).toContain(id);
  });

  test('a ruling is looked up where it stands: on this page, or in the book that raised it', async () => {
    const { rulings, bookOf } = await loadRulings('wdmc-2019');
    expect(rulings).toEqual(rulingsOf('wdmc-2019'));
    expect(['W47', 'A-27'].map(bookOf)).toEqual(['wdmc-2019', 'wrc-2022']);
    expect((await loadRulings('ema-2008')).bookOf('A-27')).toBe('ema-2008');
  });

  test('a reason is cut where it names a ruling, and nowhere else', () => {
    const parts = (text: string) =>
      partsOfReason(text, rulingsNamedIn(text)).map(({ text, isRuling }) => [text, isRuling]);
    expect(parts('W33: as in W3.')).toEqual([
      ['W33', true],
      [': as in ', false],
      ['W3', true],
      ['.', false],
    ]);
    expect(parts('Nobody says so.')).toEqual([['Nobody says so.', false]]);
  });

  test('a place that cannot be decoded is taken as it is', () => {
    expect(contents.placeIn('#rule-dora.ura')).toBe('rule-dora.ura');
    expect(contents.placeIn('#%E0%A4%A')).toBe('%E0%A4%A');
  });
});

describe('the list of yaku', () => {
  test('has each that the book knows once, by worth', () => {
    for (const ruleset of RULESETS) {
      const groups = yakuGroups(ruleset);
      const known = Object.entries(ruleset.values).filter(
        ([key, value]) => key.startsWith('yaku.') && value !== 'absent',
      );
      expect(groups.flatMap(([, ids]) => ids)).toHaveLength(known.length);
      const hans = groups.flatMap(([group]) => (typeof group === 'number' ? [group] : []));
      expect(hans).toEqual([...hans].sort((a, b) => a - b));
    }
  });

  test('tells which books have it otherwise', () => {
    expect(elsewhere('tanyao', WRC_2022, RULESETS, optionOf('yaku.tanyao').words)).toEqual([
      { words: '1 han, closed only', titles: ['EMA 2008'] },
    ]);
    expect(
      elsewhere('kokushi_13men', WRC_2022, RULESETS, optionOf('yaku.kokushi_13men').words),
    ).toEqual([
      { words: '2 yakuman', titles: ['EMA 2008'] },
      { words: 'yakuman', titles: ['Tenhou'] },
    ]);
  });
});
