// What a riichi player discarded, or let pass, cannot be won on.

import { discards } from '@hanchan/hand';
import { rightPlaces, tileOptions } from '../player/answers.ts';
import { tilesNamed } from '../player/deeds.ts';
import type { Lesson } from '../player/lesson.ts';

const HAND = '34567m44678p5578s';
const RIVER = '3z9p1m4p7z2p8m1s6z';
/** Discarded by others since. */
const SINCE = '3z9p5z3m9s2m';
const HELD = tileOptions('3m 5m 7m 4p 6p 8p 5s 8s');
const DROPS = tileOptions('3m 4p 5s 8s');

const isCertain = (tile: string): boolean =>
  tilesNamed(RIVER + SINCE).includes(tilesNamed(tile)[0]!);

/** How good the hand is after the discard: near first, then by the tiles that bring it nearer. */
function worthWithout(tile: string): number {
  const choice = discards({ concealed: tilesNamed(HAND), melds: [] }).find(
    (one) => one.tile === tilesNamed(tile)[0],
  )!;
  return choice.count - choice.shanten * 100;
}

export const cannotLose: Lesson = {
  id: 'cannotLose',
  book: 'wrc-2022',
  minutes: 6,
  face: HAND,
  steps: [
    {
      id: 'certain',
      kind: 'cards',
      clauses: ['wrc-8.11.2-01', 'wrc-8.11.2-08'],
      cards: [
        {
          id: 'all',
          shows: [
            { label: 'riichiRiver', tiles: RIVER },
            { label: 'since', tiles: SINCE },
            { label: 'hand', tiles: HAND },
          ],
          by: 'tap',
          options: HELD,
          right: () => rightPlaces(HELD, ({ tile }) => isCertain(tile!)),
          slips: { '*': 'hits' },
        },
      ],
    },
    {
      id: 'choose',
      kind: 'cards',
      clauses: ['wrc-8.11.2-01', 'wrc-9.1-07'],
      cards: [
        {
          id: 'which',
          shows: [
            { label: 'riichiRiver', tiles: RIVER },
            { label: 'hand', tiles: HAND },
          ],
          by: 'pick',
          options: DROPS,
          right: () => {
            const safe = DROPS.filter(({ tile }) => isCertain(tile!));
            const best = Math.max(...safe.map(({ tile }) => worthWithout(tile!)));
            return rightPlaces(
              DROPS,
              ({ tile }) => isCertain(tile!) && worthWithout(tile!) === best,
            );
          },
          slips: { '0': 'breaks', '*': 'hits' },
        },
      ],
    },
  ],
};
