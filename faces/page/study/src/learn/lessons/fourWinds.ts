// The dealer is East, the others follow to the right; where the tiles come from is decided by dice.

import { seatWind, wallBreak } from '@hanchan/tiles';
import { rightPlaces, tileOptions, winWorth } from '../player/answers.ts';
import type { Lesson, Option } from '../player/lesson.ts';

const BOOK = 'general';
const PEOPLE: readonly Option[] = [
  { name: 'you' },
  { name: 'kaze' },
  { name: 'tomas' },
  { name: 'ines' },
];
const WINDS: readonly Option[] = [{ name: 'S' }, { name: 'W' }, { name: 'N' }];
const HONOURS = tileOptions('1234567z');
const DICE = 2 + 3 + 4;

/** With three of it and nothing else that counts, South's hand may win. */
const counts = (tile: string): boolean =>
  winWorth(
    { hand: `234m678s567p3s[${tile.repeat(3).replace(/z/g, '')}z^]`, tile: '3s', by: 'ron' },
    BOOK,
  ) !== null;

export const fourWinds: Lesson = {
  id: 'fourWinds',
  book: BOOK,
  minutes: 4,
  face: '1234567z',
  steps: [
    {
      id: 'seats',
      kind: 'cards',
      clauses: ['gen-play-05', 'gen-play-06'],
      cards: [
        {
          id: 'right',
          shows: [{ tiles: '1z' }],
          by: 'pick',
          options: WINDS,
          right: () => rightPlaces(WINDS, ({ name }) => name === seatWind(1, 0)),
          slips: { '*': 'order' },
          clauses: ['gen-play-05'],
        },
        {
          id: 'wall',
          shows: [{ label: 'dice', numbers: [2, 3, 4] }],
          by: 'pick',
          options: PEOPLE,
          right: () => [wallBreak(0, DICE).seat],
          slips: { '*': 'count' },
          clauses: ['gen-play-07', 'gen-play-08', 'wrc-7.3-01'],
        },
      ],
    },
    {
      id: 'value',
      kind: 'cards',
      clauses: ['gen-tiles-02', 'gen-tiles-04'],
      cards: [
        {
          id: 'south',
          shows: [{ label: 'southEast' }],
          by: 'tap',
          options: HONOURS,
          right: () => rightPlaces(HONOURS, ({ tile }) => counts(tile!)),
          slips: { '*': 'neither' },
        },
      ],
    },
  ],
};
