// Events in English, each page under its own name.

import { desk } from '../desk/words/en.ts';
import { board } from './en/board.ts';
import { publicPage } from './en/public.ts';

export const en = { desk, board, public: publicPage };
