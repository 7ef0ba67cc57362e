// The sentences of entering a hand, loaded with it.

import { addWords } from '@hanchan/kit/words/text.svelte.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('handEntry', { en, ja });

declare module '@hanchan/kit/words/keys.ts' {
  interface AddedWords {
    handEntry: { handEntry: typeof en };
  }
}
