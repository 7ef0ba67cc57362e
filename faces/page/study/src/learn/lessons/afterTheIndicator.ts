// The turned-up tile names the next one as dora: one han each, but no yaku.

import { formatTile, kindOf } from '@hanchan/tiles';
import { doraAfter, rightPlaces, tileOptions } from '../player/answers.ts';
import { tilesNamed } from '../player/deeds.ts';
import type { Card, Lesson, Option } from '../player/lesson.ts';

const BOOK = 'wrc-2022';

const named = (id: string, indicator: string, choices: string): Card => {
  const options = tileOptions(choices);
  return {
    id,
    shows: [{ label: 'indicator', tiles: indicator }],
    by: 'pick',
    options,
    right: () => rightPlaces(options, ({ tile }) => tile === doraAfter(indicator)),
    slips: { '*': id },
  };
};

const WON = '234789m34555p678s';
const COUNTS: readonly Option[] = [1, 2, 3, 4].map((number) => ({ number }));
const doraIn = (hand: string, indicator: string): number =>
  tilesNamed(hand).filter((tile) => formatTile(kindOf(tile)) === doraAfter(indicator)).length;

export const afterTheIndicator: Lesson = {
  id: 'afterTheIndicator',
  book: BOOK,
  minutes: 4,
  face: '4p5p',
  steps: [
    {
      id: 'name',
      kind: 'cards',
      clauses: ['wrc-7.5-03', 'wrc-8.13-05', 'wrc-8.13-06'],
      cards: [
        named('next', '4p', '3p 4p 5p 6p'),
        named('round', '9s', '8s 9s 1s 1m'),
        named('winds', '4z', '3z 5z 1z 7z'),
        named('green', '6z', '5z 7z 1z 6z'),
        named('red', '7z', '5z 6z 1z 7z'),
        named('white', '5z', '4z 6z 7z 1z'),
      ],
    },
    {
      id: 'count',
      kind: 'cards',
      clauses: ['wrc-11.4-01', 'wrc-8.13-08'],
      cards: [
        {
          id: 'howMany',
          shows: [{ label: 'indicator', tiles: '4p' }, { tiles: WON }],
          by: 'pick',
          options: COUNTS,
          right: () => rightPlaces(COUNTS, ({ number }) => number === doraIn(WON, '4p')),
          slips: { '*': 'each' },
        },
      ],
    },
    {
      id: 'alone',
      kind: 'table',
      clauses: ['wrc-3.5-02', 'wrc-11.4-04'],
      deal: {
        wind: 'E',
        hand: '234789m45p6678s1z',
        live: '4z 2z 3z 6p 2z 9s',
        indicators: '5s',
        prelude: ['discards 4z', 'chi 45p', 'discards 1z'],
      },
      acts: [
        {
          id: 'try',
          on: '9s',
          right: ['ron'],
          also: ['ron'],
          isRefused: true,
          slips: { pass: 'tryIt' },
        },
        { id: 'letGo', on: '9s', right: ['pass'], also: ['ron'], slips: { ron: 'again' } },
      ],
    },
  ],
};
