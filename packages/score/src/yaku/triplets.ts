// Yaku of triplets, kans, winds and dragons.

import {
  DRAGON_BITS,
  FIRST_DRAGON_BIT,
  honourTriplets,
  pairBit,
  type Shape,
  WIND_BITS,
} from '../shape.ts';
import { ofReading, ofWin, type YakuRow } from './row.ts';

/** How many of a few bits are set. */
function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const winds = (shape: Shape) => honourTriplets(shape) & WIND_BITS;
const dragons = (shape: Shape) => honourTriplets(shape) & DRAGON_BITS;
const dragon = (at: number) => (shape: Shape) =>
  (honourTriplets(shape) & (1 << (FIRST_DRAGON_BIT + at))) !== 0;

function hasConsecutive({ tripletRanks }: Shape, length: 3 | 4): boolean {
  for (let suit = 0; suit < 3; suit++) {
    const ranks = tripletRanks[suit]!;
    const three = ranks & (ranks >> 1) & (ranks >> 2);
    if ((length === 3 ? three : three & (ranks >> 3)) !== 0) return true;
  }
  return false;
}

export const TRIPLET_YAKU: readonly YakuRow[] = [
  ofReading('seat_wind', (shape) => (winds(shape) & shape.seatBit) !== 0),
  ofReading('round_wind', (shape) => (winds(shape) & shape.roundBit) !== 0),
  ofReading('haku', dragon(0)),
  ofReading('hatsu', dragon(1)),
  ofReading('chun', dragon(2)),
  ofReading(
    'sanshoku_doukou',
    ({ tripletRanks: ranks }) => (ranks[0]! & ranks[1]! & ranks[2]!) !== 0,
  ),
  ofReading('sanankou', (shape) => shape.concealedTriplets === 3),
  ofWin('sankantsu', (shape) => shape.kans === 3),
  ofReading('toitoi', (shape) => shape.triplets === 4),
  ofReading('sanrenkou', (shape) => hasConsecutive(shape, 3)),
  ofReading(
    'shousangen',
    (shape) => countBits(dragons(shape)) === 2 && (pairBit(shape) & DRAGON_BITS) !== 0,
  ),
  ofReading('suuankou', (shape) => shape.concealedTriplets === 4),
  ofReading('suuankou_tanki', (shape) => shape.concealedTriplets === 4 && shape.wait === 'pair'),
  ofWin('suukantsu', (shape) => shape.kans === 4),
  ofReading('daisangen', (shape) => dragons(shape) === DRAGON_BITS),
  ofReading(
    'shousuushii',
    (shape) => countBits(winds(shape)) === 3 && (pairBit(shape) & WIND_BITS) !== 0,
  ),
  ofReading('daisuushii', (shape) => winds(shape) === WIND_BITS),
  ofReading('suurenkou', (shape) => hasConsecutive(shape, 4)),
];
