// Events in English, each page under its own name.

import { desk } from '../desk/words/en.ts';
import { board } from './en/board.ts';
import { broadcast } from './en/broadcast.ts';
import { circuit } from './en/circuit.ts';
import { club } from './en/club.ts';
import { clubDesk } from './en/clubDesk.ts';
import { online } from './en/online.ts';
import { phones } from './en/phones.ts';
import { publicPage } from './en/public.ts';
import { referee } from './en/referee.ts';
import { sheet } from './en/sheet.ts';

export const en = {
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
