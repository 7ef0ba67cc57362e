// Lists that pages keep apart from the data, so that they need not load it: held against the data here.

import { choiceOf } from '@hanchan/kit/books/customRules.ts';
import { AREAS, areaOf, byArea } from '@hanchan/kit/books/ruleAreas.ts';
import { offeredBooks, RULEBOOKS, shortName, tellInstalled } from '@hanchan/kit/books/rulebooks.ts';
import { matchRoute } from '@hanchan/kit/route/routes.ts';
import { en } from '@hanchan/kit/words/en.ts';
import { tableSettingsSchema } from '@hanchan/protocol';
import { RULE_KEYS } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { emptyTableForm, requestOf } from '../src/lobby/tableForm.ts';

describe('rulebooks', () => {
  test('are those that ship, in their order and under their titles', () => {
    const names = RULESETS.map(({ id, title }) => ({ id, title }));
    expect(RULEBOOKS.map(({ id, title }) => ({ id, title }))).toEqual(names);
  });

  test('have a line and a sentence each', () => {
    expect(Object.keys(en.book)).toEqual(RULESETS.map(({ id }) => id));
  });

  test('are joined by those of the server, of which only the offered ones can be chosen', () => {
    const about = { document: 'Rules', family: 'lakeside', hash: 'h' };
    const old = { id: 'lake-1', title: 'Lake 1', short: 'L1', edition: '1', ...about };
    const now = { id: 'lake-2', title: 'Lake 2', short: 'L2', edition: '2', ...about };
    try {
      tellInstalled([
        { ...old, isOffered: false },
        { ...now, isOffered: true },
      ]);
      expect(offeredBooks().map(({ id }) => id)).toEqual([
        ...RULEBOOKS.map(({ id }) => id),
        'lake-2',
      ]);
      expect(shortName('lake-1', '')).toBe('L1');
      expect(choiceOf('lake-1')).toBe('lake-1');
      expect(choiceOf('lake-3')).toBeNull();
    } finally {
      tellInstalled([]);
    }
  });

  test('are ours alone where an older server tells of none', () => {
    tellInstalled(undefined);
    expect(offeredBooks().map(({ id }) => id)).toEqual(RULEBOOKS.map(({ id }) => id));
  });

  test('are cited by their short name, custom ones by their title', () => {
    expect(shortName('wdmc-2019', '')).toBe('WDMC');
    expect(shortName('custom-1', 'Club night')).toBe('Club night');
  });
});

describe('options', () => {
  test('each stand in exactly one area', () => {
    expect(
      byArea()
        .flatMap(([, keys]) => keys)
        .sort(),
    ).toEqual([...RULE_KEYS].sort());
    for (const key of RULE_KEYS) expect(AREAS).toContain(areaOf(key));
  });
});

describe('the form of a new table', () => {
  test('asks for what the server takes, as it stands', () => {
    const parsed = tableSettingsSchema.safeParse(requestOf(emptyTableForm()));
    expect(parsed.error).toBeUndefined();
    expect(parsed.data).toMatchObject({ clock: { moveMs: 5_000, bankMs: 20_000 }, bots: [] });
  });

  test('with every choice made otherwise', () => {
    const form = {
      ...emptyTableForm(),
      changes: { 'tiles.redFives': 'onePerSuit' },
      clock: 'own',
      move: 12,
      bank: 90,
      bots: '3',
      level: 'beginner',
      visibility: 'password',
      password: 'kita',
      delay: 'none',
      rounds: '1',
      help: 'unassisted',
    } as const;
    const parsed = tableSettingsSchema.safeParse(requestOf(form));
    expect(parsed.error).toBeUndefined();
    expect(parsed.data).toMatchObject({
      rules: {
        base: 'wrc-2022',
        name: 'WRC 2022 + 1',
        changes: { 'tiles.redFives': 'onePerSuit' },
      },
      clock: { moveMs: 12_000, bankMs: 90_000 },
      bots: ['beginner', 'beginner', 'beginner'],
      visibility: 'password',
      password: 'kita',
      watchDelayMs: null,
      rounds: 1,
      assistance: 'unassisted',
    });
  });
});

describe('addresses', () => {
  test.each([
    ['/', 'home', {}],
    ['/play', 'play', {}],
    ['/play/', 'play', {}],
    ['/play/tables', 'lobby', {}],
    ['/play/new', 'newTable', {}],
    ['/table/kita-482', 'table', { id: 'kita-482' }],
    ['/rules/wrc-2022', 'rulebook', { id: 'wrc-2022' }],
    ['/rules/edit', 'rulesEdit', {}],
    ['/rules/~e30/yaku', 'rulebookYaku', { id: '~e30' }],
    ['/rules/ema-2008/score', 'rulebookScore', { id: 'ema-2008' }],
    ['/rules/ema-2008/sheet', 'rulebookSheet', { id: 'ema-2008' }],
    ['/table/a%20b', 'table', { id: 'a b' }],
    ['/table', 'notFound', {}],
    ['/table/a/b', 'notFound', {}],
    ['/table/%E0%A4%A', 'notFound', {}],
    ['/nowhere', 'notFound', {}],
  ] as const)('%s', (path, page, params) => {
    expect(matchRoute(path, '?a=1')).toMatchObject({ page, params });
  });
});
