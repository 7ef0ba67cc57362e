// The fullest table that can be: 27 discards and four melds before everybody, all deposits, six digits, five choices
// at once. No match looks like this; what fits here always fits.

import type { Action, OpenSeat, SeatView } from '@hanchan/game';
import { WRC_2022 } from '@hanchan/rulesets';
import type { Meld } from '@hanchan/tiles';
import { dealtView } from '../../../../faces/page/table/test/dealt.ts';
import { meld, tiles } from './parsed.ts';

const melds = (...texts: readonly string[]): readonly Meld[] => texts.map(meld);

const DISCARDS = tiles('123456789m123456789p123456789s');

function fill(seat: OpenSeat, own: readonly Meld[], riichiAt: number): OpenSeat {
  return {
    ...seat,
    handSize: 1,
    hasDrawn: false,
    melds: own,
    discards: DISCARDS.map((tile, i) => ({
      tile,
      fromDraw: i % 4 === 0,
      isRiichi: i === riichiAt,
      calledBy: null,
    })),
    riichi: 'riichi',
  };
}

/** Seat 0 looks, and is asked about the last discard of seat 3. */
export function worstView(): SeatView {
  const dealt = dealtView(WRC_2022.values);
  const base = dealt.deal!;
  const [me, right, across, left] = base.seats;
  return {
    ...dealt,
    scores: [108_900, 24_300, -12_600, 100_200],
    round: 1,
    dealer: 3,
    counters: 12,
    deposits: 11,
    deal: {
      ...base,
      liveTiles: 44,
      indicators: tiles('3p1z6s4m7z'),
      turn: 3,
      phase: { type: 'claims', offer: { from: 3, tile: DISCARDS.at(-1)!, by: 'discard' } },
      isAsked: true,
      seats: [
        fill(me, melds('[9999m>]', '[2222s+<]', '[8888p^]', '[1111z]'), 20),
        fill(right, melds('[222m>]', '[789p<]', '[333s^]', '[555z<]'), 23),
        fill(across, melds('[111m^]', '[456p<]', '[777s>]', '[666z^]'), 8),
        fill(left, melds('[1111m<]', '[3333s+^]', '[7777p>]', '[2222z]'), 19),
      ],
      own: { ...base.own!, hand: tiles('5p'), drawn: null },
    },
  };
}

export const WORST_CHOICES: readonly Action[] = [
  { type: 'ron', seat: 0 },
  { type: 'calledKan', seat: 0, own: tiles('999s') },
  { type: 'pon', seat: 0, own: tiles('99s') },
  { type: 'chi', seat: 0, own: tiles('78s') },
  { type: 'pass', seat: 0 },
];
