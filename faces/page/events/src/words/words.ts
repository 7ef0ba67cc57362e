// The sentences of events, loaded with their pages.

import { addWords } from '@hanchan/kit/words/text.svelte.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('events', { en, ja });

declare module '@hanchan/kit/words/keys.ts' {
  interface AddedWords {
    events: { events: typeof en };
  }
}
