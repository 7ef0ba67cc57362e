// The sentences of the rule pages, loaded with them.

import { addWords } from '../../words/text.svelte.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('rulebook', { en, ja });
