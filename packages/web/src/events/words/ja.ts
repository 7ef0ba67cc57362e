// Events in Japanese, page by page.

import { board } from './ja/board.ts';
import { publicPage } from './ja/public.ts';

export const ja = { board, public: publicPage };
