// A closed ready hand without a yaku can buy one for 1,000 points.

import { legalActions } from '@hanchan/game';
import { bookValues, YES_NO, yesIf } from '../player/answers.ts';
import { layOut } from '../player/arrange.ts';
import type { Arrangement, Card, Lesson } from '../player/lesson.ts';
import { playOut } from '../player/run.ts';

const BOOK = 'wrc-2022';
const HAND = '12357m34599p678s';

/** Whether riichi can be declared when it is the learner's turn, after what was done before. */
function mayDeclare(deal: Arrangement): boolean {
  const rules = bookValues(BOOK);
  const { seat } = layOut(deal, rules);
  const discards = (deal.prelude ?? []).filter((deed) => deed.startsWith('discards')).length;
  const match = playOut(deal, rules, ({ deal: now }) => {
    const isTurn = now!.phase.type === 'turn' && now!.turn === seat;
    return isTurn && now!.seats[seat].discards.length === discards;
  });
  return legalActions(match, seat).some((action) => action.type === 'discard' && action.riichi);
}

const question = (id: string, tiles: string, apart: string, deal: Arrangement): Card => ({
  id,
  shows: [{ tiles, apart }],
  by: 'pick',
  options: YES_NO,
  right: () => yesIf(mayDeclare(deal)),
  slips: { '*': id },
});

export const stickOnTheTable: Lesson = {
  id: 'stickOnTheTable',
  book: BOOK,
  minutes: 4,
  face: HAND,
  steps: [
    {
      id: 'silent',
      kind: 'table',
      clauses: ['wrc-3.3-02', 'wrc-3.3-07', 'wrc-3.5-10'],
      deal: { wind: 'E', hand: HAND, live: '1z 6m' },
      acts: [
        {
          id: 'drop',
          right: ['discards 1z'],
          slips: { riichi: 'later', 'riichi *': 'later', 'discards *': 'broken' },
        },
        { id: 'try', right: ['ron'], also: ['ron'], isRefused: true, slips: { pass: 'tryIt' } },
        { id: 'letGo', on: '6m', right: ['pass'], also: ['ron'], slips: { ron: 'again' } },
      ],
    },
    {
      id: 'declare',
      kind: 'table',
      clauses: ['wrc-8.9-01', 'wrc-8.9-02', 'wrc-8.9-07', 'wrc-11.5.1-01'],
      deal: { wind: 'E', hand: HAND, live: '1z 6m' },
      acts: [
        {
          id: 'riichi',
          right: ['riichi 1z'],
          also: ['riichi *'],
          slips: { 'riichi *': 'notReady', 'discards *': 'silent' },
        },
        { id: 'win', right: ['ron'], slips: { pass: 'letWin' } },
      ],
    },
    {
      id: 'may',
      kind: 'cards',
      clauses: ['wrc-8.9-01', 'wrc-8.9-03'],
      cards: [
        question('closed', '234567m34588p67s', '1z', {
          wind: 'E',
          hand: '234567m34588p67s',
          live: '1z',
        }),
        question('open', '234789m6678s[456p<]', '1z', {
          wind: 'E',
          hand: '234789m45p6678s1z',
          live: '4z 2z 3z 6p 2z 3z 2z 1z',
          prelude: ['discards 4z', 'chi 45p', 'discards 1z'],
        }),
        question('notReady', '234567m34p15889s', '1z', {
          wind: 'E',
          hand: '234567m34p15889s',
          live: '1z',
        }),
      ],
    },
  ],
};
