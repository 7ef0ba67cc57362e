// A turn of a game that was played, as a question of which tile to discard.

import { type EfficiencyQuestion, formsOf, type Level } from '@hanchan/examination';
import { type Match, view } from '@hanchan/game';
import { discards } from '@hanchan/hand';
import { openTiles } from '@hanchan/table/felt/counting.ts';
import { countTiles, type Hand, type Seat } from '@hanchan/tiles';

/** The level at which hands like this one are asked. */
function levelLike(melds: number, shanten: number): Level<'efficiency'> {
  if (melds > 0) return 'melds';
  return shanten <= 1 ? 'one' : shanten === 2 ? 'two' : 'three';
}

/** A turn of a game that was played; null where no tile has been drawn, or nothing brings the hand nearer. */
export function efficiencyAt(match: Match, seat: Seat): EfficiencyQuestion | null {
  const { deal, rules } = view(match, seat);
  const own = deal?.own ?? null;
  if (deal === null || own === null || own.drawn === null) return null;
  const { melds } = deal.seats[seat];
  const hand: Hand = { concealed: [...own.hand, own.drawn], melds };
  const choices = discards(hand, countTiles(openTiles(deal, seat)), formsOf(rules));
  const best = choices[0]!;
  if (best.count === 0) return null;
  return {
    type: 'efficiency',
    hand,
    drawn: own.drawn,
    rivers: [],
    own: [],
    choices,
    skills: [levelLike(melds.length, best.shanten)],
    moment: { match, seat },
  };
}
