// The glossary's sentences, loaded with what explains a term.

import { addWords } from '../../words/text.svelte.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('glossary', { en, ja });

declare module '../../words/keys.ts' {
  interface AddedWords {
    glossary: { glossary: typeof en };
  }
}
