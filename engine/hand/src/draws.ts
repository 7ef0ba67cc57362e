// What does each possible draw make of a hand? The one loop under waits, improving tiles and discards.

import { COPIES, type Counts, FIRST_WIND, KIND_COUNT } from '@hanchan/tiles';
import { type FormOptions, joinedShanten, specialShanten } from './shanten.ts';
import { HONOUR_RANKS, honourIndex, POWERS, SUIT_RANKS, suitIndex } from './suitIndex.ts';
import {
  areTablesReady,
  buildTables,
  HONOUR_TABLE,
  SPECIAL,
  SUIT_TABLE,
  TALLY_MASK,
} from './tables.ts';

/** Greater than any shanten: a kind of which the player owns all copies, so none can be drawn. */
const NOT_DRAWABLE = 99;

export interface Draws {
  readonly melds: number;
  /** Every copy the player owns, melds included. */
  readonly owned: Counts;
  readonly forms: FormOptions;
}

/**
 * Writes into `after` the shanten that each drawn kind would leave. With melds this is a lower bound,
 * exact only for −1: it may count on further copies that lie in the melds.
 */
export function shantenAfterDraws(counts: Counts, draws: Draws, after: Int8Array): void {
  if (!areTablesReady) buildTables();
  const { melds, owned } = draws;
  const best = melds > 0 ? null : specialOf(draws.forms);
  const mIndex = suitIndex(counts, 0);
  const pIndex = suitIndex(counts, 9);
  const sIndex = suitIndex(counts, 18);
  const zIndex = honourIndex(counts);
  const m = SUIT_TABLE[mIndex]!;
  const p = SUIT_TABLE[pIndex]!;
  const s = SUIT_TABLE[sIndex]!;
  const z = HONOUR_TABLE[zIndex]!;
  for (let rank = 0; rank < SUIT_RANKS; rank++) {
    const step = POWERS[rank]!;
    if (owned[rank]! < COPIES) {
      const drawn = SUIT_TABLE[mIndex + step]!;
      after[rank] = nearest(joinedShanten(drawn, p, s, z, melds), drawn + p + s + z, best);
    }
    if (owned[rank + 9]! < COPIES) {
      const drawn = SUIT_TABLE[pIndex + step]!;
      after[rank + 9] = nearest(joinedShanten(m, drawn, s, z, melds), m + drawn + s + z, best);
    }
    if (owned[rank + 18]! < COPIES) {
      const drawn = SUIT_TABLE[sIndex + step]!;
      after[rank + 18] = nearest(joinedShanten(m, p, drawn, z, melds), m + p + drawn + z, best);
    }
  }
  for (let rank = 0; rank < HONOUR_RANKS; rank++) {
    if (owned[FIRST_WIND + rank]! >= COPIES) continue;
    const drawn = HONOUR_TABLE[zIndex + POWERS[rank]!]!;
    after[FIRST_WIND + rank] = nearest(
      joinedShanten(m, p, s, drawn, melds),
      m + p + s + drawn,
      best,
    );
  }
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (owned[kind]! >= COPIES) after[kind] = NOT_DRAWABLE;
  }
}

/** The table of the special forms, or a way to work them out where the rules lack one of them. */
type Special = Int8Array | FormOptions;

function specialOf(forms: FormOptions): Special {
  return forms.sevenPairs !== false && forms.thirteenOrphans !== false ? SPECIAL : forms;
}

function nearest(regular: number, tallies: number, special: Special | null): number {
  if (special === null) return regular;
  const masked = tallies & TALLY_MASK;
  const other =
    special === SPECIAL ? SPECIAL[masked]! : specialShanten(masked, special as FormOptions);
  return Math.min(other, regular);
}
