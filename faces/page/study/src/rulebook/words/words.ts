// The sentences of the rule pages, loaded with them: their own, those of the editor and those of the list of yaku.

import '@hanchan/kit/ruleEditor/words/words.ts';
import { addWords } from '@hanchan/kit/words/text.svelte.ts';
import '@hanchan/kit/yakuList/words/words.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('rulebook', { en, ja });

declare module '@hanchan/kit/words/keys.ts' {
  interface AddedWords {
    rulebook: { rulebook: typeof en };
  }
}
