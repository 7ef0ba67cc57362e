// Rules of one's own: kept on the device, saved to files, sent in links, and the same ones when they come back.

import { randomFrom } from '@hanchan/bots';
import { customise, hashOf, type RuleChanges, VOCABULARY } from '@hanchan/rules';
import { RULESETS, WRC_2022 } from '@hanchan/rulesets';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomRuleset } from '../../../../proof/spec/support/randomRules.ts';
import {
  type CustomRules,
  choiceOf,
  fileName,
  fileOf,
  forgetRules,
  keepRules,
  keptRules,
  refOf,
} from '../src/books/customRules.ts';
import { bookFrom, choiceFrom, readRulesFile } from '../src/books/rulesetOf.ts';
import { formRules, rulesOf } from '../src/books/rulesForm.ts';
import type { KeyStore } from '../src/device/storedList.ts';

function store(): KeyStore {
  const held = new Map<string, string>();
  return { getItem: (key) => held.get(key) ?? null, setItem: (key, text) => held.set(key, text) };
}

const CLUB: CustomRules = {
  base: 'wrc-2022',
  name: 'Klub »Nord« 北',
  changes: { 'tiles.redFives': 'onePerSuit', 'yaku.tanyao': { han: 1, open: 0 } },
  vocabulary: VOCABULARY,
};

describe('links', () => {
  test('hold rules in any script, in letters that an address may have', () => {
    const ref = refOf(CLUB);
    expect(ref).toMatch(/^~[\w-]+$/);
    expect(choiceOf(ref)).toEqual(CLUB);
  });

  test.each(RULESETS.map(({ id }) => id))('name %s by its id', (id) => {
    expect(refOf(id)).toBe(id);
    expect(choiceOf(id)).toBe(id);
  });

  test('that are cut or made up hold nothing, and say so', () => {
    const cut = refOf(CLUB).slice(0, -6);
    for (const ref of [cut, '~', '~!!', '~eyJhIjoxfQ', 'no-such-book', '']) {
      expect(choiceOf(ref)).toBeNull();
      expect(bookFrom(ref)).toMatchObject({ ok: false, error: [{ field: 'rules' }] });
    }
  });

  test('with rules that contradict each other name the field', () => {
    const read = bookFrom(refOf({ ...CLUB, changes: { 'dora.ura': false } }));
    expect(read).toMatchObject({
      ok: false,
      error: [{ code: 'conflict', field: 'changes.dora.ura' }],
    });
  });

  test('lead to the whole book and the one it rests on', () => {
    const read = bookFrom(refOf(CLUB));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.base.id).toBe('wrc-2022');
    expect(read.value.ruleset.title).toBe(CLUB.name);
    expect(read.value.ruleset.values['tiles.redFives']).toBe('onePerSuit');
  });
});

test('random rules come back from file and link with the same hash', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
      const { ruleset, changes, base } = randomRuleset(randomFrom(seed));
      const rules = { base, name: `Rules ${seed}`, changes };
      const read = readRulesFile(fileOf(rules));
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      const linked = bookFrom(refOf(read.value));
      if (!linked.ok) throw new Error(JSON.stringify(linked.error));
      expect(hashOf(linked.value.ruleset.values)).toBe(hashOf(ruleset.values));
      expect(linked.value.ruleset.id).toBe(ruleset.id);
    }),
    { seed: 7, numRuns: 60 },
  );
});

describe('files', () => {
  test.each([
    ['{', '', /not JSON/],
    ['[]', '', /object/],
    ['{"base":"wrc-2022","name":"x"}', 'changes', /object of option values/],
    ['{"base":"nowhere","name":"x","changes":{}}', 'base', /no ruleset/],
    ['{"base":"wrc-2022","name":" ","changes":{}}', 'name', /not be empty/],
    ['{"base":"wrc-2022","name":"x","changes":{},"by":"me"}', 'by', /unknown field/],
    [
      '{"base":"wrc-2022","name":"x","changes":{"dora.uraa":true}}',
      'changes.dora.uraa',
      /dora\.ura/,
    ],
    [
      '{"base":"wrc-2022","name":"x","changes":{"end.rounds":9}}',
      'changes.end.rounds',
      /from 1 to 4/,
    ],
    [
      '{"base":"wrc-2022","name":"x","changes":{"dora.kan":false}}',
      'changes.dora.kan',
      /contradict/,
    ],
    [`{"base":"wrc-2022","name":"${'x'.repeat(81)}","changes":{}}`, 'name', /at most 80/],
  ])('%s is refused at %j', (text, field, message) => {
    const read = readRulesFile(text);
    expect(read).toMatchObject({ ok: false });
    if (read.ok) return;
    expect(read.error[0]!.field).toBe(field);
    expect(read.error[0]!.message).toMatch(message);
  });

  test('have a name that every system takes', () => {
    expect(fileName('Club night')).toBe('club-night.json');
    expect(fileName('../a:b/c')).toBe('a-b-c.json');
    expect(fileName('北')).toBe('北.json');
    expect(fileName('  ')).toBe('rules.json');
  });
});

describe('the list on this device', () => {
  test('keeps, replaces, renames and forgets', () => {
    const here = store();
    expect(keptRules(here)).toEqual([]);
    expect(keepRules(CLUB, null, here)).toMatchObject({ ok: true });
    const other = { ...CLUB, name: 'Other' };
    keepRules(other, null, here);
    const changed = { ...other, changes: {}, name: 'Renamed' };
    expect(keepRules(changed, 'Other', here)).toEqual({ ok: true, value: [CLUB, changed] });
    expect(forgetRules(CLUB.name, here)).toEqual([changed]);
    expect(keptRules(here)).toEqual([changed]);
  });

  test('takes no name from other rules, and none that is empty', () => {
    const here = store();
    keepRules(CLUB, null, here);
    const twin = { ...CLUB, changes: {} };
    expect(keepRules(twin, null, here)).toEqual({ ok: false, error: 'nameTaken' });
    expect(keptRules(here)).toEqual([CLUB]);
    expect(keepRules({ ...twin, name: ' ' }, null, here)).toEqual({
      ok: false,
      error: 'nameMissing',
    });
    expect(keepRules(twin, CLUB.name, here)).toEqual({ ok: true, value: [twin] });
  });

  test('says so where nothing can be kept, and survives what it cannot read', () => {
    const full: KeyStore = {
      getItem: () => '{"not":"a list"}',
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(keptRules(full)).toEqual([]);
    expect(keepRules(CLUB, null, full)).toEqual({ ok: false, error: 'noRoom' });
    expect(
      keptRules({ ...full, getItem: () => '[{"base":"gone","name":"x","changes":{}}]' }),
    ).toEqual([]);
  });
});

test('the form of a table asks for the same rules that a link brought', () => {
  const choice = choiceOf(refOf(CLUB))!;
  const asked = rulesOf(formRules(choice));
  expect(asked).toEqual(CLUB);
  const made = customise(WRC_2022, CLUB.changes as RuleChanges, CLUB.name);
  expect(made).toMatchObject({ ok: true });
  expect(rulesOf(formRules('tenhou'))).toBe('tenhou');
});

test('whole values lead back to a choice: a book, the one they rest on, or the nearest', () => {
  const changes = { 'tiles.redFives': 'onePerSuit' } as const;
  const made = customise(WRC_2022, changes, 'Club');
  if (!made.ok) throw new Error('these changes are sound');
  const { id, title, values } = made.value;
  const whole = { id, title, values };
  expect(choiceFrom(whole)).toEqual({ base: 'wrc-2022', name: 'Club', changes });
  const onTenhou = choiceFrom({ ...whole, base: 'tenhou' });
  expect(onTenhou).toMatchObject({ base: 'tenhou', name: 'Club' });
  const back = bookFrom(refOf(onTenhou as CustomRules));
  expect(back.ok && hashOf(back.value.ruleset.values)).toBe(hashOf(values));
  for (const book of RULESETS) expect(choiceFrom(book)).toBe(book.id);
});

describe('what this version cannot read', () => {
  const newer = { base: 'wrc-2040', name: 'From tomorrow', changes: {}, vocabulary: 9 };

  test('stays in the list when others are kept, replaced and forgotten', () => {
    const held = store();
    held.setItem('hanchan.rules', JSON.stringify([newer, 7]));
    expect(keptRules(held)).toEqual([]);
    expect(keepRules(CLUB, null, held)).toEqual({ ok: true, value: [CLUB] });
    expect(keepRules({ ...CLUB, name: 'Other' }, CLUB.name, held).ok).toBe(true);
    expect(forgetRules('Other', held)).toEqual([]);
    expect(JSON.parse(held.getItem('hanchan.rules')!)).toEqual([newer, 7]);
  });

  test('is refused with its vocabulary', () => {
    const text = fileOf({ ...CLUB, vocabulary: 9 });
    expect(readRulesFile(text)).toMatchObject({
      ok: false,
      error: [{ field: 'vocabulary', message: expect.stringContaining('vocabulary 9') }],
    });
    expect(bookFrom(refOf({ ...CLUB, vocabulary: 9 }))).toMatchObject({
      ok: false,
      error: [{ field: 'vocabulary' }],
    });
  });
});
