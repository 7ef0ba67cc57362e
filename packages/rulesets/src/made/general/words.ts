// Made from books/general/words.yaml by `npm run books`; do not edit.

import type { RulebookWords } from '../../wordForm.ts';

export const GENERAL_WORDS: RulebookWords = {"calls":{"chi":"Chi","pon":"Pon","kan":"Kan","riichi":"Riichi","ron":"Ron"},"groups":{"sequence":"Chi","triplet":"Pon","kan":"Kan"},"yaku":{"riichi":"Riichi","kokushi":"Thirteen Unique Wonders"}};
