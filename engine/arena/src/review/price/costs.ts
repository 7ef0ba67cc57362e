// What a choice cost beside the best one.

import type { Figure } from '@hanchan/worlds';

/** What was done instead of the best, in figures: above zero is worse. */
export interface Costs {
  readonly points: Figure;
  readonly places: Figure;
  /** Points of the result sheet: thousands, uma and all. */
  readonly tournament: Figure;
}
