// The editor: every kind of option can be answered, every conflict is told where it stands, and nothing is lost.

import { idleBecause, optionOf, RULE_KEYS, type RuleKey, type Ruleset } from '@hanchan/rules';
import { RULESETS, TENHOU, WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { CONFLICT_CASES } from '../../../../proof/spec/support/conflictCases.ts';
import { PLAIN } from '../../../../proof/spec/support/plainRuleset.ts';
import type { CustomRules } from '../src/books/customRules.ts';
import * as controls from '../src/ruleEditor/controls/values.ts';
import {
  answered,
  conflictsOf,
  findingsOf,
  rebased,
  valueIn,
} from '../src/ruleEditor/rulesDraft.ts';

const fresh = (base: Ruleset): CustomRules => ({ base: base.id, name: 'Ours', changes: {} });

/** Another answer of the kind that a control gives. */
function otherAnswer(key: RuleKey, value: unknown): unknown {
  const { shape } = optionOf(key);
  switch (shape.type) {
    case 'flag':
      return !value;
    case 'choice':
      return Object.keys(shape.answers).find((name) => name !== value);
    case 'number':
      return value === shape.max ? shape.min : (value as number) + 1;
    case 'several':
      return controls.toggledName(
        value,
        Object.keys(shape.answers)[0]!,
        Object.keys(shape.answers),
      );
    case 'ranked':
      return controls.moved(Object.keys(shape.answers), 0, 1);
    case 'numbers':
      return { ...controls.fieldsOf(value), [Object.keys(shape.names)[0]!]: 4 };
    case 'uma':
      return controls.umaOfType('fixed', { places: [30, 10, -10, -30] });
    case 'chombo':
      return controls.chomboOfType('payment');
    case 'yaku':
      return controls.yakuOfType(controls.yakuType(value) === 'yakuman' ? 'limit' : 'yakuman');
  }
}

describe.each(RULE_KEYS)('%s', (key) => {
  test('can be answered otherwise, and put back', () => {
    const draft = fresh(WRC_2022);
    const value = otherAnswer(key, WRC_2022.values[key]);
    const changed = answered(draft, WRC_2022, key, value);
    expect(changed.changes).toEqual({ [key]: value });
    expect(valueIn(changed, WRC_2022, key)).toEqual(value);
    const findings = findingsOf(changed, WRC_2022);
    expect([...findings.wrong]).toEqual([]);
    expect(findings.differences.map((one) => one.key)).toEqual([key]);
    expect(findings.ruleset !== null).toBe(findings.conflicts.length === 0);
    expect(answered(changed, WRC_2022, key, WRC_2022.values[key])).toEqual(draft);
  });
});

describe('conflicts', () => {
  for (const { changes, keys, why } of CONFLICT_CASES) {
    test(`${Object.keys(changes).join(', ')}: told at each option concerned`, () => {
      const draft = { ...fresh(PLAIN), changes };
      const findings = findingsOf(draft, PLAIN);
      expect(findings.ruleset).toBeNull();
      for (const key of keys) {
        expect(conflictsOf(findings, key)).toEqual([{ keys, why: expect.stringMatching(why) }]);
      }
      const elsewhere = RULE_KEYS.filter((key) => !keys.includes(key));
      expect(elsewhere.flatMap((key) => conflictsOf(findings, key))).toEqual([]);
    });
  }
});

test('an answer that another one leaves without effect is told with that other one', () => {
  const { values } = findingsOf(fresh(WRC_2022), WRC_2022);
  expect(idleBecause(values, 'dora.kanReveal')).toBeNull();
  const changes = { 'dora.kan': false, 'dora.kanUra': false };
  const findings = findingsOf({ ...fresh(WRC_2022), changes }, WRC_2022);
  expect(idleBecause(findings.values, 'dora.kanReveal')).toEqual({ 'dora.kan': false });
  expect(findings.conflicts).toEqual([]);
});

describe('what cannot be', () => {
  test('stays in the draft and is told at its option, beside the conflicts of the rest', () => {
    const draft = { ...fresh(WRC_2022), changes: { 'end.rounds': 'many', 'dora.ura': false } };
    const findings = findingsOf(draft, WRC_2022);
    expect(findings.wrong.get('end.rounds')).toBe('end.rounds must be a whole number from 1 to 4');
    expect(conflictsOf(findings, 'dora.ura')).toHaveLength(1);
    expect(findings.ruleset).toBeNull();
    expect(valueIn(draft, WRC_2022, 'end.rounds')).toBe('many');
  });

  test('an option that there is not is named', () => {
    const findings = findingsOf({ ...fresh(WRC_2022), changes: { 'no.such': 1 } }, WRC_2022);
    expect(findings.unknown).toEqual(['no.such']);
    expect(findings.ruleset).toBeNull();
  });
});

test('another base keeps what still differs and drops what it says itself', () => {
  const changes = { 'tiles.redFives': 'onePerSuit', 'end.rounds': 1 };
  const draft = rebased({ ...fresh(WRC_2022), changes }, TENHOU);
  expect(draft).toMatchObject({ base: 'tenhou', changes: { 'end.rounds': 1 } });
  expect(Object.keys(draft.changes)).toEqual(['end.rounds']);
});

describe('controls', () => {
  test('numbers are read, and what is none stays text', () => {
    expect(['12', '-5', '', '1o', '1.5'].map(controls.typedNumber)).toEqual([
      12,
      -5,
      '',
      '1o',
      1.5,
    ]);
  });

  test('lists go in and out in their order, ranked ones move', () => {
    expect(controls.toggledName(['b'], 'a', ['a', 'b'])).toEqual(['a', 'b']);
    expect(controls.toggledName(['a', 'b'], 'a', ['a', 'b'])).toEqual(['b']);
    expect(controls.toggledName('broken', 'b', ['a', 'b'])).toEqual(['b']);
    expect(controls.moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(controls.moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  });

  test.each(controls.UMA_TYPES)('uma %s is a value as soon as it is chosen', (type) => {
    for (const { values } of RULESETS) {
      const value = controls.umaOfType(type, values['ranking.uma']);
      expect(optionOf('ranking.uma').parse(value)).toMatchObject({ ok: true });
    }
  });

  test('uma that does not sum to nothing is refused until it does', () => {
    const first = controls.umaWith(WRC_2022.values['ranking.uma'], 'places', 0, 20);
    expect(optionOf('ranking.uma').parse(first).ok).toBe(false);
    expect(optionOf('ranking.uma').parse(controls.umaWith(first, 'places', 3, -20)).ok).toBe(true);
  });

  test.each(controls.CHOMBO_TYPES)('chombo %s is a value as soon as it is chosen', (type) => {
    const value = controls.chomboOfType(type);
    expect(optionOf('penalty.chombo').parse(value)).toEqual({ ok: true, value });
    expect(controls.chomboField(type) === null).toBe(type === 'none');
  });

  test.each(controls.YAKU_TYPES)('a yaku as %s is a value as soon as it is chosen', (type) => {
    const value = controls.yakuOfType(type);
    expect(optionOf('yaku.chanta').parse(value)).toEqual({ ok: true, value });
    expect(controls.yakuType(value)).toBe(type);
  });
});
