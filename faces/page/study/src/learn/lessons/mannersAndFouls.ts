// At a real table everything can be said, and what is said counts.

import { legalActions, play } from '@hanchan/game';
import { bookValues, rightPlaces } from '../player/answers.ts';
import { actsOf } from '../player/deeds.ts';
import type { Arrangement, Card, Lesson, Option } from '../player/lesson.ts';
import { playOut } from '../player/run.ts';

const BOOK = 'wrc-2022';
const RULINGS: readonly Option[] = [
  { name: 'nothing' },
  { name: 'warning' },
  { name: 'deadHand' },
  { name: 'chombo' },
];

/** What the engine makes of a deed at a table where everything can be done. */
function consequenceOf(deal: Arrangement, deed: string): string {
  const match = playOut(
    deal,
    bookValues(BOOK),
    ({ deal: now }) =>
      now!.phase.type === 'claims' || deed === 'tsumo' || deed.startsWith('riichi'),
  );
  const action = actsOf(deed, match, 0)[0]!;
  if (legalActions(match, 0).some(({ type }) => type === 'ron' && deed === 'ron')) return 'nothing';
  let now = match;
  for (const one of [
    action,
    ...([1, 2, 3] as const).map((seat) => ({ type: 'pass', seat }) as const),
  ]) {
    const step = play(now, one);
    if (!step.ok) continue;
    const foul = step.value.events.find(({ type }) => type === 'fouled');
    if (foul?.type === 'fouled') return foul.consequence;
    now = step.value.match;
  }
  return 'nothing';
}

const ruling = (
  id: string,
  tiles: string,
  apart: string,
  deal: Arrangement,
  deed: string,
): Card => ({
  id,
  shows: [{ tiles, apart }],
  by: 'pick',
  options: RULINGS,
  right: () => rightPlaces(RULINGS, ({ name }) => name === consequenceOf(deal, deed)),
  slips: { '*': id },
});

const OPEN: Arrangement = { wind: 'E', hand: '234789m45p6678s1z', live: '1p' };

export const mannersAndFouls: Lesson = {
  id: 'mannersAndFouls',
  book: BOOK,
  minutes: 6,
  face: '234789m6678s[456p<]',
  steps: [
    {
      id: 'speak',
      kind: 'table',
      isUnassisted: true,
      clauses: ['wrc-8-05', 'wrc-8-06', 'wrc-8.9-01'],
      deal: { wind: 'E', hand: '234567m34588p67s', live: '1z 2z 3z 9m 4z 5s' },
      acts: [
        {
          id: 'riichi',
          right: ['riichi 1z'],
          slips: { 'discards *': 'silent', 'riichi *': 'notReady' },
        },
        {
          id: 'keep',
          right: ['discards 4z'],
          slips: { 'discards *': 'changed', tsumo: 'falseWin' },
        },
        { id: 'win', on: '5s', right: ['ron'], slips: { pass: 'letWin' } },
      ],
    },
    {
      id: 'rulings',
      kind: 'cards',
      clauses: ['wrc-12.2-01', 'wrc-12.2-05', 'wrc-12.2-06'],
      cards: [
        ruling('falseWin', '234789m45p6678s1z', '1p', OPEN, 'tsumo'),
        ruling(
          'fine',
          '234567m34588p67s',
          '5s',
          { wind: 'E', hand: '234567m34588p67s', live: '1z 5s', prelude: ['riichi 1z'] },
          'ron',
        ),
      ],
    },
  ],
};
