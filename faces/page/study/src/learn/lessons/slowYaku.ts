// Some hands are decided early: seven pairs, all triplets, one suit.

import type { Lesson } from '../player/lesson.ts';

export const slowYaku: Lesson = {
  id: 'slowYaku',
  book: 'wrc-2022',
  minutes: 6,
  face: '1133m5577p7799s2z',
  steps: [
    {
      id: 'pairs',
      kind: 'table',
      clauses: ['wrc-11.5.2-07', 'wrc-3.3-04'],
      deal: { wind: 'E', hand: '1123355p7799s22z', live: '6m 3z' },
      acts: [
        {
          id: 'drop',
          right: ['discards 2p', 'discards 6m'],
          slips: { 'riichi *': 'noRiichi', 'discards *': 'pair' },
        },
      ],
    },
    {
      id: 'suit',
      kind: 'table',
      clauses: ['wrc-11.5.3-02', 'wrc-11.5.5-01'],
      deal: { wind: 'E', hand: '3m8p1246679s2266z', live: '5s 3z 9m 4z 8s' },
      acts: [
        {
          id: 'first',
          right: ['discards m', 'discards p'],
          slips: { 'discards s': 'suit', 'discards z': 'honour' },
        },
        {
          id: 'second',
          right: ['discards m', 'discards p'],
          slips: { 'discards s': 'suit', 'discards z': 'honour' },
        },
      ],
    },
    {
      id: 'triplets',
      kind: 'table',
      clauses: ['wrc-11.5.2-03'],
      deal: {
        wind: 'E',
        hand: '1m222m55p88s44777z',
        live: '9p 5p',
        prelude: ['discards 9p'],
      },
      acts: [
        { id: 'pon', on: '5p', right: ['pon'], slips: { pass: 'gone' } },
        { id: 'drop', right: ['discards 1m'], slips: { 'discards *': 'broken' } },
      ],
    },
  ],
};
