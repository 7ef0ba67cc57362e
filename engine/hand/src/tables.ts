// The tables behind shanten: built once, at first use (no binary is shipped).
//
// A pattern of one suit matters to the regular form only through its distance vector, and there are few:
// 126 among the 405,350 patterns of a suit, 55 among the honours, 180 and 165 for two of them together.
// So a hand is four look-ups by suit index, two joins of classes, and one look-up of the answer.

import {
  type Distances,
  readVector,
  suitDistances,
  VECTOR_LENGTH,
  WITH_PAIR,
  WORDS,
} from './distances.ts';
import { MAX_SETS, type SuitShape } from './patterns.ts';
import { HONOUR_RANKS, HONOUR_SIZE, SUIT_RANKS, SUIT_SIZE } from './suitIndex.ts';

export const SUIT_SHAPE: SuitShape = { ranks: SUIT_RANKS, hasRuns: true };
export const HONOUR_SHAPE: SuitShape = { ranks: HONOUR_RANKS, hasRuns: false };

// One entry of a suit table: the class in the top byte, below it four tallies that add up over the
// suits without touching each other. What overflows at the top in that sum is masked away.
export const CLASS_SHIFT = 24;
export const TALLY_MASK = (1 << 14) - 1;
const ONE_KIND = 1;
const ONE_PAIR = 1 << 4;
const ONE_ORPHAN = 1 << 7;
const ONE_ORPHAN_PAIR = 1 << 11;

// Constant arrays, filled in place: the compiler may then know their address and length.
export const SUIT_TABLE = new Int32Array(SUIT_SIZE);
export const HONOUR_TABLE = new Int32Array(HONOUR_SIZE);
/** The classes alone, for the regular form: a quarter of the memory, so that more of it stays near the processor. */
export const SUIT_CLASS = new Uint8Array(SUIT_SIZE);
export const HONOUR_CLASS = new Uint8Array(HONOUR_SIZE);
/** Class of two suits, by the classes of both: `first << 8 | second`. */
export const SUIT_PAIR = new Uint8Array(1 << 16);
/** Class of a suit with the honours: `suit << 8 | honours`. */
export const SUIT_HONOURS = new Uint8Array(1 << 16);
/** Regular shanten by `melds << 16 | class of two suits << 8 | class of suit and honours`. */
export const REGULAR = new Int8Array((MAX_SETS + 1) << 16);
/** The nearer of seven pairs and thirteen orphans, by the sum of the tallies. */
export const SPECIAL = new Int8Array(TALLY_MASK + 1);
/** Distance vectors by class, ten entries each. */
export const SUIT_VECTORS = new Uint8Array(VECTOR_LENGTH << 8);
export const HONOUR_VECTORS = new Uint8Array(VECTOR_LENGTH << 8);

type Vector = Uint8Array;

export let areTablesReady = false;

/** Called by every entry point through `if (!areTablesReady)`; takes about a tenth of a second. */
export function buildTables(): void {
  const suits = fillTable(SUIT_SHAPE, SUIT_TABLE, SUIT_CLASS, SUIT_VECTORS);
  const honours = fillTable(HONOUR_SHAPE, HONOUR_TABLE, HONOUR_CLASS, HONOUR_VECTORS);
  const suitPairs = joinAll(suits, suits, SUIT_PAIR);
  const suitHonours = joinAll(suits, honours, SUIT_HONOURS);
  fillRegular(suitPairs, suitHonours);
  for (let tallies = 0; tallies <= TALLY_MASK; tallies++) {
    SPECIAL[tallies] = Math.min(sevenPairsShanten(tallies), thirteenOrphansShanten(tallies));
  }
  areTablesReady = true;
}

/** Seven different pairs: a third and fourth copy of a kind help nothing. */
export function sevenPairsShanten(tallies: number): number {
  const kinds = tallies & 15;
  const pairs = (tallies >> 4) & 7;
  return 6 - pairs + Math.max(0, 7 - kinds);
}

/** Shanten towards thirteen orphans, from the tallies of a hand. */
export function thirteenOrphansShanten(tallies: number): number {
  const orphans = (tallies >> 7) & 15;
  return 13 - orphans - ((tallies & TALLY_MASK) >= ONE_ORPHAN_PAIR ? 1 : 0);
}

/** Fills the tables of a suit and gives the distance vectors of its classes. */
function fillTable(
  shape: SuitShape,
  table: Int32Array,
  classTable: Uint8Array,
  vectorTable: Uint8Array,
): Vector[] {
  const distances = suitDistances(shape, table);
  const tallies = rankTallies(shape);
  const vectors: Vector[] = [];
  const classAt = classFinder(distances, vectors);
  const { patterns } = distances;
  for (let i = 0; i < patterns.length; i++) {
    const index = patterns[i]!;
    const id = classAt((i + 1) * WORDS);
    let entry = id << CLASS_SHIFT;
    for (let rest = index, row = 0; rest > 0; row += 5) {
      const next = (rest / 5) | 0;
      entry += tallies[row + rest - next * 5]!;
      rest = next;
    }
    table[index] = entry;
    classTable[index] = id;
  }
  vectors.forEach((vector, id) => void vectorTable.set(vector, id * VECTOR_LENGTH));
  return vectors;
}

/** What 0–4 copies of each rank add to the tallies, five entries a rank. */
function rankTallies({ ranks, hasRuns }: SuitShape): Int32Array {
  const rows = Array.from({ length: ranks }, (_, rank) => {
    // The first and the last of a suit, and every honour.
    const orphan = hasRuns && rank % 8 > 0 ? 0 : 1;
    const single = ONE_KIND + orphan * ONE_ORPHAN;
    const pair = single + ONE_PAIR + orphan * ONE_ORPHAN_PAIR;
    return [0, single, pair, pair, pair];
  });
  return Int32Array.from(rows.flat());
}

/**
 * Numbers the different rows as they come, and adds the vector of each new one to `vectors`: a small hash table, since there
 * are some hundred thousand.
 */
function classFinder(distances: Distances, vectors: Vector[]): (place: number) => number {
  const { rows } = distances;
  const slots = new Int16Array(1 << 12).fill(-1);
  /** The row at which each class was first met. */
  const firsts = new Int32Array(1 << 8);
  return (place) => {
    const a = rows[place]!;
    const b = rows[place + 1]!;
    const c = rows[place + 2]!;
    let slot = Math.imul(a ^ Math.imul(b, 0x3c6ef372) ^ c, 0x9e3779b1) >>> 20;
    for (let id = slots[slot]!; id >= 0; id = slots[slot]!) {
      const first = firsts[id]!;
      if (rows[first] === a && rows[first + 1] === b && rows[first + 2] === c) return id;
      slot = (slot + 1) & 0xfff;
    }
    const id = vectors.push(readVector(distances, place)) - 1;
    slots[slot] = id;
    firsts[id] = place;
    return id;
  };
}

/** What two parts of a hand lack together: the best split of the sets and the pair between them. */
function join(a: Vector, b: Vector, joined: Uint8Array): void {
  joined.fill(LACKS_ALL);
  for (let i = 0; i <= MAX_SETS; i++) {
    const plain = a[i]!;
    const paired = a[i + WITH_PAIR]!;
    for (let j = 0; i + j <= MAX_SETS; j++) {
      const at = i + j;
      joined[at] = Math.min(joined[at]!, plain + b[j]!);
      const best = Math.min(paired + b[j]!, plain + b[j + WITH_PAIR]!);
      joined[at + WITH_PAIR] = Math.min(joined[at + WITH_PAIR]!, best);
    }
  }
}

const LACKS_ALL = 14;

function joinAll(
  firsts: readonly Vector[],
  seconds: readonly Vector[],
  table: Uint8Array,
): Vector[] {
  const ids = new Map<number, number>();
  const vectors: Vector[] = [];
  const joined = new Uint8Array(VECTOR_LENGTH);
  firsts.forEach((first, i) => {
    seconds.forEach((second, j) => {
      join(first, second, joined);
      const key = joined.reduce((sum, lacking) => sum * (LACKS_ALL + 1) + lacking, 0);
      if (!ids.has(key)) ids.set(key, vectors.push(joined.slice()) - 1);
      table[(i << 8) | j] = ids.get(key)!;
    });
  });
  return vectors;
}

function fillRegular(suitPairs: readonly Vector[], suitHonours: readonly Vector[]): void {
  const joined = new Uint8Array(VECTOR_LENGTH);
  suitPairs.forEach((first, i) => {
    suitHonours.forEach((second, j) => {
      join(first, second, joined);
      for (let melds = 0; melds <= MAX_SETS; melds++) {
        REGULAR[(melds << 16) | (i << 8) | j] = joined[WITH_PAIR + MAX_SETS - melds]! - 1;
      }
    });
  });
}
