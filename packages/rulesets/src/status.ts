// Whether software holds a clause: computed from the tests that name it, never claimed by hand.

import type { Clause } from './clause.ts';
import { CLAUSE_TESTS, type ClauseTest } from './clauseTests.ts';

export const CLAUSE_STATUSES = ['tested', 'notSoftware', 'gap'] as const;

/** `gap`: software could hold it, and no test shows yet that it does. */
export type ClauseStatus = (typeof CLAUSE_STATUSES)[number];

export interface ClauseState {
  readonly status: ClauseStatus;
  readonly tests: readonly ClauseTest[];
  /** Why software does not hold it, or what stands in for it. */
  readonly reason?: string;
}

export type ClauseTests = Readonly<Record<string, readonly ClauseTest[]>>;

/** `document` is every clause of the document that `clause` belongs to. */
export function stateOf(
  clause: Clause,
  document: readonly Clause[],
  reason: string | undefined,
  tests: ClauseTests = CLAUSE_TESTS,
): ClauseState {
  const own = tests[clause.id] ?? [];
  const found = own.length > 0 ? own : testsOfSection(clause.restates, document, tests);
  if (found.length > 0) return { status: 'tested', tests: found };
  if (reason !== undefined) return { status: 'notSoftware', tests: [], reason };
  return { status: 'gap', tests: [] };
}

/** A clause that only repeats a section is held by the tests of that section. */
function testsOfSection(
  section: string | undefined,
  document: readonly Clause[],
  tests: ClauseTests,
): readonly ClauseTest[] {
  if (section === undefined) return [];
  const exact = document.filter((clause) => clause.section === section);
  // A section that is only a heading is spoken for by the sections under it.
  const under =
    exact.length > 0 ? exact : document.filter((one) => one.section.startsWith(`${section}.`));
  const found = under.flatMap(({ id }) => tests[id] ?? []);
  const seen = new Set<string>();
  return found.filter(({ file, name }) => {
    const key = `${file}\n${name}`;
    return !seen.has(key) && seen.add(key);
  });
}
