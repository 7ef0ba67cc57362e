// A report sheet as it is written: by wind, East first.

import { type BySeat, form } from '@hanchan/tiles';
import { count, fourSlots, points } from './fields.ts';

/** One of something for each wind, East first. */
export type ByWind<T> = BySeat<T>;

const sheetFields = {
  /** Who began as East, South, West, North. */
  slots: fourSlots,
  /** Points held at the end, loans still in hand included. */
  held: form.fourOf(points),
  /** Points that were lent and not given back. */
  loans: form.fourOf(count),
  /** Riichi deposits left on the table. */
  sticks: form.whole(0, 100),
} as const;
/** A report sheet as it is written. */
export interface SheetForm extends form.KeptFields<typeof sheetFields> {}
export const SHEET: form.Form<SheetForm> = form.record(sheetFields);
