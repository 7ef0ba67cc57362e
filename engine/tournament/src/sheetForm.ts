// A report sheet as it is written: by wind, East first.

import type { BySeat } from '@hanchan/tiles';
import type { Slot } from './person.ts';

export type ByWind<T> = BySeat<T>;

export interface SheetForm {
  /** Who began as East, South, West, North. */
  readonly slots: ByWind<Slot>;
  /** Points held at the end, loans still in hand included. */
  readonly held: ByWind<number>;
  /** Points that were lent and not given back. */
  readonly loans: ByWind<number>;
  /** Riichi deposits left on the table. */
  readonly sticks: number;
}
