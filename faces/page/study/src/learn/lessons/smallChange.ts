// Fu are counted item by item; only three things give many: closed triplets, quads, honours.

import type { ExampleWin } from '@hanchan/kit/yakuList/exampleWin.ts';
import { rightPlaces, winWorth } from '../player/answers.ts';
import type { Card, Lesson, Option } from '../player/lesson.ts';

const BOOK = 'wrc-2022';
const A: ExampleWin = { hand: '234m567p6899s111z', tile: '7s', by: 'ron' };
const B: ExampleWin = { hand: '55m222333444p78s', tile: '6s', by: 'ron' };
const PINFU: ExampleWin = { hand: '234567m34p99p678s', tile: '5p', by: 'tsumo' };

const asked = (
  id: string,
  win: ExampleWin,
  numbers: readonly number[],
  what: 'fu' | 'points',
): Card => {
  const options: readonly Option[] = numbers.map((number) => ({ number }));
  return {
    id,
    shows: [{ tiles: win.hand, apart: win.tile }],
    by: 'pick',
    options,
    right: () => rightPlaces(options, ({ number }) => number === winWorth(win, BOOK)![what]),
    slips: { '*': id },
  };
};

export const smallChange: Lesson = {
  id: 'smallChange',
  book: BOOK,
  minutes: 6,
  face: '234m567p6899s111z',
  steps: [
    {
      id: 'items',
      kind: 'cards',
      clauses: ['wrc-11.3-01', 'wrc-11.3-02', 'wrc-11.2-02'],
      cards: [
        asked('total', A, [30, 40, 50], 'fu'),
        asked('worth', A, [1_000, 1_300, 2_000], 'points'),
        asked('pinfu', PINFU, [20, 30, 40], 'fu'),
      ],
    },
    {
      id: 'reading',
      kind: 'cards',
      clauses: ['wrc-9.1-02', 'wrc-11.3-10'],
      cards: [asked('higher', B, [3_900, 6_400, 8_000], 'points')],
    },
  ],
};
