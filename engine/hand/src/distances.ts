// How many tiles does each pattern of one suit lack to hold k sets, with or without a pair?
// Answers for all patterns of up to 14 tiles at once, never asking for a fifth copy of a tile.
//
// The nine answers of a pattern (0 sets without a pair lack nothing) stand in three words as
// thermometers: bit t of a lane is set when at most t tiles are lacking. So the minimum of two answers
// is OR, and one tile more is a shift. Every complete pattern is marked "lacks 0"; one sweep carries
// the marks down to what is left when tiles are taken away (each costs one), and a second sweep carries
// them up, since tiles that are not needed cost nothing.

import { COPIES } from '@hanchan/tiles';
import { forEachComplete, listPatterns, MAX_SETS, type SuitShape } from './patterns.ts';

/** Entries of a distance vector: lacking tiles for 0–4 sets without a pair, then with one. */
export const VECTOR_LENGTH = 2 * (MAX_SETS + 1);
export const WITH_PAIR = MAX_SETS + 1;

export const WORDS = 3;

export interface Distances {
  readonly patterns: Int32Array;
  /** Three words for each pattern in turn, behind a row of zeros for whatever is not listed. */
  readonly rows: Int32Array;
}

interface Lane {
  readonly word: number;
  readonly shift: number;
  /** The most that can be lacking, as for an empty pattern. */
  readonly width: number;
}

/** Which vector entries share a word: the widths of each word add up to less than 32. */
const WORD_ENTRIES: readonly (readonly number[])[] = [
  [1, 2, 3, 5, 6],
  [4, 7],
  [8, 9],
];

function widthOf(entry: number): number {
  return entry < WITH_PAIR ? entry * 3 : (entry - WITH_PAIR) * 3 + 2;
}

/** By entry; the first, which never lacks anything, has none. */
const LANES: readonly (Lane | undefined)[] = layLanes();

function layLanes(): Lane[] {
  const lanes: Lane[] = [];
  WORD_ENTRIES.forEach((entries, word) => {
    let shift = 0;
    for (const entry of entries) {
      const width = widthOf(entry);
      lanes[entry] = { word, shift, width };
      shift += width;
    }
  });
  return lanes;
}

/** All bits of a word but the lowest of each lane, where a shift would let the neighbour in. */
function shiftMask(word: number): number {
  let mask = 0;
  for (const lane of LANES) {
    if (lane?.word === word) mask |= ((1 << lane.width) - 2) << lane.shift;
  }
  return mask;
}

/** `places` is borrowed to find the row of a pattern, and holds those places when this returns. */
export function suitDistances(shape: SuitShape, places: Int32Array): Distances {
  const patterns = listPatterns(shape.ranks);
  const rows = new Int32Array((patterns.length + 1) * WORDS);
  for (let i = 0; i < patterns.length; i++) places[patterns[i]!] = (i + 1) * WORDS;
  forEachComplete(shape, (index, sets, hasPair) => {
    const lane = LANES[hasPair ? sets + WITH_PAIR : sets];
    if (lane) rows[places[index]! + lane.word]! |= ((1 << lane.width) - 1) << lane.shift;
  });
  carryDown({ patterns, rows }, places, shape.ranks);
  carryUp({ patterns, rows }, places);
  return { patterns, rows };
}

function carryDown({ patterns, rows }: Distances, places: Int32Array, ranks: number): void {
  const masks = [0, 1, 2].map(shiftMask);
  for (let i = patterns.length - 1; i >= 0; i--) {
    const index = patterns[i]!;
    let a = 0;
    let b = 0;
    let c = 0;
    for (let rest = index, rank = 0, step = 1; rank < ranks; rank++, step *= 5) {
      const next = (rest / 5) | 0;
      if (rest - next * 5 < COPIES) {
        const place = places[index + step]!;
        a |= rows[place]!;
        b |= rows[place + 1]!;
        c |= rows[place + 2]!;
      }
      rest = next;
    }
    const here = (i + 1) * WORDS;
    rows[here]! |= (a << 1) & masks[0]!;
    rows[here + 1]! |= (b << 1) & masks[1]!;
    rows[here + 2]! |= (c << 1) & masks[2]!;
  }
}

function carryUp({ patterns, rows }: Distances, places: Int32Array): void {
  for (let i = 0; i < patterns.length; i++) {
    const index = patterns[i]!;
    const here = (i + 1) * WORDS;
    let a = rows[here]!;
    let b = rows[here + 1]!;
    let c = rows[here + 2]!;
    for (let rest = index, step = 1; rest > 0; step *= 5) {
      const next = (rest / 5) | 0;
      if (rest > next * 5) {
        const place = places[index - step]!;
        a |= rows[place]!;
        b |= rows[place + 1]!;
        c |= rows[place + 2]!;
      }
      rest = next;
    }
    rows[here] = a;
    rows[here + 1] = b;
    rows[here + 2] = c;
  }
}

/** The distance vector that the row at `place` stands for. */
export function readVector({ rows }: Distances, place: number): Uint8Array {
  return Uint8Array.from(LANES, (lane) => {
    if (!lane) return 0;
    let lacking = lane.width;
    for (let bit = 0; bit < lane.width; bit++) {
      lacking -= (rows[place + lane.word]! >>> (lane.shift + bit)) & 1;
    }
    return lacking;
  });
}
