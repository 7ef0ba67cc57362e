// The words of the page on what is stored.

import { addWords } from '@hanchan/kit/words/text.svelte.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('privacy', { en, ja });

declare module '@hanchan/kit/words/keys.ts' {
  interface AddedWords {
    privacy: { privacy: typeof en };
  }
}
