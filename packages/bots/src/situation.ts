// What all choices of one decision share, worked out once from the view.

import type { SeatView } from '@hanchan/game';
import { threatsAt } from './danger.ts';
import type { Situation } from './discarding.ts';
import { stakesAt } from './place.ts';
import { paceOf } from './push.ts';
import { readTable } from './table.ts';

export function situationOf(view: SeatView): Situation {
  const table = readTable(view);
  const stakes = stakesAt(table);
  const threats = threatsAt(table, stakes);
  return { table, threats, pace: paceOf(table, threats), stakes };
}
