// A hand is four sets and a pair; with thirteen tiles it may lack one. Won on the second draw.

import { rightPlaces, tileOptions, waitsIn } from '../player/answers.ts';
import type { Lesson } from '../player/lesson.ts';

const BOOK = 'uspml-fundamentals';
const HOLE = '234678m345p55s79s';
const HOLES = tileOptions('5s 6s 7s 8s 9s');
const TWO = '234678p99m111z45s';
const TWOS = tileOptions('2s 3s 4s 5s 6s 7s');

export const oneTileShort: Lesson = {
  id: 'oneTileShort',
  book: BOOK,
  minutes: 3,
  face: '123456789m11p35s',
  steps: [
    {
      id: 'draw',
      kind: 'table',
      clauses: ['uspml-hands-01', 'uspml-hands-02', 'uspml-drawtile-01'],
      hasBrackets: true,
      deal: { wind: 'E', hand: '123456789m11p35s', live: '9p 1z 7p 3z 4s' },
      acts: [
        { id: 'take', right: ['draw'] },
        {
          id: 'drop',
          right: ['discards 9p'],
          also: ['tsumo'],
          slips: { tsumo: 'notYet', 'discards *': 'broken' },
        },
        { id: 'again', right: ['draw'] },
        { id: 'win', right: ['tsumo'], slips: { 'discards *': 'complete' } },
      ],
    },
    {
      id: 'hole',
      kind: 'cards',
      clauses: ['uspml-hands-01'],
      cards: [
        {
          id: 'which',
          shows: [{ tiles: HOLE }],
          by: 'pick',
          options: HOLES,
          right: () => rightPlaces(HOLES, ({ tile }) => waitsIn(HOLE, BOOK).includes(tile!)),
          slips: { '*': 'notIt' },
        },
      ],
    },
    {
      id: 'two',
      kind: 'cards',
      clauses: ['uspml-hands-01', 'uspml-victory-01'],
      cards: [
        {
          id: 'both',
          shows: [{ tiles: TWO }],
          by: 'tap',
          options: TWOS,
          right: () => rightPlaces(TWOS, ({ tile }) => waitsIn(TWO, BOOK).includes(tile!)),
          slips: { '*': 'notIt' },
        },
      ],
    },
  ],
};
