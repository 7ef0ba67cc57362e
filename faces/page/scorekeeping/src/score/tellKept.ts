// A kept score in the language of the page.

import { telling } from '@hanchan/kit/words/telling.ts';
import type { EventMessage, KeptMessage, Phrase } from '@hanchan/narrator';
import * as en from '@hanchan/narrator/en';
import * as ja from '@hanchan/narrator/ja';

export const tellKept = telling<KeptMessage | EventMessage | Phrase>({
  en: { ...en.phrases, ...en.events, ...en.fouls, ...en.kept },
  ja: { ...ja.phrases, ...ja.events, ...ja.fouls, ...ja.kept },
});
