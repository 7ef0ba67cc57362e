// Why a win is worth what it is, in the language of the page.

import type { PayMessage, Phrase, TraceMessage } from '@hanchan/narrator';
import * as en from '@hanchan/narrator/en';
import * as ja from '@hanchan/narrator/ja';
import { telling } from '../words/telling.ts';

export const tellTrace = telling<TraceMessage | PayMessage | Phrase>({
  en: { ...en.phrases, ...en.trace, ...en.payments },
  ja: { ...ja.phrases, ...ja.trace, ...ja.payments },
});
