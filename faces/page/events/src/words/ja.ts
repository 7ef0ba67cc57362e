// Events in Japanese, each page under its own name.

import { desk } from '../desk/words/ja.ts';
import { board } from './ja/board.ts';
import { broadcast } from './ja/broadcast.ts';
import { circuit } from './ja/circuit.ts';
import { club } from './ja/club.ts';
import { clubDesk } from './ja/clubDesk.ts';
import { online } from './ja/online.ts';
import { phones } from './ja/phones.ts';
import { publicPage } from './ja/public.ts';
import { referee } from './ja/referee.ts';
import { sheet } from './ja/sheet.ts';

export const ja = {
  desk,
  board,
  broadcast,
  circuit,
  club,
  clubDesk,
  public: publicPage,
  ...phones,
  ...referee,
  ...sheet,
  ...online,
};
