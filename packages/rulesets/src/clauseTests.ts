// Which tests hold which clause. Written by `npm run clauses` from the names of the tests; do not edit.

export interface ClauseTest {
  readonly file: string;
  readonly name: string;
}

export const CLAUSE_TESTS: Readonly<Record<string, readonly ClauseTest[]>> = {};
