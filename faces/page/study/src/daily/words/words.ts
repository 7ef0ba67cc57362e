// The sentences of the problem of the day, loaded with its page.

import { addWords } from '@hanchan/kit/words/text.svelte.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('daily', { en, ja });

declare module '@hanchan/kit/words/keys.ts' {
  interface AddedWords {
    daily: { daily: typeof en };
  }
}
