// A test named by what it holds: clause ids of the documents, ids of our rulings and of their traps.
// `npm run clauses` reads these names, so that each clause can list its tests.

import { CLAUSES } from '@hanchan/rulesets/clauses';
import { test } from 'vitest';

const CLAUSE_IDS = new Set(
  Object.values(CLAUSES).flatMap((clauses) => clauses.map(({ id }) => id)),
);

/** A-01 (ruling) and T-01 (trap) on WRC; W1, E1, U1, G1 (rulings) and T1 (trap) on the others. */
const RULING = /^(A-\d\d|T-\d\d|[WEUG]\d{1,2}|T\d{1,2})$/;

export function clause(ids: string | readonly string[], title: string, body: () => void): void {
  const list = typeof ids === 'string' ? [ids] : ids;
  for (const id of list) {
    if (!CLAUSE_IDS.has(id) && !RULING.test(id))
      throw new Error(`no clause or ruling has the id ${id}`);
  }
  test(`[${list.join(', ')}] ${title}`, body);
}
