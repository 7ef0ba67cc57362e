// A test named by what it holds: clause ids of the documents, ids of our rulings and of their traps.
// `npm run clauses` reads these names, so that each clause can list its tests.

import { CLAUSES } from '@hanchan/rulesets/clauses';
import { findRuling, TRAPS } from '@hanchan/rulesets/rulings';
import { test } from 'vitest';

const CLAUSE_IDS = new Set(
  Object.values(CLAUSES).flatMap((clauses) => clauses.map(({ id }) => id)),
);

const isKnown = (id: string) =>
  CLAUSE_IDS.has(id) || findRuling(id) !== undefined || Object.hasOwn(TRAPS, id);

export function clause(ids: string | readonly string[], title: string, body: () => void): void {
  const list = typeof ids === 'string' ? [ids] : ids;
  for (const id of list) {
    if (!isKnown(id)) throw new Error(`no clause, ruling or trap has the id ${id}`);
  }
  test(`[${list.join(', ')}] ${title}`, body);
}
