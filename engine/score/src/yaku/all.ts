// All yaku that a winning hand can have, and all facts they need. Nagashi mangan is not a winning hand.

import type { Shape } from '../shape.ts';
import { FORM_YAKU, formFacts } from './forms.ts';
import type { YakuRow } from './row.ts';
import { SEQUENCE_YAKU, sequenceFacts } from './sequences.ts';
import { SITUATION_YAKU, situationFacts } from './situation.ts';
import { TILE_YAKU, tileFacts } from './tiles.ts';
import { TRIPLET_YAKU, tripletFacts } from './triplets.ts';

export const YAKU_ROWS: readonly YakuRow[] = [
  ...SITUATION_YAKU,
  ...TILE_YAKU,
  ...SEQUENCE_YAKU,
  ...TRIPLET_YAKU,
  ...FORM_YAKU,
];

/** The same for every reading. */
export function winFacts(shape: Shape): number {
  return situationFacts(shape) | tileFacts(shape);
}

/** Of the reading that the shape holds. */
export function readingFacts(shape: Shape): number {
  return sequenceFacts(shape) | tripletFacts(shape) | formFacts(shape);
}

/** Whether the reading that the shape holds has a yaku, worth something or not. */
export function hasYaku(shape: Shape, { win, reading }: YakuRow): boolean {
  return (win & ~winFacts(shape)) === 0 && (reading & ~readingFacts(shape)) === 0;
}
