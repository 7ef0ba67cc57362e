// Whether software holds a clause: computed from the tests that name it, never claimed by hand.

import type { Clause } from './clause.ts';
import { CLAUSE_TESTS, type ClauseTest } from './clauseTests.ts';

/** What holds a clause, or why nothing does. */
export const CLAUSE_STATUSES = ['tested', 'notSoftware', 'gap'] as const;

/** `gap`: software could hold it, and no test shows yet that it does. */
export type ClauseStatus = (typeof CLAUSE_STATUSES)[number];

/** The status of a clause, with its tests or the reason. */
export interface ClauseState {
  readonly status: ClauseStatus;
  readonly tests: readonly ClauseTest[];
  /** Why software does not hold it, or what stands in for it. */
  readonly reason?: string;
}

export type ClauseTests = Readonly<Record<string, readonly ClauseTest[]>>;

/** A clause that repeats another section needs a test of its own too: a neighbour's test may hold something else. */
export function stateOf(
  { id }: Clause,
  reason: string | undefined,
  tests: ClauseTests = CLAUSE_TESTS,
): ClauseState {
  const own = tests[id] ?? [];
  if (own.length > 0) return { status: 'tested', tests: own };
  if (reason !== undefined) return { status: 'notSoftware', tests: [], reason };
  return { status: 'gap', tests: [] };
}
