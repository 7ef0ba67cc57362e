// Which patterns can one suit hold, and which of them are made of sets and at most one pair?
// A pattern is its suit index; no kind has more than four copies.

import { COPIES } from '@hanchan/tiles';
import { POWERS } from './suitIndex.ts';

export const MAX_SETS = 4;
const LARGEST_HAND = 14;

export interface SuitShape {
  readonly ranks: number;
  readonly hasRuns: boolean;
}

/** All patterns of up to 14 tiles, ascending. */
export function listPatterns(ranks: number): Int32Array {
  const patterns = new Int32Array(POWERS[ranks]!);
  let found = 0;
  const extend = (rank: number, index: number, left: number) => {
    if (rank < 0) {
      patterns[found++] = index;
      return;
    }
    const most = Math.min(COPIES, left);
    for (let copies = 0; copies <= most; copies++) {
      extend(rank - 1, index + copies * POWERS[rank]!, left - copies);
    }
  };
  extend(ranks - 1, 0, LARGEST_HAND);
  return patterns.slice(0, found);
}

/** Calls back once for each way of laying sets (and a pair): a pattern may come several times. */
export function forEachComplete(
  shape: SuitShape,
  visit: (index: number, sets: number, hasPair: boolean) => void,
): void {
  const { ranks, hasRuns } = shape;
  const counts = new Uint8Array(ranks);
  const layRuns = (rank: number, index: number, sets: number, hasPair: boolean) => {
    visit(index, sets, hasPair);
    if (sets === MAX_SETS || !hasRuns) return;
    for (let low = rank; low + 2 < ranks; low++) {
      if (Math.max(counts[low]!, counts[low + 1]!, counts[low + 2]!) === COPIES) continue;
      for (let i = 0; i < 3; i++) counts[low + i]!++;
      layRuns(low, index + POWERS[low]! * 31, sets + 1, hasPair);
      for (let i = 0; i < 3; i++) counts[low + i]!--;
    }
  };
  const layTriplets = (rank: number, index: number, sets: number, hasPair: boolean) => {
    layRuns(0, index, sets, hasPair);
    if (sets === MAX_SETS) return;
    for (let next = rank; next < ranks; next++) {
      if (counts[next]! > COPIES - 3) continue;
      counts[next]! += 3;
      layTriplets(next + 1, index + POWERS[next]! * 3, sets + 1, hasPair);
      counts[next]! -= 3;
    }
  };
  layTriplets(0, 0, 0, false);
  for (let rank = 0; rank < ranks; rank++) {
    counts[rank] = 2;
    layTriplets(0, POWERS[rank]! * 2, 0, true);
    counts[rank] = 0;
  }
}
