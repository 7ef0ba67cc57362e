// The concealed tiles of a hand as the shanten tables read them: their counts, and where each suit stands in the tables.
// A tile more or less moves one suit by one step, so that hands which differ by a tile need not be read again.

import { honourIndex, POWERS, suitIndex } from '@hanchan/hand';
import { type Counts, KIND_COUNT, type Kind } from '@hanchan/tiles';

export interface Shape {
  readonly counts: Counts;
  /** The index of each suit, honours last. */
  readonly at: number[];
  /** How many tiles each suit has. */
  readonly sizes: number[];
}

/** 0 to 2, and 3 for honours. */
export const SUIT_OF = Uint8Array.from({ length: KIND_COUNT }, (_, kind) => (kind / 9) | 0);
/** What one tile of the kind adds to the index of its suit. */
export const STEP_OF = Int32Array.from({ length: KIND_COUNT }, (_, kind) => POWERS[kind % 9]!);

/** The counts stay the caller's own: what is added and removed here is added and removed there. */
export function shapeOf(counts: Counts): Shape {
  const at = [
    suitIndex(counts, 0),
    suitIndex(counts, 9),
    suitIndex(counts, 18),
    honourIndex(counts),
  ];
  const sizes = at.map(() => 0);
  for (let kind = 0; kind < KIND_COUNT; kind++) sizes[SUIT_OF[kind]!]! += counts[kind]!;
  return { counts, at, sizes };
}

export function addTile({ counts, at, sizes }: Shape, kind: Kind): void {
  const suit = SUIT_OF[kind]!;
  counts[kind]!++;
  at[suit]! += STEP_OF[kind]!;
  sizes[suit]!++;
}

export function removeTile({ counts, at, sizes }: Shape, kind: Kind): void {
  const suit = SUIT_OF[kind]!;
  counts[kind]!--;
  at[suit]! -= STEP_OF[kind]!;
  sizes[suit]!--;
}
