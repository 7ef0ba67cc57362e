// The narrator in English, for tests without a page.

import { type ActMessage, speaker } from '@hanchan/narrator';
import { acts } from '@hanchan/narrator/en';
import type { ActWords } from '../src/event/actText.ts';

export const WORDS: ActWords = {
  tell: speaker<ActMessage>('en', acts, () => ''),
  label: (group, name) => `${group}.${name}`,
};
