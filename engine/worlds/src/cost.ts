// What a choice cost beside the best one, and from when on that may be said.

import { believe, certaintyOf } from './belief.ts';
import type { Look } from './look.ts';
import type { Priced } from './price.ts';
import type { Figure } from './spread.ts';

/** What was done instead of the best, in figures: above zero is worse. */
export interface Costs {
  readonly points: Figure;
  readonly places: Figure;
  /** Points of the result sheet: thousands, uma and all. */
  readonly tournament: Figure;
}

const less = ({ mean, within }: Figure): Figure => ({ mean: 0 - mean, within });

/** Of a choice beside the first. */
const costsOf = ({ than }: Priced): Costs => ({
  points: less(than.points),
  places: than.place,
  tournament: less(than.tournament),
});

/** From this probability on the net takes a choice for likely; rollouts don't tell such choices apart. */
export const LIKELY = 0.1;
/** A cost is named from so many points on, where a usual win is 3,900, and from so many places. */
const FLOOR = { points: 500, places: 0.05 } as const;
const USUAL_WIN = 3_900;

/** Whether a believed cost may be named: the interval does not hold zero, and it is no trifle under these rules. */
function isNamedCost({ points, places }: Costs, usualWin: number): boolean {
  const floor = (FLOOR.points * usualWin) / USUAL_WIN;
  const inPoints = points.mean >= floor && points.mean > points.within;
  const inPlaces = places.mean >= FLOOR.places && places.mean > places.within;
  return inPoints || (inPlaces && points.mean > -points.within);
}

/** A cost, and what may be said of it. */
export interface JudgedCost {
  /** As the worlds told it: what sums are made of. */
  readonly costs: Costs;
  /** What is to be believed of this one: the worlds of a choice that looks bad were often bad ones. */
  readonly believed: Costs;
  /** It may be named: as a cost on average. */
  readonly isNamed: boolean;
  /** In so many of the ways in which the hands may lie it cost nothing, in points. */
  readonly none: number;
  /** A mistake however the hands lay, but for one time in six at most. */
  readonly isClear: boolean;
}

/** Judges a choice beside the first, after so many worlds of a decision. */
export function judgeCost(choice: Priced, worlds: number, { table }: Look): JudgedCost {
  const costs = costsOf(choice);
  const believed: Costs = {
    points: believe(costs.points, worlds),
    places: believe(costs.places, worlds),
    tournament: believe(costs.tournament, worlds),
  };
  const isNamed = isNamedCost(believed, table.usualWin);
  const isThreatened = table.others.some(({ isInRiichi }) => isInRiichi);
  const { none, isClear } = certaintyOf(costs.points, believed.points, worlds, isThreatened);
  return { costs, believed, isNamed, none, isClear: isNamed && isClear };
}
