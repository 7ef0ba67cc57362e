// Why a win cannot be, in the language of the page.

import { telling } from '@hanchan/kit/words/telling.ts';
import type { ImpossibleMessage } from '@hanchan/narrator';
import { impossible as en } from '@hanchan/narrator/en';
import { impossible as ja } from '@hanchan/narrator/ja';

export const tellImpossible = telling<ImpossibleMessage>({ en, ja });
