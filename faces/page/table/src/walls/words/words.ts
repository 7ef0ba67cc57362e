// The sentences of the check, loaded with it.

import { addWords } from '@hanchan/kit/words/text.svelte.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('walls', { en, ja });

declare module '@hanchan/kit/words/keys.ts' {
  interface AddedWords {
    walls: { walls: typeof en };
  }
}
