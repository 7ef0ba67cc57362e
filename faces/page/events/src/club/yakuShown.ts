// A yaku by the name that a club says.

import { currentLanguage } from '@hanchan/kit/words/text.svelte.ts';
import { YAKU_NAMES, type YakuId } from '@hanchan/rules';

export const yakuShown = (id: YakuId): string => YAKU_NAMES[id][currentLanguage() === 'ja' ? 1 : 0];
