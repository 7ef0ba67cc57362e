// At the end places count: know what you need before you draw.

import { resultOf } from '@hanchan/game';
import { bookValues, rightPlaces, scoresAfter } from '../player/answers.ts';
import type { Arrangement, Lesson, Option } from '../player/lesson.ts';

const BOOK = 'wrc-2022';
/** South 4: the dealer sits at 3, you at 2. */
const SCORES = [37_600, 33_900, 32_100, 16_400] as const;
const ALL_LAST = { round: 1, dealer: 3, scores: SCORES } as const;
const NEED: readonly Option[] = [{ number: 1_000 }, { number: 1_900 }, { number: 5_600 }];
const PLACES: readonly Option[] = [{ number: 1 }, { number: 2 }, { number: 3 }];
const DEAL: Arrangement = {
  wind: 'N',
  hand: '234567m5567p345s',
  live: '1z 2z 3z 9p 8p',
  indicators: '9s',
  start: ALL_LAST,
};

/** The place of the learner after a silent win on East's discard. */
function placeAfter(): number {
  const silent: Arrangement = { ...DEAL, prelude: ['discards 9p', 'ron'] };
  const after = scoresAfter(silent, BOOK) as [number, number, number, number];
  return resultOf(after, bookValues(BOOK)).places[2];
}

export const lastHand: Lesson = {
  id: 'lastHand',
  book: BOOK,
  minutes: 5,
  face: '234567m5567p345s',
  steps: [
    {
      id: 'need',
      kind: 'cards',
      clauses: ['wrc-10-01', 'wrc-10.1-04'],
      cards: [
        {
          id: 'howMuch',
          shows: [{ label: 'allLast', points: [32_100, 16_400, 37_600, 33_900] }],
          by: 'pick',
          options: NEED,
          right: () => rightPlaces(NEED, ({ number }) => number === SCORES[1] - SCORES[2] + 100),
          slips: { '*': 'difference' },
        },
      ],
    },
    {
      id: 'silent',
      kind: 'table',
      clauses: ['wrc-10-02', 'wrc-10.3-01'],
      deal: DEAL,
      acts: [
        {
          id: 'drop',
          right: ['discards 9p'],
          slips: { 'riichi *': 'bought', 'discards *': 'broken' },
        },
        { id: 'win', right: ['ron'], slips: { pass: 'letWin' } },
      ],
    },
    {
      id: 'place',
      kind: 'cards',
      clauses: ['wrc-10.2-01', 'wrc-10.3-02'],
      cards: [
        {
          id: 'which',
          shows: [{ label: 'allLast', points: [32_100, 16_400, 37_600, 33_900] }],
          by: 'pick',
          options: PLACES,
          right: () => rightPlaces(PLACES, ({ number }) => number === placeAfter()),
          slips: { '*': 'count' },
        },
      ],
    },
  ],
};
