// Made from books/tenhou/rulings.yaml by `npm run books`; do not edit.

import type { Ruling } from '../../ruling.ts';

export const TENHOU_RULINGS: readonly Ruling[] = [
];
