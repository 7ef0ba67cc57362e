// The sentences of the rule editor, loaded with it; they stand among those of the rule pages.

import { addWords } from '../../words/text.svelte.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('rulebook', { en, ja });

declare module '../../words/keys.ts' {
  interface AddedWords {
    ruleEditor: { rulebook: typeof en };
  }
}
