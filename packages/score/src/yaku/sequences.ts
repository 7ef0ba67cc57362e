// Yaku of sequences, of the outside tiles, and pinfu.

import { HONOURS, pairBit, type Shape, valueBits } from '../shape.ts';
import { ofReading, type YakuRow } from './row.ts';

/** Sequences starting at 1, 4 and 7. */
const STRAIGHT = 0b1001001;

function isPinfu(shape: Shape): boolean {
  return (
    shape.isClosed &&
    shape.sequences === 4 &&
    shape.wait === 'twoSided' &&
    (pairBit(shape) & valueBits(shape)) === 0
  );
}

function hasStraight({ sequenceRanks }: Shape): boolean {
  for (let suit = 0; suit < 3; suit++) {
    if ((sequenceRanks[suit]! & STRAIGHT) === STRAIGHT) return true;
  }
  return false;
}

/** All sets and the pair hold a terminal or honour; without a sequence that is another yaku. */
const isOutside = (shape: Shape) => shape.outside === 5 && shape.sequences > 0;

export const SEQUENCE_YAKU: readonly YakuRow[] = [
  ofReading('pinfu', isPinfu),
  ofReading('iipeikou', (shape) => shape.twins >= 1),
  ofReading('ryanpeikou', (shape) => shape.twins === 2),
  ofReading(
    'sanshoku_doujun',
    ({ sequenceRanks: ranks }) => (ranks[0]! & ranks[1]! & ranks[2]!) !== 0,
  ),
  ofReading('ittsu', hasStraight),
  ofReading('chanta', isOutside),
  ofReading('junchan', (shape) => isOutside(shape) && (shape.present & HONOURS) === 0),
];
