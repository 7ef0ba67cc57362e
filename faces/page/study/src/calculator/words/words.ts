// The sentences of the calculator, loaded with it.

import { addWords } from '@hanchan/kit/words/text.svelte.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('calculator', { en, ja });

declare module '@hanchan/kit/words/keys.ts' {
  interface AddedWords {
    calculator: { calculator: typeof en };
  }
}
