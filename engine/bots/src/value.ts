// What does a tenpai hand win, exactly?

import { evaluate, newWin, type RiichiState } from '@hanchan/score';
import type { BySeat, Hand, Kind, Seat, Tile } from '@hanchan/tiles';
import type { Stakes } from './place.ts';
import type { Situation } from './situation.ts';
import type { Table } from './table.ts';

/** What one wait wins: on a discard and by self-draw. */
export interface WaitValue {
  readonly kind: Kind;
  readonly left: number;
  readonly ron: Gain;
  readonly tsumo: Gain;
}

export interface Gain {
  /** Counters and deposits included; 0 where the hand has no yaku that way. */
  readonly points: number;
  /** What they are worth with the place that they bring. */
  readonly worth: number;
}

const NOTHING: Gain = { points: 0, worth: 0 };

/** The exact gain of a tenpai hand on one of its waits. */
export function waitValue(
  { table, stakes }: Pick<Situation, 'table' | 'stakes'>,
  hand: Hand,
  kind: Kind,
  riichi: RiichiState,
): WaitValue {
  const paidBy = (from: Seat | null) => winDeltas(table, hand, kind, riichi, from);
  return {
    kind,
    left: table.left[kind]!,
    ron: discarded(table, stakes, paidBy),
    tsumo: gain(table, stakes, paidBy(null)),
  };
}

type PaidBy = (from: Seat | null) => BySeat<number> | null;

/** Whoever discards the tile, the points are the same; where places count exactly, it matters who pays them. */
function discarded(table: Table, stakes: Stakes, paidBy: PaidBy): Gain {
  const { others } = table;
  const first = gain(table, stakes, paidBy(others[0]!.seat));
  if (!stakes.areExact || first.points === 0) return first;
  let worth = first.worth;
  for (let i = 1; i < others.length; i++)
    worth += gain(table, stakes, paidBy(others[i]!.seat)).worth;
  return { points: first.points, worth: worth / others.length };
}

function gain({ seat }: Table, stakes: Stakes, deltas: BySeat<number> | null): Gain {
  return deltas === null ? NOTHING : { points: deltas[seat], worth: stakes.won(deltas) };
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
