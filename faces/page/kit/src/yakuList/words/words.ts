// What each yaku needs, and the groups they are listed in; they stand among the sentences of the rule pages.

import { addWords } from '../../words/text.svelte.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('rulebook', { en, ja });

declare module '../../words/keys.ts' {
  interface AddedWords {
    yakuList: { rulebook: typeof en };
  }
}
