// The sentences of a trace, loaded with whatever shows one.

import { addWords } from '../../words/text.svelte.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('trace', { en, ja });

declare module '../../words/keys.ts' {
  interface AddedWords {
    trace: { trace: typeof en };
  }
}
