// Made from books/tenhou/clauses.yaml by `npm run books`; do not edit.

import type { Clause } from '../../clause.ts';

export const TENHOU_CLAUSES: readonly Clause[] = [
];
