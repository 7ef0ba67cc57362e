// What points mean near the end: a gain that overtakes somebody, or a loss that lets somebody by, is worth the
// difference of places as well.

import type { RuleValues } from '@hanchan/rules';
import { SEATS } from '@hanchan/tiles';
import type { Table } from './table.ts';

export interface Stakes {
  /** What winning so many points is worth, and what losing them costs. */
  gain(points: number): number;
  loss(points: number): number;
}

const PLAIN: Stakes = { gain: (points) => points, loss: (points) => points };

/** How much places count in the last deal, and in the last round before it. */
const LAST_DEAL = 1;
const LAST_ROUND = 0.3;
/** A win on a discard takes from somebody: on average a third of it from each. */
const AND_FROM_OTHERS = 4 / 3;

export function stakesAt({ view, rules, seat, usualWin }: Table): Stakes {
  const weight = weightOfPlaces(view.round, view.dealer, view.bell !== 'silent', rules);
  if (weight === 0) return PLAIN;
  const step = placeStep(rules, usualWin) * weight;
  const own = view.scores[seat];
  const gaps = SEATS.filter((other) => other !== seat).map((other) => view.scores[other] - own);
  return {
    gain: (points) => {
      let worth = points;
      for (const gap of gaps) if (gap > 0) worth += step * reached(points * AND_FROM_OTHERS, gap);
      return worth;
    },
    loss: (points) => {
      let cost = points;
      for (const gap of gaps) if (gap < 0) cost += step * reached(points * AND_FROM_OTHERS, -gap);
      return cost;
    },
  };
}

function weightOfPlaces(
  round: number,
  dealer: number,
  isCalled: boolean,
  rules: RuleValues,
): number {
  if (isCalled) return LAST_DEAL;
  if (round < rules['end.rounds'] - 1) return 0;
  return dealer === 3 || round >= rules['end.rounds'] ? LAST_DEAL : LAST_ROUND;
}

/** From 0 to 1: a guess at points that just suffices is not to be relied on. */
function reached(points: number, gap: number): number {
  return Math.min(1, Math.max(0, (1.5 * points) / gap - 0.75));
}

/** What one place is worth in points: the usual step of the uma; where there is none, the place itself. */
function placeStep(rules: RuleValues, usualWin: number): number {
  const uma = rules['ranking.uma'];
  if (uma.type === 'none') return usualWin;
  const places = uma.type === 'fixed' ? uma.places : uma.twoAbove;
  return Math.max(usualWin, ((places[0] - places[3]) / 3) * 1_000);
}
