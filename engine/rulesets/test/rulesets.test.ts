// Every shipped rulebook is complete, valid, free of conflicts, and cites what exists.

import { conflictsIn, diff, hashOf, optionOf, RULE_KEYS } from '@hanchan/rules';
import { findRuleset, RULESETS } from '@hanchan/rulesets';
import { CLAUSES } from '@hanchan/rulesets/clauses';
import { describe, expect, it } from 'vitest';

it('ships six rulebooks in a fixed order', () => {
  expect(RULESETS.map(({ id }) => id)).toEqual([
    'wrc-2022',
    'wdmc-2019',
    'ema-2008',
    'uspml-fundamentals',
    'general',
    'tenhou',
  ]);
  for (const ruleset of RULESETS) expect(findRuleset(ruleset.id)).toBe(ruleset);
  expect(findRuleset('none')).toBeUndefined();
});

it('no two rulebooks are the same', () => {
  expect(new Set(RULESETS.map(({ values }) => hashOf(values))).size).toBe(RULESETS.length);
});

describe.each(RULESETS)('$id', (ruleset) => {
  const known = new Set((CLAUSES[ruleset.id] ?? []).map(({ id }) => id));
  const citations = RULE_KEYS.map((key) => ({ key, ...ruleset.citations[key] }));

  it('has a title, a document, and exactly the options there are', () => {
    expect(ruleset.title).toMatch(/\S/);
    expect(ruleset.document).toMatch(/\S/);
    expect(Object.keys(ruleset.values)).toEqual(RULE_KEYS);
    expect(Object.keys(ruleset.citations)).toEqual(RULE_KEYS);
  });

  it('every value is one its option accepts as it stands', () => {
    for (const key of RULE_KEYS) {
      const value = ruleset.values[key];
      expect(optionOf(key).parse(value), key).toEqual({ ok: true, value });
      expect(optionOf(key).words(value), key).toMatch(/\S/);
    }
  });

  it('contradicts itself nowhere', () => {
    expect(conflictsIn(ruleset.values)).toEqual([]);
    expect(diff(ruleset, ruleset)).toEqual([]);
  });

  it('cites only clauses that exist, each once', () => {
    for (const { key, clauses } of citations) {
      expect(
        clauses.filter((id) => !known.has(id)),
        key,
      ).toEqual([]);
      expect(new Set(clauses).size, key).toBe(clauses.length);
    }
  });

  it('what is stated or inferred names a section, and what is stated its clauses', () => {
    for (const { key, status, section, clauses } of citations) {
      if (status === 'ourChoice') continue;
      expect(section, key).toMatch(/\S/);
      if (status === 'stated' && known.size > 0) expect(clauses.length, key).toBeGreaterThan(0);
    }
  });

  it('what is inferred or our choice gives a reason in a sentence', () => {
    for (const { key, status, reason } of citations) {
      if (status === 'stated') expect(reason, key).toBeUndefined();
      else expect(reason, key).toMatch(/^\S.{15,}[.!]$/);
    }
  });
});
