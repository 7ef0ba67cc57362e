// Yaku of triplets, kans, winds and dragons.

import { DRAGON_BITS, pairBit, type Shape, WIND_BITS } from '../shape.ts';
import { row, type YakuRow } from './row.ts';
import { SEQUENCE_BITS } from './sequences.ts';

const SEAT_WIND = 1 << SEQUENCE_BITS;
const ROUND_WIND = SEAT_WIND << 1;
const WHITE = SEAT_WIND << 2;
const GREEN = SEAT_WIND << 3;
const RED = SEAT_WIND << 4;
const THREE_SUITS = SEAT_WIND << 5;
const THREE_CONCEALED = SEAT_WIND << 6;
const FOUR_CONCEALED = SEAT_WIND << 7;
const PAIR_WAIT = SEAT_WIND << 8;
const ALL_TRIPLETS = SEAT_WIND << 9;
const THREE_IN_A_ROW = SEAT_WIND << 10;
const FOUR_IN_A_ROW = SEAT_WIND << 11;
const LITTLE_DRAGONS = SEAT_WIND << 12;
const BIG_DRAGONS = SEAT_WIND << 13;
const LITTLE_WINDS = SEAT_WIND << 14;
const BIG_WINDS = SEAT_WIND << 15;
/** The bits up to here are taken; the facts of the special forms follow. */
export const TRIPLET_BITS = SEQUENCE_BITS + 16;

const HONOUR_SUIT = 3;
const WHITE_BIT = 1 << 4;
const GREEN_BIT = 1 << 5;
const RED_BIT = 1 << 6;

export function tripletFacts(shape: Shape): number {
  if (shape.triplets === 0) return 0;
  let facts = shape.wait === 'pair' && shape.hasWait ? PAIR_WAIT : 0;
  const honours = shape.tripletRanks[HONOUR_SUIT]!;
  if (honours !== 0) facts |= honourFacts(shape, honours);
  if (shape.triplets >= 3) {
    facts |= suitFacts(shape);
    if (shape.triplets === 4) facts |= ALL_TRIPLETS;
    if (shape.concealedTriplets >= 3) facts |= THREE_CONCEALED;
    if (shape.concealedTriplets === 4) facts |= FOUR_CONCEALED;
  }
  return facts;
}

function honourFacts(shape: Shape, honours: number): number {
  const winds = countBits(honours & WIND_BITS);
  const dragons = countBits(honours & DRAGON_BITS);
  const pair = pairBit(shape);
  let facts = 0;
  if (honours & shape.seatBit) facts |= SEAT_WIND;
  if (honours & shape.roundBit) facts |= ROUND_WIND;
  if (honours & WHITE_BIT) facts |= WHITE;
  if (honours & GREEN_BIT) facts |= GREEN;
  if (honours & RED_BIT) facts |= RED;
  if (dragons === 3) facts |= BIG_DRAGONS;
  if (dragons === 2 && pair & DRAGON_BITS) facts |= LITTLE_DRAGONS;
  if (winds === 4) facts |= BIG_WINDS;
  if (winds === 3 && pair & WIND_BITS) facts |= LITTLE_WINDS;
  return facts;
}

function suitFacts({ tripletRanks: ranks }: Shape): number {
  let facts = (ranks[0]! & ranks[1]! & ranks[2]!) !== 0 ? THREE_SUITS : 0;
  for (let suit = 0; suit < 3; suit++) {
    const three = ranks[suit]! & (ranks[suit]! >> 1) & (ranks[suit]! >> 2);
    if (three !== 0) facts |= THREE_IN_A_ROW;
    if ((three & (ranks[suit]! >> 3)) !== 0) facts |= FOUR_IN_A_ROW;
  }
  return facts;
}

/** How many of a few bits are set. */
function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export const TRIPLET_YAKU: readonly YakuRow[] = [
  row('seat_wind', { reading: SEAT_WIND }),
  row('round_wind', { reading: ROUND_WIND }),
  row('haku', { reading: WHITE }),
  row('hatsu', { reading: GREEN }),
  row('chun', { reading: RED }),
  row('sanshoku_doukou', { reading: THREE_SUITS }),
  row('sanankou', { reading: THREE_CONCEALED }),
  row('toitoi', { reading: ALL_TRIPLETS }),
  row('sanrenkou', { reading: THREE_IN_A_ROW }),
  row('shousangen', { reading: LITTLE_DRAGONS }),
  row('suuankou', { reading: FOUR_CONCEALED }),
  row('suuankou_tanki', { reading: FOUR_CONCEALED | PAIR_WAIT }),
  row('daisangen', { reading: BIG_DRAGONS }),
  row('shousuushii', { reading: LITTLE_WINDS }),
  row('daisuushii', { reading: BIG_WINDS }),
  row('suurenkou', { reading: FOUR_IN_A_ROW }),
];
