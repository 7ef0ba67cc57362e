// Whole plans from starters: every round is one of the first ones, turned.

import { upTo } from './chance.ts';
import { type Places, TABLE_SIZE } from './plan.ts';
import { STARTERS } from './starters.ts';

/** Rounds without a repeat from the starter for this many tables, or none. */
export function cyclicPlan(tables: number): readonly Places[] {
  const starter = STARTERS.find(([, round]) => round!.split(' ').length === tables);
  if (starter === undefined) return [];
  const [ring, ...rounds] = starter;
  const turning = ring * Math.floor((TABLE_SIZE * tables) / ring);
  return rounds.flatMap((round) => {
    const first = round.split(' ').flatMap((table) => table.split('-').map(Number));
    return upTo(ring).map((turn) =>
      Int32Array.from(first, (player) => {
        if (player >= turning) return player;
        const place = player % ring;
        return player - place + ((place + turn) % ring);
      }),
    );
  });
}
