// The rulings: complete, cited, linked to the options that follow from them, and held by tests.

import { isRuleKey, type Passage, RULE_KEYS } from '@hanchan/rules';
import { forgetBook, installBook, RULESETS, WRC_2022 } from '@hanchan/rulesets';
import { CLAUSE_TESTS, CLAUSES } from '@hanchan/rulesets/clauses';
import { SILENT_FOULS } from '@hanchan/rulesets/fouls';
import {
  findRuling,
  RULINGS,
  rulingsNamedIn,
  rulingsOf,
  rulingsOn,
  TRAPS,
} from '@hanchan/rulesets/rulings';
import { describe, expect, it } from 'vitest';

const ALL = Object.values(RULINGS).flat();

/** From the first to the last number, so that none is lost. */
const SERIES = [
  ['wrc-2022', 59, (n: number) => `A-${String(n).padStart(2, '0')}`],
  ['wdmc-2019', 47, (n: number) => `W${n}`],
  ['ema-2008', 27, (n: number) => `E${n}`],
  ['uspml-fundamentals', 16, (n: number) => `U${n}`],
  ['general', 21, (n: number) => `G${n}`],
] as const;

it.each(SERIES)('%s has its rulings 1 to %i in order, at least', (id, last, name) => {
  const ids = RULINGS[id]!.map((ruling) => ruling.id);
  expect(ids).toEqual(ids.map((_, i) => name(i + 1)));
  expect(ids.length).toBeGreaterThanOrEqual(last);
});

it('no id is used twice, and each is found by it', () => {
  const ids = [...ALL.map(({ id }) => id), ...Object.keys(TRAPS)];
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id } of ALL) expect(findRuling(id)).toMatchObject({ id });
  expect(findRuling('A-00')).toBeUndefined();
});

it('an installed edition of a book that is not here has its own rulings, and hides no other', () => {
  const ruling = { ...RULINGS['wrc-2022']![0]!, id: 'CLUB-01', clauses: [], options: [] };
  const ruleset = { ...WRC_2022, id: 'club-2027', from: 'constructor' };
  const texts = { clauses: [], outside: {}, rulings: [ruling], changes: [] };
  const words = { calls: {}, groups: {}, yaku: {} };
  installBook({ ruleset, words, fouls: SILENT_FOULS, texts, isOffered: true });
  try {
    expect(rulingsOf('club-2027')).toMatchObject([{ id: 'CLUB-01', tests: [] }]);
    expect(findRuling('CLUB-02')).toBeUndefined();
  } finally {
    forgetBook('club-2027');
  }
});

describe.each(Object.entries(RULINGS))('%s', (home, rulings) => {
  const document = CLAUSES[home]!;
  const sections = new Set(document.map(({ section }) => section));

  it('question, words of the document, decision and reason are sentences', () => {
    for (const { id, question, says, decision, reason, untested } of rulings) {
      expect(question, id).toMatch(/^\S.+\?$/);
      for (const text of [says, decision, reason]) expect(text, id).toMatch(/^\S.*\.$/);
      if (untested !== undefined) expect(untested, id).toMatch(/^\S.{15,}\.$/);
    }
  });

  it('names clauses and sections that exist, each clause once', () => {
    const known = new Set(document.map(({ id }) => id));
    for (const { id, clauses, says, decision, reason } of rulings) {
      expect(
        clauses.filter((clause) => !known.has(clause)),
        id,
      ).toEqual([]);
      expect(new Set(clauses).size, id).toBe(clauses.length);
      for (const place of sectionsIn(`${says} ${decision} ${reason}`)) {
        expect(hasSection(sections, place), `${id}: ${place}`).toBe(true);
      }
    }
  });

  it('says something of the document wherever it names a clause, and the other way round', () => {
    for (const { id, clauses, says } of rulings) {
      const isSilent = /does not (say|mention it)\.$|mentions none of them\.$/.test(says);
      expect(clauses.length === 0, id).toBe(isSilent);
    }
  });

  it('names options, rulebooks and rulings that exist', () => {
    const books = RULESETS.map(({ id }) => id).filter((id) => id !== home);
    for (const { id, options, alsoFor = [], says, decision, reason } of rulings) {
      expect(
        options.filter((key) => !isRuleKey(key)),
        id,
      ).toEqual([]);
      expect(new Set(options).size, id).toBe(options.length);
      for (const book of alsoFor) expect(books, id).toContain(book);
      for (const other of rulingsNamedIn(`${says} ${decision} ${reason}`)) {
        expect(findRuling(other), `${id} names ${other}`).toBeDefined();
      }
    }
  });

  it('every ruling has a test that names it, or says why not', () => {
    for (const { id, untested } of rulings) {
      expect(CLAUSE_TESTS[id] === undefined, id).toBe(untested !== undefined);
    }
  });
});

describe.each(RULESETS)('the values of $id', ({ id: book, citations }) => {
  const passages = RULE_KEYS.flatMap((key) => {
    const { cases = [], ...whole } = citations[key];
    return [whole, ...cases].map((passage: Passage) => ({ key, ...passage }));
  });

  it('a reason names only rulings that concern this rulebook and this option', () => {
    for (const { key, reason = '' } of passages) {
      const found = rulingsOn(book, key).map(({ id }) => id);
      for (const id of rulingsNamedIn(reason)) {
        expect(found, `${key} says ${id}, whose options in rulings.yaml do not list it`).toContain(
          id,
        );
      }
    }
  });

  it('a value that is our choice by a ruling names it', () => {
    for (const key of RULE_KEYS) {
      const { status, reason = '', cases = [] } = citations[key];
      if (status !== 'ourChoice') continue;
      const deciding = rulingsOn(book, key);
      if (deciding.length === 0) continue;
      const named = rulingsNamedIn([reason, ...cases.map((one) => one.reason)].join(' '));
      expect(
        deciding.some(({ id }) => named.includes(id)),
        `${key}: ${deciding.map(({ id }) => id)}`,
      ).toBe(true);
    }
  });
});

it('a rulebook lists its own rulings before those on other documents that it follows', () => {
  expect(rulingsOf('tenhou').map(({ id }) => id)).toEqual(['A-27']);
  const ema = rulingsOf('ema-2008').map(({ id }) => id);
  expect(ema.slice(-4)).toEqual(['A-27', 'A-38', 'W46', 'W50']);
  expect(findRuling('A-27')?.rulebooks).toEqual(['wrc-2022', 'ema-2008', 'general', 'tenhou']);
  expect(rulingsOf('none')).toEqual([]);
});

it('a ruling tells the sections of its clauses and the tests that name it', () => {
  const ruling = findRuling('A-26')!;
  expect(ruling.sections).toEqual(['8.7', '8.13']);
  expect(ruling.tests.length).toBeGreaterThan(0);
  expect(rulingsOn('wrc-2022', 'dora.kanReveal')).toEqual([ruling]);
});

it('rulings are read out of a sentence, each once', () => {
  expect(rulingsNamedIn('W3: as W19 says, not A-27 (W3).')).toEqual(['W3', 'W19', 'A-27']);
  expect(rulingsNamedIn('West 1 and 5W; E is East, T-01 a trap.')).toEqual([]);
});

/** “§9.4”, “Part 3, 3.5.1”. */
function sectionsIn(text: string): readonly string[] {
  return (text.match(/§[\d.]*\d|Part \d, \d[\d.]*/g) ?? []).map((place) =>
    place.replace(/^§/, '').replace(/\.$/, ''),
  );
}

/** Itself, or a heading with sections under it. */
const hasSection = (sections: ReadonlySet<string>, place: string) =>
  [...sections].some(
    (section) =>
      section === place || (/^[. ]/.test(section.slice(place.length)) && section.startsWith(place)),
  );
