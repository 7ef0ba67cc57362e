// A row of a circuit's table.

import type { CircuitPlayer, RowKey } from './people.ts';
import type { CircuitTie } from './rule.ts';
import type { CircuitResult, TotalParts } from './totals.ts';

/** A row of the table. */
export interface CircuitRow extends Omit<CircuitPlayer, 'id' | 'keys'> {
  readonly player: RowKey;
  /** Null: too few events for a place. Equal totals share the best place. */
  readonly place: number | null;
  readonly isShared: boolean;
  /** What told equal totals apart; null: nothing had to, or nothing did. */
  readonly tie: CircuitTie | null;
  readonly total: number;
  /** Before the final, with the place that it was worth. */
  readonly season: { readonly total: number; readonly place: number | null };
  /** What was carried into the final, and what was won there; null: not in it, or nothing is carried. */
  readonly final: { readonly carried: number; readonly value: number } | null;
  /** From before the circuit. */
  readonly carried: number;
  /** Given or taken by the organisers. */
  readonly adjusted: number;
  readonly parts: TotalParts | null;
  readonly results: readonly CircuitResult[];
}

/** Rows as they are before anybody has a place. */
export type Unplaced = Omit<CircuitRow, 'place' | 'isShared' | 'tie'>;
