// Four alike can be laid as one set; the hand is then a tile short, and the dead wall gives it.

import { bookValues, rightPlaces } from '../player/answers.ts';
import type { Arrangement, Lesson, Option } from '../player/lesson.ts';
import { playOut } from '../player/run.ts';

const BOOK = 'general';
const DEAL: Arrangement = {
  wind: 'E',
  hand: '2399m888p234567s',
  live: '8p',
  replacements: '1m',
};
const COUNTS: readonly Option[] = [{ number: 13 }, { number: 14 }, { number: 15 }, { number: 16 }];

/** All tiles that one has with a kan, the replacement among them. */
function held(): number {
  const match = playOut(
    { ...DEAL, prelude: ['kan 8p'] },
    bookValues(BOOK),
    ({ deal }) => deal!.seats[0].melds.length > 0,
  );
  const { hand, drawn, melds } = match.deal!.seats[0];
  return hand.length + (drawn === null ? 0 : 1) + melds.flatMap(({ tiles }) => tiles).length;
}

export const fourAlike: Lesson = {
  id: 'fourAlike',
  book: BOOK,
  minutes: 4,
  face: '2399m234567s[8888p]',
  steps: [
    {
      id: 'kan',
      kind: 'table',
      clauses: ['gen-melds-03', 'gen-kan-01', 'gen-kan-04'],
      deal: DEAL,
      acts: [
        {
          id: 'declare',
          right: ['kan 8p'],
          slips: { 'discards p': 'keep', 'discards *': 'broken' },
        },
        { id: 'win', right: ['tsumo'], slips: { 'discards *': 'complete' } },
      ],
    },
    {
      id: 'count',
      kind: 'cards',
      clauses: ['gen-kan-04', 'wrc-8.7.3-02'],
      cards: [
        {
          id: 'howMany',
          shows: [{ tiles: '2399m234567s[8888p]', apart: '1m' }],
          by: 'pick',
          options: COUNTS,
          right: () => rightPlaces(COUNTS, ({ number }) => number === held()),
          slips: { '*': 'kanCounts' },
        },
      ],
    },
  ],
};
