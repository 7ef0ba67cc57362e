// Nine terminals on the first turn: deal again, or go on with the hand?

import { regularShanten } from '@hanchan/hand';
import { isTerminalOrHonour, KIND_COUNT } from '@hanchan/tiles';
import type { Table } from './table.ts';

/** With so many kinds thirteen orphans are near enough to try. */
const ENOUGH_FOR_ORPHANS = 11;
const A_GOOD_HAND = 2;

export function dealsAgain({ counts, rules }: Table): boolean {
  let kinds = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (counts[kind]! > 0 && isTerminalOrHonour(kind)) kinds++;
  }
  if (rules['win.thirteenOrphans'] && kinds >= ENOUGH_FOR_ORPHANS) return false;
  return regularShanten(counts) > A_GOOD_HAND;
}
