// The sentences of the course, loaded with its pages.

import { addWords } from '@hanchan/kit/words/text.svelte.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('learn', { en, ja });

declare module '@hanchan/kit/words/keys.ts' {
  interface AddedWords {
    learn: { learn: typeof en };
  }
}
