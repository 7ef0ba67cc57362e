// The sentences of the host's page, loaded with it.

import { addWords } from '@hanchan/kit/words/text.svelte.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('operator', { en, ja });

declare module '@hanchan/kit/words/keys.ts' {
  interface AddedWords {
    operator: { operator: typeof en };
  }
}
