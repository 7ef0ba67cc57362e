// The sentences of entering a hand, loaded with it.

import { addWords } from '../../words/text.svelte.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('handEntry', { en, ja });
