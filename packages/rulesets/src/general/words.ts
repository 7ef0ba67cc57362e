// The words of the General Rules: it names its calls and sets and two yaku, and has no word for a self-drawn win.

import type { RulebookWords } from '../wordForm.ts';

export const GENERAL_WORDS: RulebookWords = {
  calls: { chi: 'Chi', pon: 'Pon', kan: 'Kan', riichi: 'Riichi', ron: 'Ron' },
  groups: { sequence: 'Chi', triplet: 'Pon', kan: 'Kan' },
  yaku: { riichi: 'Riichi', kokushi: 'Thirteen Unique Wonders' },
};
