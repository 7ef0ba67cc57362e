// A win that does not help: whoever is last, and would stay last in a match that it ends, may wait for more.

import { type Action, resultOf, sequelOf } from '@hanchan/game';
import type { BySeat, Tile } from '@hanchan/tiles';
import { judgePass } from './calling.ts';
import { rankDiscards } from './discarding.ts';
import { moved } from './place.ts';
import type { Situation } from './situation.ts';
import type { Table } from './table.ts';
import { winDeltas } from './value.ts';

const LAST = 4;

/** The win on offer would end the match and leave this seat last, and to go on is likely to bring more. */
export function isWinTooSmall(situation: Situation, legal: readonly Action[]): boolean {
  const { table, stakes } = situation;
  const deltas = offeredTo(table);
  if (deltas === null || !leavesLast(table, deltas)) return false;
  return laterWorth(situation, legal) > stakes.won(deltas) + stakes.denied;
}

/** What the win on offer pays. */
function offeredTo(table: Table): BySeat<number> | null {
  const { deal, seat, melds } = table;
  const { hand, drawn } = deal.own!;
  const offer = deal.phase.type === 'claims' ? deal.phase.offer : null;
  const tile: Tile | null = offer === null ? drawn : offer.tile;
  if (tile === null) return null;
  const from = offer === null ? null : offer.from;
  return winDeltas(table, { concealed: hand, melds }, tile, deal.seats[seat].riichi, from);
}

/** Exact, by what it pays and by how matches end here. */
function leavesLast({ view, rules, seat }: Table, deltas: BySeat<number>): boolean {
  const scores = moved(view.scores, (one) => deltas[one]);
  const { endedBy } = sequelOf({ ...view, scores }, { type: 'won', winners: [seat] });
  return endedBy !== null && resultOf(scores, rules).places[seat] === LAST;
}

/** What the hand may still win without it. */
function laterWorth(situation: Situation, legal: readonly Action[]): number {
  const { table } = situation;
  if (table.deal.phase.type === 'claims') {
    // After riichi a tile that is let go bars every discard to come.
    const isBound = table.deal.seats[table.seat].riichi !== 'none';
    return isBound ? 0 : judgePass(situation).worth;
  }
  const tiles = legal.flatMap((one) => (one.type === 'discard' && !one.riichi ? [one.tile] : []));
  const options = rankDiscards(situation, table, [...new Set(tiles)]);
  return Math.max(0, ...options.map(({ attack }) => attack));
}
