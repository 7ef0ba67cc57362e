// Han double the hand until a limit.

import type { ExampleWin } from '@hanchan/kit/yakuList/exampleWin.ts';
import { rightPlaces, winWorth } from '../player/answers.ts';
import type { Card, Lesson } from '../player/lesson.ts';

const BOOK = 'wrc-2022';
const HAND = '234456m67p34588s';
const LADDER: readonly (readonly [string, Omit<ExampleWin, 'by' | 'tile'>])[] = [
  ['one', { hand: '123456m67p34588s' }],
  ['two', { hand: HAND }],
  ['three', { hand: HAND, moments: ['riichi'] }],
  ['four', { hand: HAND, moments: ['riichi'], dora: '1m' }],
  ['five', { hand: HAND, moments: ['riichi'], dora: '3m' }],
  ['six', { hand: HAND, moments: ['riichi', 'ippatsu'], dora: '3m' }],
];
const CHOICES: Readonly<Record<string, readonly number[]>> = {
  one: [1_000, 1_500, 2_000],
  two: [1_500, 2_000, 3_000],
  three: [3_000, 3_900, 4_000],
  four: [5_900, 7_700, 8_000],
  five: [8_000, 12_000, 16_000],
  six: [8_000, 12_000, 16_000],
};

const rung = ([id, win]: (typeof LADDER)[number]): Card => {
  const options = CHOICES[id]!.map((number) => ({ number }));
  const points = () => winWorth({ ...win, tile: '5p', by: 'ron' }, BOOK)!.points;
  return {
    id,
    shows: [
      ...(win.dora === undefined ? [] : [{ label: 'indicator', tiles: win.dora }]),
      { tiles: win.hand, apart: '5p' },
    ],
    by: 'pick',
    options,
    right: () => rightPlaces(options, ({ number }) => number === points()),
    slips: { '*': id },
  };
};

export const eachHanDoubles: Lesson = {
  id: 'eachHanDoubles',
  book: BOOK,
  minutes: 4,
  face: `${HAND}5p`,
  steps: [
    {
      id: 'ladder',
      kind: 'cards',
      clauses: ['wrc-11.2-01', 'wrc-11.2-04', 'wrc-11.2-05', 'wrc-3.5-03'],
      cards: LADDER.map(rung),
    },
  ],
};
