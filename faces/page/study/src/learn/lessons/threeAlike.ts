// A set is three of one suit in a row, or three identical tiles; nothing else.

import { isSet, YES_NO, yesIf } from '../player/answers.ts';
import type { Card, Lesson } from '../player/lesson.ts';

const BOOK = 'uspml-fundamentals';

const setOrNot = (id: string, tiles: string): Card => ({
  id,
  shows: [{ tiles }],
  by: 'pick',
  options: YES_NO,
  right: () => yesIf(isSet(tiles, BOOK)),
  slips: { '*': id },
});

export const threeAlike: Lesson = {
  id: 'threeAlike',
  book: BOOK,
  minutes: 4,
  face: '234m666p345789s22z',
  steps: [
    {
      id: 'sort',
      kind: 'sort',
      clauses: ['uspml-sets-01', 'uspml-sets-02', 'uspml-sets-03', 'uspml-hands-02'],
      tiles: '7s2m6p3s2z4m9s6p5s3m2z8s4s6p',
    },
    {
      id: 'which',
      kind: 'cards',
      clauses: ['uspml-sets-01', 'uspml-sets-02'],
      cards: [
        setOrNot('run', '567m'),
        setOrNot('over', '891p'),
        setOrNot('suits', '5m5p5s'),
        setOrNot('dragons', '777z'),
        setOrNot('winds', '123z'),
        setOrNot('four', '4444s'),
      ],
    },
  ],
};
