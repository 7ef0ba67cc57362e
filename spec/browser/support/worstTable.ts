// The fullest table that can be: 27 discards and four melds before everybody, all deposits, six digits, five choices
// at once. No match looks like this; what fits here always fits.

import { type Action, newMatch, type SeatView, view } from '@hanchan/game';
import { WRC_2022 } from '@hanchan/rulesets';
import { type BySeat, type Meld, parseMeld, parseTiles, type Tile } from '@hanchan/tiles';

const tiles = (text: string): readonly Tile[] => {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};

const melds = (...texts: readonly string[]): readonly Meld[] =>
  texts.map((text) => {
    const parsed = parseMeld(text);
    if (!parsed.ok) throw new Error(text);
    return parsed.value;
  });

const DISCARDS = tiles('123456789m123456789p123456789s');

function openSeat(own: readonly Meld[], riichiAt: number) {
  return {
    handSize: 1,
    hasDrawn: false,
    melds: own,
    discards: DISCARDS.map((tile, i) => ({
      tile,
      fromDraw: i % 4 === 0,
      isRiichi: i === riichiAt,
      calledBy: null,
    })),
    riichi: 'riichi' as const,
    ippatsu: false,
    isDead: false,
  };
}

/** Seat 0 looks, and is asked about the last discard of seat 3. */
export function worstView(): SeatView {
  const seats: BySeat<ReturnType<typeof openSeat>> = [
    openSeat(melds('[9999m>]', '[2222s+<]', '[8888p^]', '[1111z]'), 20),
    openSeat(melds('[222m>]', '[789p<]', '[333s^]', '[555z<]'), 23),
    openSeat(melds('[111m^]', '[456p<]', '[777s>]', '[666z^]'), 8),
    openSeat(melds('[1111m<]', '[3333s+^]', '[7777p>]', '[2222z]'), 19),
  ];
  return {
    ...view(newMatch(WRC_2022.values), 0),
    scores: [108_900, 24_300, -12_600, 100_200],
    round: 1,
    dealer: 3,
    counters: 12,
    deposits: 11,
    dealNumber: 20,
    phase: 'playing',
    deal: {
      liveTiles: 44,
      indicators: tiles('3p1z6s4m7z'),
      turn: 3,
      phase: { type: 'claims', offer: { from: 3, tile: DISCARDS.at(-1)!, by: 'discard' } },
      isAsked: true,
      seats,
      own: {
        hand: tiles('5p'),
        drawn: null,
        waits: tiles('5p'),
        hasMissed: true,
        isFuriten: true,
      },
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
