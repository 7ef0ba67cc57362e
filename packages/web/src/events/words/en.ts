// Events in English, page by page.

import { board } from './en/board.ts';
import { publicPage } from './en/public.ts';

export const en = { board, public: publicPage };
