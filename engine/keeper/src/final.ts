// How a table ended: places and uma, and the sheet that an event's desk takes from it.

import { type MatchResult, resultOf } from '@hanchan/game';
import { type BySeat, bySeat } from '@hanchan/tiles';
import type { Entry } from './entry.ts';
import { foldLog, type Kept } from './fold.ts';
import { pointsLent } from './table.ts';

/** The report sheet of a table, in points where nothing else is said. */
export interface FinalSheet {
  /** In sticks, as they are counted on the table: loans included. */
  readonly final: BySeat<number>;
  /** Riichi deposits that were left and are nobody's. */
  readonly sticks: number;
  /** Points that were lent; net score is final − loans. */
  readonly loans: BySeat<number>;
  /** Points put onto the score before uma: never above zero. */
  readonly mods: BySeat<number>;
  /** Off the tournament score, in thousands. */
  readonly penalties: BySeat<number>;
  readonly chombos: BySeat<number>;
  readonly isOver: boolean;
}

/** Null while the log has no beginning. */
export function finalOf(entries: readonly Entry[]): FinalSheet | null {
  const kept = foldLog(entries);
  return kept === null ? null : sheetOf(kept);
}

/** The report sheet of a kept game. */
export function sheetOf({ table }: Kept): FinalSheet {
  const { scores, deposits, penalties, chombos, over } = table;
  const loans = pointsLent(table);
  return {
    final: bySeat((seat) => scores[seat] + loans[seat]),
    sticks: deposits,
    loans,
    mods: bySeat((seat) => 0 - penalties[seat].modifier),
    penalties: bySeat((seat) => penalties[seat].tournamentPoints),
    chombos,
    isOver: over !== null,
  };
}

/** Places, uma and results as they would be now. */
export function resultNow({ table }: Kept): MatchResult {
  return resultOf(table.scores, table.rules, table.penalties);
}
