// The sentences of an event's pages, loaded with the first of them.

import { addWords } from '../../words/text.svelte.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

addWords('events', { en, ja });
