// Rules as they are stored: in whichever vocabulary, checked as written, and the same rules ever after.

import { describe, expect, test } from 'vitest';
import { PLAIN } from '../../../proof/spec/support/plainRuleset.ts';
import {
  asAgreed,
  changesToday,
  earlierWords,
  firstMeaning,
  hashOf,
  hashOfStored,
  optionOf,
  RULE_KEYS,
  readRules,
  storedRules,
  VOCABULARY,
} from '../src/index.ts';
import { STEPS } from '../src/steps.ts';

const { values } = PLAIN;

test('the number of the vocabulary is the last at which an option came, went or changed', () => {
  const since = RULE_KEYS.map((key) => optionOf(key).since?.vocabulary ?? 1);
  expect(VOCABULARY).toBe(Math.max(1, ...since, ...STEPS.map(({ to }) => to)));
});

test('a step has a name of its own, and the steps are in the order of their vocabularies', () => {
  const names = STEPS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const numbers = STEPS.map(({ to }) => to);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
});

describe('stored rules', () => {
  test('are read as what was stored', () => {
    const stored = JSON.parse(JSON.stringify(storedRules(values)));
    expect(readRules(stored)).toEqual({ ok: true, value: values });
    expect(earlierWords(stored)).toBeNull();
    expect(hashOfStored(stored)).toBe(hashOfStored(storedRules(values)));
    expect(hashOf({ ...values })).toBe(hashOf(values));
  });

  test('of a newer vocabulary are refused with its number', () => {
    expect(readRules({ ...values, vocabulary: VOCABULARY + 1 })).toMatchObject({
      ok: false,
      error: { code: 'newer', message: expect.stringContaining(`vocabulary ${VOCABULARY + 1}`) },
    });
  });

  test.each([0, 1.5, '2', null])('with %j for a vocabulary are refused', (vocabulary) => {
    const read = readRules({ ...values, vocabulary });
    expect(read).toMatchObject({ ok: false, error: { code: 'badValue', key: 'vocabulary' } });
  });
});

test('changes in today\u2019s words stay as they are, and a book means what it means', () => {
  const changes = { 'table.loan': 0, 'no.such': 1 };
  expect(changesToday(values, changes, VOCABULARY)).toBe(changes);
  expect(hashOf({ ...firstMeaning(values) })).toBe(hashOf(firstMeaning(values)));
});

test('a game by a book that says something else by now cites it only where it still says so', () => {
  const key = 'table.startingPoints';
  const replaced = { ...PLAIN, values: { ...values, [key]: 26_000 } };
  const agreed = asAgreed(replaced, storedRules({ ...values, [key]: 25_000 }));
  if (!agreed.ok) throw new Error(agreed.error.message);
  expect(agreed.value.values[key]).toBe(25_000);
  expect(agreed.value.citations[key]).toMatchObject({
    status: 'changed',
    section: '',
    clauses: [],
  });
  expect(agreed.value.citations[key].reason).toContain('26,000');
  expect(agreed.value.citations['table.loan']).toBe(PLAIN.citations['table.loan']);
});
