// A test named by what it holds: clause ids of the documents, ids of our rulings and of their traps.
// `npm run clauses` reads these names, so that each clause can list its tests.

import { installedBook } from '@hanchan/rulesets';
import { CLAUSES } from '@hanchan/rulesets/clauses';
import { findRuling, TRAPS } from '@hanchan/rulesets/rulings';
import { test } from 'vitest';

const CLAUSE_IDS = new Set(
  Object.values(CLAUSES).flatMap((clauses) => clauses.map(({ id }) => id)),
);

const isKnown = (id: string) =>
  CLAUSE_IDS.has(id) || findRuling(id) !== undefined || Object.hasOwn(TRAPS, id);

/** Where specs run over a further edition: its id. */
const EDITION = process.env['HANCHAN_EDITION'];

/** Whether that edition says something else there: its clauses, and the rulings and traps that rest on them. */
function isChanged(id: string): boolean {
  const changes = installedBook(EDITION!)?.texts?.changes ?? [];
  const clauses = new Set(changes.flatMap(({ clauses, removed }) => [...clauses, ...removed]));
  const ruling = findRuling(id);
  return clauses.has(id) || (ruling?.clauses.some((one) => clauses.has(one)) ?? false);
}

export function clause(ids: string | readonly string[], title: string, body: () => void): void {
  const list = typeof ids === 'string' ? [ids] : ids;
  for (const id of list) {
    if (!isKnown(id)) throw new Error(`no clause, ruling or trap has the id ${id}`);
  }
  if (EDITION === undefined) test(`[${list.join(', ')}] ${title}`, body);
  // Not named by the bare ids: those stand for the edition that the test was written for.
  else if (!list.some(isChanged)) test(`${EDITION}: [${list.join(', ')}] ${title}`, body);
}
