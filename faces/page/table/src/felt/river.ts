// How discards lie: rows of six, the third running on; the riichi tile sideways, or the next one when it was
// called; a called tile is gone to its meld.

import type { Discard } from '@hanchan/game';

export interface LaidDiscard {
  readonly discard: Discard;
  /** Place among all discards of the seat, called ones included. */
  readonly number: number;
  readonly row: number;
  /** In tile pitches; a sideways tile pushes the rest of its row. */
  readonly column: number;
  readonly isSideways: boolean;
}

export interface River {
  readonly tiles: readonly LaidDiscard[];
  /** Where the last tile of the third row begins. */
  readonly end: number;
}

const ROW = 6;
const LAST_ROW = 2;
/** A tile is a third longer than wide; in pitches of 1.09 widths that is .31. */
const PUSH = 0.31;

export function layRiver(discards: readonly Discard[]): River {
  const tiles: LaidDiscard[] = [];
  let owesSideways = false;
  let row = 0;
  let inRow = 0;
  let pushed = 0;
  for (const [number, discard] of discards.entries()) {
    owesSideways ||= discard.isRiichi;
    if (discard.calledBy !== null) continue;
    if (inRow === ROW && row < LAST_ROW) {
      row++;
      inRow = 0;
      pushed = 0;
    }
    tiles.push({ discard, number, row, column: inRow + pushed, isSideways: owesSideways });
    if (owesSideways) pushed += PUSH;
    owesSideways = false;
    inRow++;
  }
  return { tiles, end: row === LAST_ROW ? tiles.at(-1)!.column : 0 };
}
