// Real sticks: shares, counters, deposits, and the draw.

import { bookValues, rightPlaces, scoresAfter } from '../player/answers.ts';
import type { Arrangement, Card, Lesson, Option } from '../player/lesson.ts';
import { playOut } from '../player/run.ts';

const BOOK = 'wrc-2022';
const LOOSE = ['147m258p369s1234z', '258m369p147s1567z', '369m147p258s2345z'] as const;

const SCENES: Readonly<Record<string, Arrangement>> = {
  southDraws: {
    wind: 'S',
    hand: '234567m22p46678s',
    others: { E: LOOSE[0] },
    live: '1z 9m 2z 3z 4z 5s',
    indicators: '9p',
    start: { counters: 2, deposits: 1, scores: [30_000, 30_000, 30_000, 29_000] },
    prelude: ['discards 9m', 'tsumo'],
  },
  eastRons: {
    wind: 'E',
    hand: '234456m67p34588s',
    live: '9m 2z 3z 4z 1z 2z 3z 9p 4z 5p',
    indicators: '9p',
    prelude: ['discards 9m', 'riichi 1z', 'discards 4z', 'ron'],
  },
  twoReady: {
    wind: 'E',
    hand: '234567m22p46678s',
    others: { S: '123456789m11p24s', W: LOOSE[1], N: LOOSE[2] },
    live: '1z 2z 3z 4z',
  },
};

/** From seat 0 on: what each has won or lost. */
function changes(id: string): readonly number[] {
  const deal = SCENES[id]!;
  const before = deal.start?.scores ?? [30_000, 30_000, 30_000, 30_000];
  return scoresAfter(deal, BOOK).map((score, seat) => score - before[seat]!);
}

const scene = (id: string, seat: number, numbers: readonly number[], clauses: string[]): Card => {
  const options: readonly Option[] = numbers.map((number) => ({ number }));
  return {
    id,
    shows: [{ tiles: SCENES[id]!.hand }],
    by: 'pick',
    options,
    right: () => rightPlaces(options, ({ number }) => number === changes(id)[seat]),
    slips: { '*': id },
    clauses,
  };
};

const WHO: readonly Option[] = [{ name: 'you' }, { name: 'kaze' }];

export const whoPays: Lesson = {
  id: 'whoPays',
  book: BOOK,
  minutes: 5,
  face: '234567m22p46678s5s',
  steps: [
    {
      id: 'wins',
      kind: 'cards',
      clauses: ['wrc-11.2-09', 'wrc-9.1-06', 'wrc-9.1-07'],
      cards: [
        scene('southDraws', 1, [2_000, 2_600, 3_600], ['wrc-11.2-09', 'wrc-9.1-06']),
        scene('eastRons', 0, [3_900, 5_800, 7_700], ['wrc-11.2-14', 'wrc-9.1-07']),
      ],
    },
    {
      id: 'draw',
      kind: 'cards',
      clauses: ['wrc-9.2-01', 'wrc-9.2-02', 'wrc-9.4-02'],
      cards: [
        scene('twoReady', 0, [1_000, 1_500, 3_000], ['wrc-9.2-01', 'wrc-9.2-02']),
        {
          id: 'whoDeals',
          shows: [{ tiles: SCENES['twoReady']!.hand }],
          by: 'pick',
          options: WHO,
          right: () => [playOut(SCENES['twoReady']!, bookValues(BOOK)).dealer],
          slips: { '*': 'stays' },
          clauses: ['wrc-9.4-02', 'wrc-9.5-01'],
        },
      ],
    },
  ],
};
