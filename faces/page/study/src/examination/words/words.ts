// The sentences of the examination, loaded with its page.

import { addWords } from '@hanchan/kit/words/text.svelte.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('exam', { en, ja });

declare module '@hanchan/kit/words/keys.ts' {
  interface AddedWords {
    exam: { exam: typeof en };
  }
}
