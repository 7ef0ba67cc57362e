// The clauses of a document, loaded when somebody reads them.

import { type EditionChange, installedBook } from '@hanchan/rulesets';
import type { Clause, ClauseState } from '@hanchan/rulesets/clauses';
import { loadTexts } from './installedBooks.ts';

export interface BookClauses {
  /** What an edition says otherwise than the one before it. */
  readonly changes: readonly EditionChange[];
  readonly clauses: readonly Clause[];
  /** Whether software holds a clause, and by which tests. */
  readonly stateOf: (clause: Clause) => ClauseState;
}

export async function loadClauses(bookId: string): Promise<BookClauses> {
  const [{ clausesOf, clauseStatus }] = await Promise.all([
    import('@hanchan/rulesets/clauses'),
    loadTexts(bookId),
  ]);
  return {
    changes: installedBook(bookId)?.texts?.changes ?? [],
    clauses: clausesOf(bookId),
    stateOf: (clause) => clauseStatus(bookId, clause),
  };
}

/** In the order of the document, each section once. */
export function bySection(clauses: readonly Clause[]): readonly (readonly [string, Clause[]])[] {
  const sections = new Map<string, Clause[]>();
  for (const clause of clauses) {
    const known = sections.get(clause.section);
    if (known === undefined) sections.set(clause.section, [clause]);
    else known.push(clause);
  }
  return [...sections];
}
