// What was done at an event, in the language of the page.

import { telling } from '@hanchan/kit/words/telling.ts';
import { tIn } from '@hanchan/kit/words/text.svelte.ts';
import type { ActMessage } from '@hanchan/narrator';
import { acts as en } from '@hanchan/narrator/en';
import { acts as ja } from '@hanchan/narrator/ja';
import type { ActWords } from './actText.ts';

export const tellEvents = telling<ActMessage>({ en, ja });

export const actWords: ActWords = { tell: tellEvents, label: tIn };
