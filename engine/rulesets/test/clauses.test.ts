// The clauses of the documents: unique, complete, and each physical one with its reason.

import { RULESETS } from '@hanchan/rulesets';
import {
  CLAUSE_KINDS,
  CLAUSE_TESTS,
  CLAUSES,
  clauseStatus,
  outsideReason,
} from '@hanchan/rulesets/clauses';
import { findRuling, TRAPS } from '@hanchan/rulesets/rulings';
import { describe, expect, it } from 'vitest';

it('every rulebook with a document has clauses', () => {
  const ids = RULESETS.map(({ id }) => id);
  expect(Object.keys(CLAUSES)).toEqual(ids.filter((id) => id !== 'tenhou'));
});

it('clause ids are unique across all documents', () => {
  const ids = Object.values(CLAUSES).flatMap((clauses) => clauses.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(1_300);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

it('the index of tests names nothing but clauses, rulings and traps', () => {
  const clauses = new Set(Object.values(CLAUSES).flatMap((list) => list.map(({ id }) => id)));
  const isKnown = (id: string) =>
    clauses.has(id) || findRuling(id) !== undefined || Object.hasOwn(TRAPS, id);
  expect(Object.keys(CLAUSE_TESTS).filter((id) => !isKnown(id))).toEqual([]);
  expect(Object.keys(TRAPS).filter((id) => CLAUSE_TESTS[id] === undefined)).toEqual([]);
});

describe.each(Object.entries(CLAUSES))('%s', (rulesetId, clauses) => {
  it('every clause has a section, a kind, words and a check', () => {
    for (const { id, section, kind, says, check } of clauses) {
      expect(section, id).toMatch(/\S/);
      expect(CLAUSE_KINDS, id).toContain(kind);
      expect(says, id).toMatch(/\S/);
      expect(check, id).toMatch(/\S/);
    }
  });

  it('every physical clause has a reason to be outside the software', () => {
    for (const { id, kind } of clauses) {
      const reason = outsideReason(rulesetId, id);
      if (kind === 'table' || reason !== undefined) expect(reason, id).toMatch(/^\S.{15,}\.$/);
    }
  });

  it('what repeats another section has a test of its own', () => {
    for (const clause of clauses.filter(({ restates }) => restates !== undefined)) {
      expect(clauseStatus(rulesetId, clause).status, clause.id).toBe('tested');
    }
  });

  it('rules of play and scoring have none: only the table, its referee and its organiser do', () => {
    const outside = clauses.filter(({ id }) => outsideReason(rulesetId, id) !== undefined);
    expect(outside.filter(({ kind }) => ['play', 'score', 'flow'].includes(kind))).toEqual([]);
  });
});

it('an unknown rulebook or clause has no reason', () => {
  expect(outsideReason('tenhou', 'wrc-4.1-04')).toBeUndefined();
  expect(outsideReason('wrc-2022', 'wrc-0-00')).toBeUndefined();
});
