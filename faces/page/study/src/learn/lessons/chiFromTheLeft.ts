// A row may be called too, but only from the player before you.

import { bookValues } from '../player/answers.ts';
import type { Arrangement, Lesson, Option } from '../player/lesson.ts';
import { playOut } from '../player/run.ts';

const BOOK = 'general';
const WHO: readonly Option[] = [{ name: 'you' }, { name: 'kaze' }];

/** Ines discards 6p: you say chi, Kaze says pon. */
const BOTH: Arrangement = {
  wind: 'E',
  hand: '234789m45p6678s1z',
  others: { S: '66p19m19s12345677z' },
  live: '4z 2z 9p 6p',
  prelude: ['discards 4z', 'chi 45p'],
  script: { S: ['-', 'pon 66p'] },
};

/** The seat that has laid a set open. */
function taker(): number {
  const { deal } = playOut(
    BOTH,
    bookValues(BOOK),
    ({ deal: now }) => now?.seats.some(({ melds }) => melds.length > 0) === true,
  );
  return deal!.seats.findIndex(({ melds }) => melds.length > 0);
}

export const chiFromTheLeft: Lesson = {
  id: 'chiFromTheLeft',
  book: BOOK,
  minutes: 4,
  face: '234789m6678s[456p<]',
  steps: [
    {
      id: 'call',
      kind: 'table',
      clauses: ['gen-call-01', 'gen-call-02', 'gen-open-01'],
      deal: {
        wind: 'E',
        hand: '234789m45p6678s1z',
        live: '4z 2z 3p 6p',
        prelude: ['discards 4z'],
      },
      acts: [
        {
          id: 'letGo',
          on: '3p',
          right: ['pass'],
          also: ['chi 45p'],
          slips: { chi: 'notNext' },
          clauses: ['gen-call-02'],
        },
        { id: 'chi', on: '6p', right: ['chi 45p'], slips: { pass: 'gone' } },
        {
          id: 'drop',
          right: ['discards 1z'],
          slips: { 'discards *': 'broken' },
          clauses: ['gen-open-01', 'gen-open-03'],
        },
      ],
    },
    {
      id: 'both',
      kind: 'cards',
      clauses: ['gen-call-07', 'gen-call-08'],
      cards: [
        {
          id: 'who',
          shows: [{ apart: '6p' }],
          by: 'pick',
          options: WHO,
          right: () => [taker()],
          slips: { '*': 'ponFirst' },
        },
      ],
    },
  ],
};
