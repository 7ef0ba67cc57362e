// What a key pays, so that it is read before it is pressed.

import { playHand, type TableState } from '@hanchan/keeper';
import type { Worth } from '@hanchan/score';
import { SEATS, type Seat } from '@hanchan/tiles';

/**
 * What such a hand pays without counters and sticks: by the discarder, or at a self-draw by each of the others, the
 * smaller amount first and equal ones once. Empty where no hand can be worth that.
 */
export function keyPays(
  table: TableState,
  seat: Seat,
  worth: Worth,
  isSelfDraw: boolean,
): readonly number[] {
  const bare = { ...table, counters: 0, deposits: 0, pool: 0 };
  const win = { seat, worth };
  const from = ((seat + 1) % 4) as Seat;
  const played = playHand(bare, {
    riichi: [],
    result: isSelfDraw ? { type: 'tsumo', win } : { type: 'ron', from, wins: [win] },
  });
  if (!played.ok) return [];
  const { deltas } = played.value.wins[0]!.value;
  const paid = SEATS.filter((other) => deltas[other] < 0).map((other) => -deltas[other]);
  return [...new Set(paid)].sort((a, b) => a - b);
}
