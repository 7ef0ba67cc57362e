// The sentences of the table, loaded with it.

import { addWords } from '@hanchan/kit/words/text.svelte.ts';
import { en } from './en.ts';
import { enFouls } from './enFouls.ts';
import { enPlay } from './enPlay.ts';
import { ja } from './ja.ts';
import { jaFouls } from './jaFouls.ts';
import { jaPlay } from './jaPlay.ts';

addWords('table', {
  en: { ...en, ...enPlay, ...enFouls },
  ja: { ...ja, ...jaPlay, ...jaFouls },
});

declare module '@hanchan/kit/words/keys.ts' {
  interface AddedWords {
    felt: { table: typeof en & typeof enPlay & typeof enFouls };
  }
}
