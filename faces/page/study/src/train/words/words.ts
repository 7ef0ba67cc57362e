// The sentences of the trainers, loaded with their pages.

import { addWords } from '@hanchan/kit/words/text.svelte.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('train', { en, ja });

declare module '@hanchan/kit/words/keys.ts' {
  interface AddedWords {
    train: { train: typeof en };
  }
}
