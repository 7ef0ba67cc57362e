// Made from books/tenhou/words.yaml by `npm run books`; do not edit.

import type { RulebookWords } from '../../wordForm.ts';

export const TENHOU_WORDS: RulebookWords = {"calls":{},"groups":{},"yaku":{}};
