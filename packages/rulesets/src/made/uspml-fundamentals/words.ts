// Made from books/uspml-fundamentals/words.yaml by `npm run books`; do not edit.

import type { RulebookWords } from '../../wordForm.ts';

export const USPML_FUNDAMENTALS_WORDS: RulebookWords = {"calls":{"pon":"Pon","ron":"Ron","tsumo":"victory"},"groups":{"sequence":"Chi","triplet":"Pon"},"yaku":{}};
