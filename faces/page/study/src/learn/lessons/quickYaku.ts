// Three yaku come out of ordinary tiles: all inside, pinfu, value honour.

import { winWorth, YES_NO, yesIf } from '../player/answers.ts';
import type { Card, Lesson } from '../player/lesson.ts';

const BOOK = 'wrc-2022';

/** South's hand in an East round. */
const isPinfu = (id: string, hand: string, tile: string): Card => ({
  id,
  shows: [{ tiles: hand, apart: tile }],
  by: 'pick',
  options: YES_NO,
  right: () =>
    yesIf(
      winWorth({ hand, tile, by: 'ron', moments: ['riichi'] }, BOOK)!.yaku.some(
        (yaku) => yaku.id === 'pinfu',
      ),
    ),
  slips: { '*': id },
});

export const quickYaku: Lesson = {
  id: 'quickYaku',
  book: BOOK,
  minutes: 6,
  face: '23446m567p34588s',
  steps: [
    {
      id: 'inside',
      kind: 'table',
      clauses: ['wrc-11.5.1-09', 'wrc-3.1-08'],
      deal: { wind: 'E', hand: '123456m67p34588s', live: '4m 2z' },
      acts: [
        {
          id: 'drop',
          right: ['discards 1m'],
          slips: { 'discards 4m': 'stillPinfu', 'riichi *': 'noRiichi', 'discards *': 'broken' },
        },
      ],
    },
    {
      id: 'pinfu',
      kind: 'cards',
      clauses: ['wrc-11.5.1-05', 'wrc-11.5.1-06'],
      cards: [
        isPinfu('yes', '234567m34p99p678s', '5p'),
        isPinfu('ownWind', '234567m34p678s22z', '5p'),
        isPinfu('middle', '234567m3599p678s', '4p'),
        isPinfu('alike', '234m3477799p678s', '5p'),
      ],
    },
  ],
};
