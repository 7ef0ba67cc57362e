// The clauses of a document, loaded when somebody reads them.

import type { Clause } from '@hanchan/rulesets/clauses';

export async function loadClauses(bookId: string): Promise<readonly Clause[]> {
  const { CLAUSES } = await import('@hanchan/rulesets/clauses');
  return CLAUSES[bookId] ?? [];
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
