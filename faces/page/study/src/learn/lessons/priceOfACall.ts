// A call is quicker, cheaper and leaves fewer tiles to hide behind. One wall, played twice.

import { rightPlaces } from '../player/answers.ts';
import { tilesNamed } from '../player/deeds.ts';
import type { Lesson, Option } from '../player/lesson.ts';

const HAND = '23457m3488p2678s';
const CALLED = '34p88p678s';
const CLOSED = '234567m3488p678s';
const HELD: readonly Option[] = [{ name: 'called' }, { name: 'closed' }];

export const priceOfACall: Lesson = {
  id: 'priceOfACall',
  book: 'wrc-2022',
  minutes: 5,
  face: HAND,
  steps: [
    {
      id: 'call',
      kind: 'table',
      clauses: ['wrc-8.3-01', 'wrc-11.5.1-09'],
      deal: {
        wind: 'E',
        hand: HAND,
        live: '9s 1z 9p 6m 5p',
        indicators: '9p',
        prelude: ['discards 9s'],
      },
      acts: [
        { id: 'chi', on: '6m', right: ['chi 57m'], slips: { pass: 'second', chi: 'otherRow' } },
        { id: 'drop', right: ['discards 2s'], slips: { 'discards *': 'broken' } },
        { id: 'win', right: ['ron'], slips: { pass: 'letWin' } },
      ],
    },
    {
      id: 'wait',
      kind: 'table',
      clauses: ['wrc-3.3-03', 'wrc-8.9-01', 'wrc-11.5.1-01'],
      deal: {
        wind: 'E',
        hand: HAND,
        live: '9s 1z 9p 6m 6m 2z 3z 1m 1s 4z 5z 9m 9m 5p',
        indicators: '9p',
        prelude: ['discards 9s'],
      },
      acts: [
        { id: 'letGo', on: '6m', right: ['pass'], slips: { chi: 'first' } },
        {
          id: 'riichi',
          right: ['riichi 2s'],
          also: ['riichi *'],
          slips: { 'discards 2s': 'silent', 'riichi *': 'notReady', 'discards *': 'broken' },
        },
        { id: 'win', on: '5p', right: ['ron'], slips: { pass: 'letWin' } },
      ],
    },
    {
      id: 'hide',
      kind: 'cards',
      clauses: ['wrc-8.3-01', 'wrc-9.1-07'],
      cards: [
        {
          id: 'which',
          shows: [
            { label: 'called', tiles: `${CALLED}[567m<]` },
            { label: 'closed', tiles: CLOSED },
          ],
          by: 'pick',
          options: HELD,
          right: () =>
            rightPlaces(HELD, ({ name }) => {
              const held = { called: tilesNamed(CALLED).length, closed: tilesNamed(CLOSED).length };
              return held[name as 'called' | 'closed'] === Math.max(held.called, held.closed);
            }),
          slips: { '*': 'fewer' },
        },
      ],
    },
  ],
};
