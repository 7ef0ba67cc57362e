// Phrases that every room says: which deal it is, what lies on the table, how much a hand is worth.

import type { Phrase } from '@hanchan/narrator';
import { phrases as en } from '@hanchan/narrator/en';
import { phrases as ja } from '@hanchan/narrator/ja';
import { telling } from './telling.ts';

export const tellPhrase = telling<Phrase>({ en, ja });
