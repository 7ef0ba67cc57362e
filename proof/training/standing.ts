// What a standing is worth: the place that a seat may expect from the scores and the deals still to come. Each of
// the others ends ahead with a chance that follows from the gap, measured in what one deal usually moves.

import type { MatchStanding } from '@hanchan/game';
import { type RuleValues, seatsOf } from '@hanchan/rules';
import { type BySeat, bySeat, type Seat } from '@hanchan/tiles';
import { scaleOf } from '../../engine/bots/src/points.ts';

/** How far the gap between two players moves in a deal, in usual wins. */
const SPREAD = 1.75;
/** Deals played for each that the rounds name: dealers stay. */
const REPEATED = 1.3;

/** Expected places before the next deal of a match that goes on. */
export function expectedPlaces(
  { scores, round, dealer }: Pick<MatchStanding, 'scores' | 'round' | 'dealer'>,
  rules: RuleValues,
): BySeat<number> {
  const seats = seatsOf(rules);
  const named = rules['end.rounds'] * seats.length - round * seats.length - dealer;
  const spread = scaleOf(rules).usualWin * SPREAD * Math.sqrt(Math.max(1, named) * REPEATED);
  return bySeat((seat: Seat) => {
    let place = 1;
    for (const other of seats) {
      if (other !== seat) place += normal((scores[other] - scores[seat]) / spread);
    }
    return place;
  });
}

/** The share of a normal distribution below z. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  const tail =
    density *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}
