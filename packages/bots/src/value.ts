// What does a tenpai hand win, exactly?

import { evaluate, newWin, type RiichiState } from '@hanchan/score';
import { type BySeat, type Hand, type Kind, SEATS, type Seat, type Tile } from '@hanchan/tiles';
import type { Table } from './table.ts';

/** What one wait wins: on a discard and by an own draw; 0 where the hand has no yaku that way. */
export interface WaitValue {
  readonly kind: Kind;
  readonly left: number;
  readonly ron: number;
  readonly tsumo: number;
}

/** The exact gain of a tenpai hand on one of its waits, counters and deposits included. */
export function waitValue(table: Table, hand: Hand, kind: Kind, riichi: RiichiState): WaitValue {
  return {
    kind,
    left: table.left[kind]!,
    ron: gain(table, hand, kind, riichi, false),
    tsumo: gain(table, hand, kind, riichi, true),
  };
}

function gain(
  table: Table,
  hand: Hand,
  kind: Kind,
  riichi: RiichiState,
  isSelfDraw: boolean,
): number {
  const from = isSelfDraw ? null : SEATS[(table.seat + 1) % 4]!;
  return winDeltas(table, hand, kind, riichi, from)?.[table.seat] ?? 0;
}

/** What everybody gains or pays when this seat wins on a tile; null when that is no win. */
export function winDeltas(
  { view, rules, seat, roundWind, deal }: Table,
  hand: Hand,
  tile: Tile,
  riichi: RiichiState,
  from: Seat | null,
): BySeat<number> | null {
  const result = evaluate(
    newWin({
      hand,
      tile,
      winner: seat,
      dealer: view.dealer,
      roundWind,
      from,
      riichi,
      indicators: deal.indicators,
      counters: view.counters,
      deposits: view.deposits,
      pool: view.pool,
    }),
    rules,
  );
  return result.ok ? result.value.deltas : null;
}
