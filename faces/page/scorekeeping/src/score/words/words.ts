// The sentences of keeping score, loaded with it.

import { addWords } from '@hanchan/kit/words/text.svelte.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('score', { en, ja });

declare module '@hanchan/kit/words/keys.ts' {
  interface AddedWords {
    score: { score: typeof en };
  }
}
