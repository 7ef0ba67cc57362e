// How much a circuit may hold: everything of it is read again with each look at its table.

import type { CircuitAct } from './act.ts';

/** Rows in all of its log: two hundred events of two hundred and more, with corrections. */
export const MOST_ROWS_WRITTEN = 60_000;
/** Answers about who is who. */
export const MOST_ANSWERS = 2_000;

/** How many rows an act writes into the log. */
export function rowsIn(act: CircuitAct): number {
  switch (act.type) {
    case 'addResults':
    case 'correctResults':
      return act.results.rows.length;
    case 'addCarried':
      return act.rows.length;
    case 'identify':
      return act.groups.reduce((sum, { players }) => sum + players.length, 0);
    case 'invite':
      return act.invitations.length;
    default:
      return 0;
  }
}
