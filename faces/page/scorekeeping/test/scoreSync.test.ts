// A score on a phone and on the server: what meets, what parts, and that nothing is lost in between.

import { append, type Entry, foldLog, type HandResult } from '@hanchan/keeper';
import type { KeptTable } from '@hanchan/kit/keptScores/keptScores.ts';
import { VOCABULARY } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import { SEATS } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { flat, type Words } from '../../../../proof/spec/support/flatWords.ts';
import { en as handEn } from '../src/handEntry/words/en.ts';
import { ja as handJa } from '../src/handEntry/words/ja.ts';
import { coursesOf, fieldFor, labelPlaces } from '../src/score/chart.ts';
import { drafted, EMPTY_DRAFT, isBlank, isOvertaken } from '../src/score/entryDraft.ts';
import { asCsv, asJson } from '../src/score/exports.ts';
import { EMPTY_FORM, withSticks } from '../src/score/handForm.ts';
import { beginningOf, emptyStart, type StartForm } from '../src/score/startForm.ts';
import { meet, outboxOf, settle } from '../src/score/sync.ts';
import { en } from '../src/score/words/en.ts';
import { ja } from '../src/score/words/ja.ts';

const names = ['Aoki', '=Berg', 'Costa, C.', 'Dahl'] as const;
const begin: Entry = {
  id: 'b',
  by: 'A',
  at: 0,
  act: { type: 'begin', rules: WRC_2022.values, book: 'wrc-2022', names, minutes: null },
};
const hand = (id: string, result: HandResult, by = 'A'): Entry => ({
  id,
  by,
  at: 1,
  act: { type: 'hand', hand: { riichi: [], result } },
});
const draw = (id: string, by = 'A') => hand(id, { type: 'exhausted', tenpai: [0] }, by);
const ron = (id: string, by = 'A') =>
  hand(id, { type: 'ron', from: 0, wins: [{ seat: 1, worth: { han: 3, fu: 40 } }] }, by);

const table = (entries: readonly Entry[], sent: number): KeptTable => ({
  id: 't',
  entries,
  sent,
  secrets: { write: 'w', read: 'r' },
  parted: null,
  bottom: 0,
});

describe('a phone and the server', () => {
  const [a, b, mine, theirs] = [draw('a'), ron('b2'), ron('mine', 'B'), draw('theirs', 'C')];

  test('what was sent is not sent again', () => {
    const met = meet(table([begin, a!, b!], 1), [begin, a!]);
    expect(met.sent).toBe(2);
    expect(outboxOf(met)).toEqual([b]);
  });

  test('a phone that only listens takes over what others wrote', () => {
    const met = meet(table([begin], 1), [begin, a!, b!]);
    expect(met.entries).toEqual([begin, a, b]);
    expect(outboxOf(met)).toEqual([]);
  });

  test('the same hand told on both is one, and a hand beside sticks of others needs no choice', () => {
    const twin = { ...mine!, id: 'twin', by: 'C' };
    const met = meet(table([begin, a!, mine!], 2), [begin, a!, twin]);
    expect([met.entries, met.sent, met.parted]).toEqual([[begin, a, twin], 3, null]);
    const stick: Entry = {
      id: 's',
      by: 'C',
      at: 1,
      act: { type: 'stick', seat: 1, isLaid: true, after: 'a' },
    };
    const beside = meet(table([begin, a!, mine!], 2), [begin, a!, stick]);
    expect([beside.entries, beside.parted]).toEqual([[begin, a, stick, mine], null]);
    expect(outboxOf(beside)).toEqual([mine]);
  });

  test('where both wrote, they part, and this phone keeps its own until a person decides', () => {
    const met = meet(table([begin, a!, mine!], 2), [begin, a!, theirs!]);
    expect(met.parted).toEqual([begin, a, theirs]);
    expect(met.entries).toEqual([begin, a, mine]);
    let ids = 0;
    const how = { reason: 'seen', by: 'B', at: 9, newId: () => `n${ids++}` };
    const of = (choice: 'theirs' | 'mine' | 'both') => {
      const settled = settle(met, { ...how, choice });
      if (!settled.ok) throw new Error(settled.error.message);
      expect(settled.value.parted).toBeNull();
      expect(settled.value.sent).toBe(3);
      return settled.value.entries;
    };
    const scores = (entries: readonly Entry[]) => foldLog(entries)!.table.scores;
    expect(scores(of('theirs'))).toEqual(scores([begin, a!, theirs!]));
    expect(scores(of('mine'))).toEqual(scores([begin, a!, mine!]));
    expect(scores(of('both'))).toEqual(scores([begin, a!, theirs!, mine!]));
    for (const choice of ['theirs', 'mine', 'both'] as const) {
      expect(JSON.stringify(of(choice))).toContain(JSON.stringify(mine!.act));
      expect(of(choice)).toContain(theirs);
    }
  });
});

describe('a form that is being filled in', () => {
  const kept = (...entries: Entry[]) => foldLog([begin, ...entries])!;
  const [first, second] = [draw('a'), ron('b2')];
  const filled = { ...EMPTY_FORM, winners: [1] as const };

  test('belongs to the deal of its first tap, and is overtaken when that is recorded elsewhere', () => {
    const blank = drafted(EMPTY_DRAFT, EMPTY_FORM, kept());
    expect(isOvertaken(blank, kept(first))).toBe(false);
    const begun = drafted(blank, filled, kept(first));
    expect(begun.after).toBe('a');
    const more = drafted(begun, { ...filled, from: 0 }, kept(first, second));
    expect([isOvertaken(more, kept(first)), isOvertaken(more, kept(first, second))]).toEqual([
      false,
      true,
    ]);
    // Taken back is moved, too.
    expect(isOvertaken(more, kept())).toBe(true);
  });

  test('sticks say nothing of how a deal ends', () => {
    expect(isBlank(withSticks(EMPTY_FORM, [2]))).toBe(true);
    expect(isBlank(filled)).toBe(false);
    expect(isBlank({ ...EMPTY_FORM, kind: 'draw' })).toBe(false);
  });
});

const CSV = {
  deal: 'Hand',
  what: 'What',
  result: 'Result',
  dealOf: () => 'East 1',
  textOf: () => 'won',
};

describe('a score begins', () => {
  const filled = (form: Partial<StartForm>) =>
    beginningOf({ ...emptyStart(), names: ['A', 'B', 'C', 'D'], ...form }, 0);

  test('under rules of one’s own, which keep their name', () => {
    const rules = { book: 'wrc-2022', rulesName: 'Thursday', changes: { 'end.bust': 'ends' } };
    const begun = filled(rules);
    const act = begun.ok ? begun.value.entries[0]!.act : null;
    expect(act?.type === 'begin' && [act.book, act.rules['end.bust']]).toEqual([
      {
        base: 'wrc-2022',
        name: 'Thursday',
        changes: { 'end.bust': 'ends' },
        vocabulary: VOCABULARY,
      },
      'ends',
    ]);
  });

  test.each([
    [['A', 'B', ' ', 'D'], 2, ''],
    [['Anna', 'B', 'C', ' anna '], 3, 'same'],
  ])('with four names that can be told apart: %s', (names, seat, message) => {
    const begun = filled({ names });
    expect(begun.ok ? null : begun.error).toEqual({ field: 'names', seat, message });
  });
});

describe('a score as a file', () => {
  const entries = [begin, draw('a'), ron('b')];
  const kept = foldLog(entries)!;

  test('the JSON is the log, which folds to the same table', () => {
    const read = JSON.parse(asJson(entries, kept)) as { entries: Entry[] };
    expect(foldLog(read.entries)!.table).toEqual(kept.table);
    expect(append(read.entries, draw('c')).type).toBe('added');
  });

  test('the CSV has a row for each line, and no cell is a formula', () => {
    const rows = asCsv(kept, CSV).trimEnd().split('\r\n');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toContain("'=Berg");
    expect(rows[0]).toContain('"Costa, C."');
    expect(rows[2]).toContain(kept.table.scores.join(','));
  });

  test('the lines of the chart begin at the start and end at the scores, and their names do not cover each other', () => {
    const courses = coursesOf(kept);
    expect(courses.map(({ points }) => points.at(-1))).toEqual([...kept.table.scores]);
    expect(courses.every(({ points }) => points[0] === 30_000 && points.length === 3)).toBe(true);
    const places = [...labelPlaces(courses, fieldFor(courses, 260, 110))].sort((a, b) => a - b);
    for (let i = 1; i < places.length; i++) expect(places[i]! - places[i - 1]!).toBeGreaterThan(12);
    // One far above three that stand together at the foot: every name stays in the field.
    const apart = [40_000, 26_500, 26_600, 26_900].map((points, i) => ({
      seat: SEATS[i]!,
      points: [30_000, points],
    }));
    const seen = labelPlaces(apart, fieldFor(apart, 260, 110));
    expect([Math.min(...seen), Math.max(...seen)]).toEqual([0, 110]);
  });
});

const plain = (key: string) => key.replace(/_(ordinal_)?(one|two|few|other)$/, '');

test.each([
  ['score', en, ja],
  ['hand entry', handEn, handJa],
])(
  '%s has every sentence in Japanese, with the same places for names and numbers',
  (_, english, japanese) => {
    const keys = (words: Words) => [...new Set([...flat(words).keys()].map(plain))].sort();
    expect(keys(japanese)).toEqual(keys(english));
    const places = (text: string) =>
      [...text.matchAll(/{{(\w+)}}/g)]
        .map(([, name]) => name!)
        .filter((name) => name !== 'count')
        .sort();
    const model = new Map(
      [...flat(english)].map(([key, text]) => [plain(key), places(text).join()]),
    );
    const wrong = [...flat(japanese)].filter(
      ([key, text]) => model.get(plain(key)) !== places(text).join(),
    );
    expect(wrong).toEqual([]);
  },
);
