// What is to be checked on a sheet, in the language of the page.

import { telling } from '@hanchan/kit/words/telling.ts';
import type { SheetMessage } from '@hanchan/narrator';
import * as en from '@hanchan/narrator/en';
import * as ja from '@hanchan/narrator/ja';

export const tellSheet = telling<SheetMessage>({
  en: { ...en.phrases, ...en.sheets },
  ja: { ...ja.phrases, ...ja.sheets },
});
