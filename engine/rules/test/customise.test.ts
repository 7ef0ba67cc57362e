// Club rulebooks: what is accepted, what is refused and with which words, and what identifies the result.

import {
  cite,
  customise,
  diff,
  hashOf,
  optionOf,
  type Problem,
  parseCustomRuleset,
  RULE_KEYS,
  type RuleChanges,
  type Ruleset,
  type RuleValues,
} from '@hanchan/rules';
import { describe, expect, it } from 'vitest';
import { HOSTILE } from '../../../proof/spec/support/hostileValues.ts';
import { PLAIN } from '../../../proof/spec/support/plainRuleset.ts';

function accepted(changes: RuleChanges, base = PLAIN): Ruleset {
  const result = customise(base, changes, 'Ours');
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function refused(json: unknown): readonly Problem[] {
  const find = (id: string) => (id === PLAIN.id ? PLAIN : undefined);
  const result = parseCustomRuleset(json, find);
  if (result.ok) throw new Error('accepted');
  return result.error;
}

const custom = (changes: unknown) => ({ base: 'plain', name: 'Ours', changes });

describe('customise', () => {
  it('changes what was asked and nothing else', () => {
    const ours = accepted({ 'tiles.redFives': 'onePerSuit', 'yaku.tanyao': { han: 1, open: 0 } });
    expect(ours.title).toBe('Ours');
    expect(ours.values['tiles.redFives']).toBe('onePerSuit');
    expect(ours.values['yaku.tanyao']).toEqual({ han: 1, open: 0 });
    expect(diff(PLAIN, ours).map(({ key }) => key)).toEqual(['tiles.redFives', 'yaku.tanyao']);
    expect(PLAIN.values['tiles.redFives']).toBe('none');
  });

  it('cites a changed value as changed and says what stood there; the rest keeps its source', () => {
    const ours = accepted({ 'tiles.redFives': 'onePerSuit', 'table.loan': 0 });
    expect(cite(ours, 'tiles.redFives')).toMatchObject({
      status: 'changed',
      reason: expect.stringContaining('no red fives'),
    });
    expect(cite(ours, 'table.loan')).toBe(cite(PLAIN, 'table.loan'));
  });

  it('takes its id from the values, not from the name or the order of the changes', () => {
    const one = accepted({ 'table.loan': 10_000, 'end.rounds': 2 });
    const two = accepted({ 'end.rounds': 2, 'table.loan': 10_000 });
    expect(one.id).toMatch(/^custom-[0-9a-f]{12}$/);
    expect(two.id).toBe(one.id);
    expect(accepted({ 'end.rounds': 2 }).id).not.toBe(one.id);
  });

  it('an unknown option is refused, with the nearest one', () => {
    expect(refused(custom({ redfives: 'none' }))).toEqual([
      {
        code: 'unknownField',
        field: 'changes.redfives',
        message: 'there is no option "redfives"; did you mean "tiles.redFives"?',
      },
    ]);
    expect(refused(custom({ zzz: 1 }))[0]!.message).toBe('there is no option "zzz"');
  });

  it.each([
    ['table.startingPoints', 'many', 'a whole number from 0 to 1000000'],
    ['table.startingPoints', 0.5, 'a whole number'],
    ['dora.ura', 'yes', 'true or false'],
    ['tiles.redFives', 'four', 'one of "none", "onePerSuit"'],
    ['draw.abortive', ['fiveKans'], 'a list of "nineTerminals"'],
    ['score.limits', { mangan: 5 }, 'a whole number for mangan, haneman, baiman, sanbaiman'],
    ['ranking.uma', { type: 'fixed', places: [15, 5, -5, -14] }, '4 numbers that sum to 0'],
    ['penalty.chombo', { type: 'payment' }, 'payment (nonDealerShare)'],
    ['yaku.tanyao', { han: 1, open: 2 }, '"absent", {"han":1,"open":1}'],
  ])('%s = %j is refused with what it should be', (key, value, wanted) => {
    const [problem] = refused(custom({ [key]: value }));
    expect(problem).toMatchObject({ code: 'badValue', field: `changes.${key}` });
    expect(problem!.message).toContain(wanted);
    expect(problem!.message).toContain(JSON.stringify(value));
  });

  it('lists every wrong change at once', () => {
    const problems = refused(custom({ 'dora.ura': 1, 'table.loan': -1, nothing: 0 }));
    expect(problems.map(({ field }) => field)).toEqual([
      'changes.dora.ura',
      'changes.table.loan',
      'changes.nothing',
    ]);
  });
});

describe('parseCustomRuleset', () => {
  it('reads base, name and changes', () => {
    const result = parseCustomRuleset(custom({ 'end.rounds': 2 }), () => PLAIN);
    expect(result).toMatchObject({
      ok: true,
      value: { title: 'Ours', values: { 'end.rounds': 2 } },
    });
  });

  it.each([
    ['a text', 'notAnObject', ''],
    [[custom({})], 'notAnObject', ''],
    [null, 'notAnObject', ''],
    [{ name: 'Ours', changes: {} }, 'missing', 'base'],
    [{ base: 'none', name: 'Ours', changes: {} }, 'unknownBase', 'base'],
    [{ base: 7, name: 'Ours', changes: {} }, 'unknownBase', 'base'],
    [{ base: 'plain', changes: {} }, 'badValue', 'name'],
    [{ base: 'plain', name: ' ', changes: {} }, 'badValue', 'name'],
    [{ base: 'plain', name: 'Ours' }, 'badValue', 'changes'],
    [{ base: 'plain', name: 'Ours', changes: [] }, 'badValue', 'changes'],
    [{ ...custom({}), author: 'us' }, 'unknownField', 'author'],
  ])('%j names the field', (json, code, field) => {
    expect(refused(json).map((problem) => [problem.code, problem.field])).toEqual([[code, field]]);
  });

  it('lists what is wrong outside and inside the changes together', () => {
    const problems = refused({ base: 'none', name: '', changes: { 'end.rounds': 9 } });
    expect(problems.map(({ field }) => field)).toEqual(['base', 'name', 'changes.end.rounds']);
  });
});

describe('diff', () => {
  it('finds nothing between equal values, whatever the name', () => {
    expect(diff(PLAIN, { ...PLAIN, id: 'other', title: 'Other' })).toEqual([]);
  });

  it('gives both values in words, in the order of the options', () => {
    const ours = accepted({ 'end.rounds': 2, 'table.loan': 10_000 });
    expect(diff(PLAIN, ours)).toEqual([
      {
        key: 'table.loan',
        a: 'nothing is lent; scores may go below zero',
        b: '10,000 points',
      },
      { key: 'end.rounds', a: '1 round', b: '2 rounds' },
    ]);
  });
});

describe('hashOf', () => {
  const reversed = <T extends object>(value: T): T =>
    Object.fromEntries(Object.entries(value).reverse()) as T;

  it('does not depend on the order of keys, at any depth', () => {
    const limits = reversed(PLAIN.values['score.limits']);
    const values: RuleValues = reversed({ ...PLAIN.values, 'score.limits': limits });
    expect(JSON.stringify(values)).not.toBe(JSON.stringify(PLAIN.values));
    expect(hashOf(values)).toBe(hashOf(PLAIN.values));
  });

  it('depends on every value', () => {
    expect(hashOf({ ...PLAIN.values, 'table.loan': 1 })).not.toBe(hashOf(PLAIN.values));
  });
});

describe('values that are made to break readers', () => {
  const find = () => PLAIN;
  const shortest = (problems: readonly Problem[]) => problems[0]!.message.length;

  it('are refused by name in every option, in few words', () => {
    for (const [i, key] of RULE_KEYS.entries()) {
      for (const value of HOSTILE) optionOf(key).parse(value);
      const read = parseCustomRuleset(custom({ [key]: HOSTILE[i % HOSTILE.length] }), find);
      if (!read.ok) expect(shortest(read.error)).toBeLessThan(1_000);
    }
  });

  it('are refused in place of the parts of a rulebook', () => {
    for (const value of HOSTILE) {
      for (const name of ['base', 'name', 'changes', 'other']) {
        const read = parseCustomRuleset({ ...custom({}), [name]: value }, () => undefined);
        expect(read.ok).toBe(false);
      }
      expect(parseCustomRuleset(value, () => undefined).ok).toBe(false);
    }
  });

  it('a name that is far too long is answered at once', () => {
    const began = performance.now();
    const changes = Object.fromEntries(
      Array.from({ length: 60 }, (_, i) => [`${i}${'x'.repeat(5_000)}`, 1]),
    );
    expect(refused(custom(changes))).toHaveLength(60);
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
