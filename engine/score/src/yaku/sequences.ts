// Yaku of sequences, of the outside tiles, and pinfu.

import { isPinfuShape, type Shape } from '../shape.ts';
import { row, type YakuRow } from './row.ts';
import { NO_HONOURS } from './tiles.ts';

const PINFU = 1 << 0;
const TWINS = 1 << 1;
const DOUBLE_TWINS = 1 << 2;
const THREE_SUITS = 1 << 3;
const STRAIGHT = 1 << 4;
const OUTSIDE = 1 << 5;
/** The bits above are taken; the facts of the triplets follow. */
export const SEQUENCE_BITS = 6;

/** Sequences starting at 1, 4 and 7. */
const STRAIGHT_RANKS = 0b1001001;

export function sequenceFacts(shape: Shape): number {
  const { sequenceRanks: ranks, sequences } = shape;
  if (sequences === 0) return 0;
  let facts = 0;
  if (shape.hasWait && shape.wait === 'twoSided' && isPinfuShape(shape)) facts |= PINFU;
  if (shape.twins > 0) facts |= shape.twins === 2 ? TWINS | DOUBLE_TWINS : TWINS;
  if (sequences >= 3) {
    if ((ranks[0]! & ranks[1]! & ranks[2]!) !== 0) facts |= THREE_SUITS;
    for (let suit = 0; suit < 3; suit++) {
      if ((ranks[suit]! & STRAIGHT_RANKS) === STRAIGHT_RANKS) facts |= STRAIGHT;
    }
  }
  // Without a sequence an all-outside hand is another yaku.
  if (shape.outside === 5) facts |= OUTSIDE;
  return facts;
}

export const SEQUENCE_YAKU: readonly YakuRow[] = [
  row('pinfu', { reading: PINFU }),
  row('iipeikou', { reading: TWINS }),
  row('ryanpeikou', { reading: DOUBLE_TWINS }),
  row('sanshoku_doujun', { reading: THREE_SUITS }),
  row('ittsu', { reading: STRAIGHT }),
  row('chanta', { reading: OUTSIDE }),
  row('junchan', { reading: OUTSIDE, win: NO_HONOURS }),
];
