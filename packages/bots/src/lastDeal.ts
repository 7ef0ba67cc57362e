// A win that does not help: in the last deal, whoever is last and would stay last may wait for more.

import type { Seat, Tile } from '@hanchan/tiles';
import type { Table } from './table.ts';
import { winDeltas } from './value.ts';

/** With fewer tiles than this left, nothing better will come. */
const STILL_TO_COME = 24;

/** The win on offer would end the match and leave this seat last; exact, by what it pays. */
export function isWinTooSmall(table: Table): boolean {
  const { view, rules, deal, seat, melds } = table;
  const isLast = view.round >= rules['end.rounds'] - 1 && view.dealer === 3;
  if (!isLast || seat === view.dealer || deal.liveTiles < STILL_TO_COME) return false;
  const offer = deal.phase.type === 'claims' ? deal.phase.offer : null;
  const tile: Tile | null = offer === null ? deal.own!.drawn : offer.tile;
  if (tile === null) return false;
  const hand = { concealed: deal.own!.hand, melds };
  const from: Seat | null = offer === null ? null : offer.from;
  const deltas = winDeltas(table, hand, tile, deal.seats[seat].riichi, from);
  if (deltas === null) return false;
  const after = view.scores.map((score, i) => score + deltas[i]!);
  return after.every((score, i) => i === seat || score > after[seat]!);
}
