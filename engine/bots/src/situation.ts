// What all choices of one decision share, worked out once from the view.

import type { SeatView } from '@hanchan/game';
import type { Pace } from './chances.ts';
import { type Threat, threatsAt } from './danger.ts';
import { type Stakes, stakesAt } from './place.ts';
import { paceOf } from './push.ts';
import { readTable, type Table } from './table.ts';

export interface Situation {
  readonly table: Table;
  readonly threats: readonly Threat[];
  readonly pace: Pace;
  readonly stakes: Stakes;
}

export function situationOf(view: SeatView): Situation {
  const table = readTable(view);
  const stakes = stakesAt(table);
  const threats = threatsAt(table, stakes);
  return { table, threats, pace: paceOf(table, threats), stakes };
}
