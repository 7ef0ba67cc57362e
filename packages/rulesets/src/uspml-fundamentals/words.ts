// The words of USPML Fundamentals: two claims, a victory by own draw, and no yaku. A chi is a set but never called.

import type { RulebookWords } from '../wordForm.ts';

export const USPML_FUNDAMENTALS_WORDS: RulebookWords = {
  calls: { pon: 'Pon', ron: 'Ron', tsumo: 'victory' },
  groups: { sequence: 'Chi', triplet: 'Pon' },
  yaku: {},
};
