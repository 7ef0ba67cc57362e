// The sentences of the replay, loaded with it.

import { addWords } from '@hanchan/kit/words/text.svelte.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('replay', { en, ja });

declare module '@hanchan/kit/words/keys.ts' {
  interface AddedWords {
    replay: { replay: typeof en };
  }
}
