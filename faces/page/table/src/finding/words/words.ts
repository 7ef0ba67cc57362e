// The sentences of the page for finding a game, loaded with it.

import { addWords } from '@hanchan/kit/words/text.svelte.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('finding', { en, ja });

declare module '@hanchan/kit/words/keys.ts' {
  interface AddedWords {
    finding: { finding: typeof en };
  }
}
