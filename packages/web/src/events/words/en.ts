// Events in English, each page under its own name.

import { desk } from '../desk/words/en.ts';

export const en = { desk };
