// Whole plans from starters: every round is the first one, turned.

import { type Places, TABLE_SIZE } from './plan.ts';
import { STARTERS } from './starters.ts';

/** Rounds without a repeat from the starter for this many tables, or none. */
export function cyclicPlan(tables: number): readonly Places[] {
  const starter = STARTERS.find(([, round]) => round.split(' ').length === tables);
  if (starter === undefined) return [];
  const [rounds, round] = starter;
  const first = round.split(' ').flatMap((table) => table.split('-').map(Number));
  const turning = rounds * Math.floor((TABLE_SIZE * tables) / rounds);
  return Array.from({ length: rounds }, (_, turn) =>
    Int32Array.from(first, (player) => {
      if (player >= turning) return player;
      const place = player % rounds;
      return player - place + ((place + turn) % rounds);
    }),
  );
}
