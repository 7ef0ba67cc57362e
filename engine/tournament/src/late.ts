// What coming late to a table costs, by the rulebook's values and by how the desk counts minutes.

import { type Lateness, latenessOf } from '@hanchan/game';
import type { EventSettings } from './settings.ts';

/** Ten minutes to the second still count as ten. */
export function latenessAt(seconds: number, { rules, desk }: EventSettings): Lateness {
  const minutes = desk.lateMinutes === 'started' ? Math.ceil(seconds / 60) : seconds / 60;
  return latenessOf(minutes, rules.values);
}
