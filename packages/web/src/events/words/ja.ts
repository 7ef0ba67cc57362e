// Events in Japanese, each page under its own name.

import { desk } from '../desk/words/ja.ts';
import { board } from './ja/board.ts';
import { publicPage } from './ja/public.ts';

export const ja = { desk, board, public: publicPage };
