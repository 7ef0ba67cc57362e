// The sentences of profiles and ratings, loaded with their pages.

import { addWords } from '@hanchan/kit/words/text.svelte.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('profile', { en, ja });

declare module '@hanchan/kit/words/keys.ts' {
  interface AddedWords {
    profile: { profile: typeof en };
  }
}
