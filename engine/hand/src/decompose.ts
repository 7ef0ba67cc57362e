// Every way to split concealed tiles into sets and a pair. The inner loop of scoring, so it writes small
// integers into buffers that are reused: read them before the next call.

import { type Counts, FIRST_WIND, KIND_COUNT, type Kind } from '@hanchan/tiles';

/** A set as one byte: the kind it starts from, plus a mark for triplets and kans. */
export const TRIPLET = 64;
/** Marks a set of four in the code of a set. */
export const KAN = 128;
/** The bits of a set's code that hold its lowest kind. */
export const KIND_MASK = 63;

const SETS_MAX = 4;
/** More than any hand has: the richest, such as 11122233344455m, stay below ten. */
const DECOMPOSITIONS_MAX = 32;

/** `sets[i * 4 + j]` is the j-th set of the i-th decomposition, `pairs[i]` the kind of its pair. */
export interface Decompositions {
  count: number;
  readonly sets: Uint8Array;
  readonly pairs: Uint8Array;
}

const found: Decompositions = {
  count: 0,
  sets: new Uint8Array(DECOMPOSITIONS_MAX * SETS_MAX),
  pairs: new Uint8Array(DECOMPOSITIONS_MAX),
};

const left = new Uint8Array(KIND_COUNT + 2);
const current = new Uint8Array(SETS_MAX);
let currentPair = -1;
let setsWanted = 0;

/** Parts `3 * sets + 2` tiles; a tile count that does not fit gives no decomposition. */
export function decompose(concealed: Counts, sets: number): Decompositions {
  found.count = 0;
  left.set(concealed);
  currentPair = -1;
  setsWanted = sets;
  take(0, 0);
  return found;
}

/**
 * The tiles of the first kind left over are 3·triplets + 2·pair + sequences starting there; each split of
 * that number is tried, so no decomposition is found twice.
 */
function take(from: Kind, sets: number): void {
  let kind = from;
  while (kind < KIND_COUNT && left[kind] === 0) kind++;
  if (kind === KIND_COUNT) {
    if (currentPair >= 0 && sets === setsWanted) keep();
    return;
  }
  const count = left[kind]!;
  if (count >= 3 && sets < setsWanted) {
    current[sets] = kind | TRIPLET;
    takeSequences(kind, count - 3, sets + 1);
  }
  if (count >= 2 && currentPair < 0) {
    currentPair = kind;
    takeSequences(kind, count - 2, sets);
    currentPair = -1;
  }
  takeSequences(kind, count, sets);
}

/** Uses up the last `times` tiles of a kind as starts of sequences, then goes on with the next kind. */
function takeSequences(kind: Kind, times: number, sets: number): void {
  if (times === 0) {
    take(kind + 1, sets);
    return;
  }
  if (kind >= FIRST_WIND || kind % 9 > 6 || sets + times > setsWanted) return;
  if (left[kind + 1]! < times || left[kind + 2]! < times) return;
  for (let i = 0; i < times; i++) current[sets + i] = kind;
  left[kind + 1]! -= times;
  left[kind + 2]! -= times;
  take(kind + 1, sets + times);
  left[kind + 1]! += times;
  left[kind + 2]! += times;
}

function keep(): void {
  const at = found.count * SETS_MAX;
  for (let i = 0; i < setsWanted; i++) found.sets[at + i] = current[i]!;
  found.pairs[found.count++] = currentPair;
}
