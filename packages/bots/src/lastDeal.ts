// A win that does not help: whoever is last, and would stay last in a match that it ends, may wait for more.

import { resultOf, sequelOf } from '@hanchan/game';
import type { Seat, Tile } from '@hanchan/tiles';
import { moved } from './place.ts';
import type { Table } from './table.ts';
import { winDeltas } from './value.ts';

/** With fewer tiles than this left, nothing better will come. */
const STILL_TO_COME = 24;
const LAST = 4;

/** The win on offer would end the match and leave this seat last; exact, by what it pays and how matches end here. */
export function isWinTooSmall(table: Table): boolean {
  const { view, rules, deal, seat, melds } = table;
  if (deal.liveTiles < STILL_TO_COME) return false;
  const offer = deal.phase.type === 'claims' ? deal.phase.offer : null;
  const tile: Tile | null = offer === null ? deal.own!.drawn : offer.tile;
  if (tile === null) return false;
  const hand = { concealed: deal.own!.hand, melds };
  const from: Seat | null = offer === null ? null : offer.from;
  const deltas = winDeltas(table, hand, tile, deal.seats[seat].riichi, from);
  if (deltas === null) return false;
  const scores = moved(view.scores, (one) => deltas[one]);
  const { endedBy } = sequelOf({ ...view, scores }, { type: 'won', winners: [seat] });
  return endedBy !== null && resultOf(scores, rules).places[seat] === LAST;
}
