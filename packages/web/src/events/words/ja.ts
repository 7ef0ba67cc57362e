// Events in Japanese, each page under its own name.

import { desk } from '../desk/words/ja.ts';

export const ja = { desk };
