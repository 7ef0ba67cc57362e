// If one of your waits lies among your own discards, you cannot ron at all; drawing it still wins.

import { noRonBecause } from '@hanchan/game';
import { bookValues, rightPlaces, tileOptions, waitsIn, YES_NO, yesIf } from '../player/answers.ts';
import type { Arrangement, Card, Lesson } from '../player/lesson.ts';
import { playOut } from '../player/run.ts';

const BOOK = 'wrc-2022';
const HAND = '345m34678p55678s';
const OWN = tileOptions('1z 9s 5p');
const THREW: Arrangement = {
  wind: 'E',
  hand: HAND,
  live: '1z 2z 3z 4z 9s 9m 1m 1m 5p 9p 2p 1s 2p',
  prelude: ['discards 1z', 'discards 9s', 'discards 5p'],
};

/** Whether Kaze's first discard can be won on after the learner has thrown away `river`. */
function mayRon(hand: string, river: string, offered: string): boolean {
  const own = river.split(' ').length;
  const live = river.split(' ').flatMap((tile) => [tile, '2z', '3z', '4z']);
  const cut = live.slice(0, own * 4 - 3);
  const match = playOut(
    {
      wind: 'E',
      hand,
      live: [...cut, offered].join(' '),
      prelude: river.split(' ').map((tile) => `discards ${tile}`),
    },
    bookValues(BOOK),
    ({ deal }) =>
      deal!.phase.type === 'claims' &&
      deal!.phase.offer.from === 1 &&
      deal!.seats[0].discards.length === own,
  );
  const { phase } = match.deal!;
  return phase.type === 'claims' && noRonBecause(match, 0, phase.offer) === null;
}

const question = (id: string, hand: string, river: string, offered: string): Card => ({
  id,
  shows: [
    { label: 'hand', tiles: hand },
    { label: 'river', tiles: river.replaceAll(' ', '') },
    { label: 'offered', apart: offered },
  ],
  by: 'pick',
  options: YES_NO,
  right: () => yesIf(mayRon(hand, river, offered)),
  slips: { '*': id },
});

export const whatYouThrewAway: Lesson = {
  id: 'whatYouThrewAway',
  book: BOOK,
  minutes: 5,
  face: HAND,
  steps: [
    {
      id: 'own',
      kind: 'table',
      clauses: ['wrc-8.11.2-01', 'gen-sacred-02'],
      deal: THREW,
      acts: [
        {
          id: 'try',
          on: '2p',
          right: ['ron'],
          also: ['ron'],
          isRefused: true,
          slips: { pass: 'tryIt' },
        },
        { id: 'letGo', on: '2p', right: ['pass'], also: ['ron'], slips: { ron: 'again' } },
        { id: 'win', right: ['tsumo'], slips: { 'discards *': 'complete' } },
      ],
    },
    {
      id: 'why',
      kind: 'cards',
      clauses: ['wrc-8.11.2-01'],
      cards: [
        {
          id: 'which',
          shows: [
            { label: 'hand', tiles: HAND },
            { label: 'offered', apart: '2p' },
          ],
          by: 'pick',
          options: OWN,
          right: () => rightPlaces(OWN, ({ tile }) => waitsIn(HAND, BOOK).includes(tile!)),
          slips: { '*': 'notWait' },
        },
      ],
    },
    {
      id: 'passing',
      kind: 'table',
      clauses: ['wrc-8.11.2-03', 'wrc-8.11.2-04'],
      deal: {
        wind: 'E',
        hand: '234567m34588p67s',
        live: '1z 8s 5s 9p 9m 5s',
        prelude: ['discards 1z'],
      },
      acts: [
        { id: 'letGo', on: '8s', right: ['pass'], slips: { ron: 'later' } },
        {
          id: 'try',
          on: '5s',
          right: ['ron'],
          also: ['ron'],
          isRefused: true,
          slips: { pass: 'tryIt' },
        },
        { id: 'pass', on: '5s', right: ['pass'], also: ['ron'], slips: { ron: 'again' } },
        {
          id: 'drop',
          right: ['discards 9m'],
          slips: { 'discards *': 'broken', 'riichi *': 'noRiichi' },
        },
        { id: 'win', on: '5s', right: ['ron'], slips: { pass: 'letWin' } },
      ],
    },
    {
      id: 'may',
      kind: 'cards',
      clauses: ['wrc-8.11.2-01'],
      cards: [
        question('other', '234567m34588p67s', '1z 9m 8s', '5s'),
        question('clean', '234567m34588p67s', '1z 9m 9p', '5s'),
      ],
    },
  ],
};
