// What a choice cost beside the best one, and from when on that may be said.

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
export const costsOf = ({ than }: Priced): Costs => ({
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
export function isNamedCost({ points, places }: Costs, usualWin: number): boolean {
  const floor = (FLOOR.points * usualWin) / USUAL_WIN;
  const inPoints = points.mean >= floor && points.mean > points.within;
  const inPlaces = places.mean >= FLOOR.places && places.mean > places.within;
  return inPoints || (inPlaces && points.mean > -points.within);
}
