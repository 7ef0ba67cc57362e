// The list of clauses for which `npm run flip` finds no test that notices: each is tested and cited, and says why.

import { RULE_KEYS } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import { CLAUSE_TESTS } from '@hanchan/rulesets/clauses';
import { expect, test } from 'vitest';
import { SURVIVORS } from '../flip/survivors.mjs';

test('every clause that is listed is tested, is cited by an answer, and has its reason', () => {
  const cited = new Set(
    RULESETS.flatMap(({ citations }) =>
      RULE_KEYS.flatMap((key) => {
        const { clauses, cases = [] } = citations[key];
        return [...clauses, ...cases.flatMap((one) => one.clauses)];
      }),
    ),
  );
  for (const [id, reason] of Object.entries(SURVIVORS)) {
    expect(CLAUSE_TESTS[id], id).toBeDefined();
    expect(cited.has(id), id).toBe(true);
    expect(reason, id).toMatch(/^\S.{15,}\.$/);
  }
});
