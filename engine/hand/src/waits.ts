// Which tiles complete a hand? A fifth copy never does: what lies in the player's own melds counts.

import {
  allTiles,
  type Counts,
  countTiles,
  type Hand,
  KIND_COUNT,
  type Kind,
} from '@hanchan/tiles';
import { shantenAfterDraws } from './draws.ts';
import {
  ALL_FORMS,
  type FormOptions,
  regularShanten,
  shanten,
  specialShanten,
  talliesOf,
} from './shanten.ts';

const COMPLETE = -1;
const NO_WAITS: readonly Kind[] = [];

/** Whether these concealed tiles, with the melds, are a winning shape: 14 tiles less 3 a meld. */
export function isComplete(counts: Counts, melds = 0, forms: FormOptions = ALL_FORMS): boolean {
  if (sizeOf(counts) !== 14 - melds * 3) return false;
  if (forms === ALL_FORMS) return shanten(counts, melds) === COMPLETE;
  if (regularShanten(counts, melds) === COMPLETE) return true;
  return melds === 0 && specialShanten(talliesOf(counts), forms) === COMPLETE;
}

/** The kinds that complete a hand of 13 tiles (less 3 a meld), in order of kind. */
export function waits(hand: Hand, forms: FormOptions = ALL_FORMS): readonly Kind[] {
  const counts = countTiles(hand.concealed);
  const owned = hand.melds.length === 0 ? counts : countTiles(allTiles(hand));
  return waitsOf(counts, hand.melds.length, owned, forms);
}

/** `owned` counts every copy the player has, melds and quads included. */
export function waitsOf(
  counts: Counts,
  melds = 0,
  owned: Counts = counts,
  forms: FormOptions = ALL_FORMS,
): readonly Kind[] {
  requireSize(counts, 13 - melds * 3);
  // The looser question first: most hands are not tenpai, and this settles them in one look-up.
  if (shanten(counts, melds) > 0) return NO_WAITS;
  shantenAfterDraws(counts, { melds, owned, forms }, after);
  const kinds: Kind[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) if (after[kind] === COMPLETE) kinds.push(kind);
  return kinds;
}

const after = new Int8Array(KIND_COUNT);

/** Whether one more tile completes the hand. */
export function isTenpai(hand: Hand, forms: FormOptions = ALL_FORMS): boolean {
  return waits(hand, forms).length > 0;
}

function sizeOf(counts: Counts): number {
  let size = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) size += counts[kind]!;
  return size;
}

/** A hand of another size is a mistake of the caller, and any answer would hide it. */
export function requireSize(counts: Counts, expected: number): void {
  const size = sizeOf(counts);
  if (size !== expected) {
    throw new RangeError(`expected ${expected} concealed tiles beside the melds, got ${size}`);
  }
}
