// A complete hand may win only if it has a yaku. None is punished here: the refusal is the lesson.

import { winWorth, YES_NO, yesIf } from '../player/answers.ts';
import type { Card, Lesson } from '../player/lesson.ts';

const BOOK = 'general';

const mayWin = (id: string, hand: string, tile: string): Card => ({
  id,
  shows: [{ tiles: hand, apart: tile }],
  by: 'pick',
  options: YES_NO,
  right: () => yesIf(winWorth({ hand, tile, by: 'ron' }, BOOK) !== null),
  slips: { '*': id },
});

export const reasonToWin: Lesson = {
  id: 'reasonToWin',
  book: BOOK,
  minutes: 5,
  face: '234789m6678s[777z^]',
  steps: [
    {
      id: 'refused',
      kind: 'table',
      clauses: ['gen-out-01', 'gen-out-03'],
      deal: {
        wind: 'E',
        hand: '234789m45p6678s1z',
        live: '4z 2z 3z 6p 2z 9s',
        prelude: ['discards 4z', 'chi 45p', 'discards 1z'],
      },
      acts: [
        { id: 'try', right: ['ron'], also: ['ron'], isRefused: true, slips: { pass: 'tryIt' } },
        { id: 'letGo', on: '9s', right: ['pass'], also: ['ron'], slips: { ron: 'again' } },
      ],
    },
    {
      id: 'dragons',
      kind: 'table',
      clauses: ['gen-out-03', 'gen-out-04'],
      deal: {
        wind: 'E',
        hand: '234789m1p6678s77z',
        live: '4z 7z 2z 9s',
        prelude: ['discards 4z'],
      },
      acts: [
        { id: 'pon', right: ['pon'], slips: { pass: 'gone' } },
        { id: 'drop', right: ['discards 1p'], slips: { 'discards *': 'broken' } },
        { id: 'win', right: ['ron'], slips: { pass: 'letWin' } },
      ],
    },
    {
      id: 'which',
      kind: 'cards',
      clauses: ['gen-out-03', 'wrc-11.5.1-10'],
      cards: [
        mayWin('greens', '234m567p3478s[666z^]'.replace('3478s', '3388s'), '3s'),
        mayWin('openRow', '234789m6678s[456p<]', '9s'),
        mayWin('ownWind', '345m99p678s34s[222z^]', '5s'),
        mayWin('otherWind', '345m99p678s34s[333z^]', '5s'),
      ],
    },
  ],
};
