// The sentences of the review, loaded with it.

import { addWords } from '@hanchan/kit/words/text.svelte.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('review', { en, ja });

declare module '@hanchan/kit/words/keys.ts' {
  interface AddedWords {
    review: { review: typeof en };
  }
}
