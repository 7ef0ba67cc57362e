// Every row of the conflict table: what brings it about, and that the answer names the options concerned.

import { conflictsIn, conflictsInDraft, customise } from '@hanchan/rules';
import { describe, expect, it } from 'vitest';
import { CONFLICT_CASES } from '../../../proof/spec/support/conflictCases.ts';
import { PLAIN } from '../../../proof/spec/support/plainRuleset.ts';

describe('conflicts', () => {
  it('a plain ruleset has none', () => {
    expect(conflictsIn(PLAIN.values)).toEqual([]);
  });

  for (const { changes, keys, why } of CONFLICT_CASES) {
    it(`${Object.keys(changes).join(', ')}: ${why.source}`, () => {
      expect(conflictsIn({ ...PLAIN.values, ...changes })).toEqual([
        { keys, why: expect.stringMatching(why) },
      ]);
      const result = customise(PLAIN, changes);
      expect(result).toMatchObject({ ok: false });
      if (result.ok) return;
      expect(result.error).toHaveLength(1);
      const problem = result.error[0]!;
      expect(problem.code).toBe('conflict');
      expect(problem.message).toMatch(why);
      for (const key of keys) expect(problem.message).toContain(key);
      const changed = keys.filter((key) => key in changes).map((key) => `changes.${key}`);
      expect(changed).toContain(problem.field);
    });
  }

  it.each([
    ['table.startingPoints', 25_050],
    ['table.loan', 20_001],
  ] as const)(
    '%s: no sticks add up to %i, and what was played so stays readable',
    (key, points) => {
      const changes = { 'score.roundTo': 100, [key]: points };
      const values = { ...PLAIN.values, ...changes };
      expect(conflictsInDraft(values)).toEqual([
        { keys: [key, 'score.roundTo'], why: expect.stringContaining('no sticks') },
      ]);
      expect(conflictsIn(values)).toEqual([]);
      expect(customise(PLAIN, changes)).toMatchObject({
        ok: false,
        error: [{ code: 'conflict', field: `changes.${key}` }],
      });
      expect(customise(PLAIN, { ...changes, 'score.roundTo': 1 }).ok).toBe(true);
    },
  );
});
