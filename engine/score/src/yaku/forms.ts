// Yaku of the two hands that are not four sets and a pair.

import type { Shape } from '../shape.ts';
import { row, type YakuRow } from './row.ts';
import { TRIPLET_BITS } from './triplets.ts';

const SEVEN_PAIRS = 1 << TRIPLET_BITS;
const ORPHANS = SEVEN_PAIRS << 1;
const THIRTEEN_WAITS = SEVEN_PAIRS << 2;

export function formFacts({ form, wait, hasWait }: Shape): number {
  if (form === 'standard') return 0;
  if (form === 'sevenPairs') return SEVEN_PAIRS;
  return wait === 'thirteenOrphans' && hasWait ? ORPHANS | THIRTEEN_WAITS : ORPHANS;
}

export const FORM_YAKU: readonly YakuRow[] = [
  row('chiitoitsu', { reading: SEVEN_PAIRS }),
  row('kokushi', { reading: ORPHANS }),
  row('kokushi_13men', { reading: ORPHANS | THIRTEEN_WAITS }),
];
