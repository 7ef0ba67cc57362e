// The concealed tiles of a hand as the shanten tables read them: their counts, and where each suit stands in the tables.
// A tile more or less moves one suit by one step, so that hands which differ by a tile need not be read again.

import { honourIndex, POWERS, suitIndex } from '@hanchan/hand';
import { type Counts, FIRST_WIND, KIND_COUNT, type Kind } from '@hanchan/tiles';

export interface Shape {
  readonly counts: Counts;
  /** The index of each suit, honours last. */
  readonly at: number[];
}

/** 0 to 2, and 3 for honours. */
export const SUIT_OF = Uint8Array.from({ length: KIND_COUNT }, (_, kind) => (kind / 9) | 0);
/** What one tile of the kind adds to the index of its suit. */
export const STEP_OF = Int32Array.from({ length: KIND_COUNT }, (_, kind) => POWERS[kind % 9]!);

/** The counts stay the caller's own: what is added and removed here is added and removed there. */
export function shapeOf(counts: Counts): Shape {
  const m = suitIndex(counts, 0);
  const p = suitIndex(counts, 9);
  const s = suitIndex(counts, 18);
  return { counts, at: [m, p, s, honourIndex(counts)] };
}

export function addTile({ counts, at }: Shape, kind: Kind): void {
  counts[kind]!++;
  at[SUIT_OF[kind]!]! += STEP_OF[kind]!;
}

export function removeTile({ counts, at }: Shape, kind: Kind): void {
  counts[kind]!--;
  at[SUIT_OF[kind]!]! -= STEP_OF[kind]!;
}

/** Marks the kinds that are in the hand, or at most `reach` ranks beside one that is. */
export function markNear(counts: Counts, reach: 1 | 2, isNear: Uint8Array): void {
  isNear.fill(0);
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (counts[kind] === 0) continue;
    isNear[kind] = 1;
    if (kind >= FIRST_WIND) continue;
    const rank = kind % 9;
    if (rank > 0) isNear[kind - 1] = 1;
    if (rank < 8) isNear[kind + 1] = 1;
    if (reach === 1) continue;
    if (rank > 1) isNear[kind - 2] = 1;
    if (rank < 7) isNear[kind + 2] = 1;
  }
}
