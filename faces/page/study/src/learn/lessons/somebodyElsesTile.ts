// Two alike in hand take a third from anybody; the last tile may come from anybody too.

import { bookValues, rightPlaces } from '../player/answers.ts';
import type { Arrangement, Lesson, Option } from '../player/lesson.ts';
import { playOut } from '../player/run.ts';

const BOOK = 'uspml-fundamentals';

/** South wins on 4p that West could take for three alike; or North could win on it too. */
const claimed = (north: string): Arrangement => ({
  wind: 'E',
  hand: '147m258p369s1234z',
  live: '4p',
  others: { S: '123456789m23p11s', W: '44p159m159s12357z', N: north },
  prelude: ['discards 4p'],
  script: { S: ['ron'], W: ['pon 44p'], ...(north === READY_TOO && { N: ['ron'] }) },
});
const NOT_READY = '258m69p258s23567z';
const READY_TOO = '456789s444z56p88m';

const WHO: readonly Option[] = [{ name: 'kaze' }, { name: 'tomas' }, { name: 'ines' }];

/** Who has gained: Kaze sits South, Tomás West, Ines North. */
const gained = (north: string) => {
  const { scores } = playOut(claimed(north), bookValues(BOOK));
  return rightPlaces(
    WHO,
    ({ name }) => scores[1 + WHO.findIndex((one) => one.name === name)]! > 20,
  );
};

export const somebodyElsesTile: Lesson = {
  id: 'somebodyElsesTile',
  book: BOOK,
  minutes: 5,
  face: '345m23p67899s77z1m',
  steps: [
    {
      id: 'claim',
      kind: 'table',
      clauses: ['uspml-claim-01', 'uspml-claim-02', 'uspml-pon-01', 'uspml-ron-01'],
      deal: {
        wind: 'S',
        hand: '1m345m23p67899s77z',
        live: '1p 6z 3z 7z 4p',
      },
      acts: [
        {
          id: 'letGo',
          right: ['pass'],
          also: ['chi 23p'],
          slips: { chi: 'noRow' },
          clauses: ['uspml-claim-02'],
        },
        {
          id: 'pon',
          right: ['pon'],
          also: ['pon 77z'],
          slips: { pass: 'gone' },
          clauses: ['uspml-pon-01', 'uspml-pon-02'],
        },
        {
          id: 'drop',
          right: ['discards 1m'],
          slips: { 'discards *': 'broken' },
          clauses: ['uspml-pon-03', 'uspml-pon-05'],
        },
        {
          id: 'win',
          right: ['ron'],
          slips: { pass: 'letWin' },
          clauses: ['uspml-ron-01', 'uspml-ron-02'],
        },
      ],
    },
    {
      id: 'two',
      kind: 'cards',
      clauses: ['uspml-prio-01', 'uspml-prio-02'],
      cards: [
        {
          id: 'ponOrRon',
          shows: [{ apart: '4p' }],
          by: 'pick',
          options: WHO.slice(0, 2),
          right: () => gained(NOT_READY),
          slips: { '*': 'winFirst' },
          clauses: ['uspml-prio-01'],
        },
        {
          id: 'twoRons',
          shows: [{ apart: '4p' }],
          by: 'pick',
          options: [WHO[0]!, WHO[2]!],
          right: () => gained(READY_TOO).map((place) => (place === 2 ? 1 : place)),
          slips: { '*': 'nextFirst' },
          clauses: ['uspml-prio-02'],
        },
      ],
    },
  ],
};
