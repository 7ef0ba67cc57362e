// Fu, item by item, on a sheet: its total is what the hand scores with, its items are what is explained.

import { KAN, KIND_MASK, TRIPLET } from '@hanchan/hand';
import { isTerminalOrHonour } from '@hanchan/tiles';
import { DRAGON_BITS, isMeldedByRon, isPinfuShape, pairBit, type Shape } from './shape.ts';

/** Filled again for every reading. */
export interface FuSheet {
  /** For winning; all there is for seven pairs. */
  base: number;
  selfDraw: number;
  closedRon: number;
  readonly sets: Uint8Array;
  pair: number;
  isDoubleWind: boolean;
  wait: number;
  openPinfu: number;
  /** Not rounded. */
  total: number;
}

export function newFuSheet(): FuSheet {
  return {
    base: 0,
    selfDraw: 0,
    closedRon: 0,
    sets: new Uint8Array(4),
    pair: 0,
    isDoubleWind: false,
    wait: 0,
    openPinfu: 0,
    total: 0,
  };
}

/** Fills the sheet for a standard hand or seven pairs. */
export function countFu(shape: Shape, hasPinfu: boolean, sheet: FuSheet): FuSheet {
  const { rules } = shape;
  const isStandard = shape.form === 'standard';
  sheet.base = isStandard ? rules['fu.base'] : rules['fu.sevenPairs'];
  sheet.selfDraw = isStandard && shape.isSelfDraw ? selfDrawFu(shape, hasPinfu) : 0;
  sheet.closedRon = isStandard && !shape.isSelfDraw && shape.isClosed ? rules['fu.closedRon'] : 0;
  for (let i = 0; i < 4; i++) sheet.sets[i] = isStandard ? setFu(shape, i) : 0;
  sheet.pair = 0;
  sheet.isDoubleWind = false;
  if (isStandard) countPair(shape, sheet);
  sheet.wait = isStandard && isNarrow(shape) ? rules['fu.wait'] : 0;
  const { sets } = sheet;
  const items = sheet.selfDraw + sheet.closedRon + sheet.pair + sheet.wait;
  const more = items + sets[0]! + sets[1]! + sets[2]! + sets[3]!;
  sheet.openPinfu = isStandard && more === 0 && !shape.isClosed ? rules['fu.openPinfu'] : 0;
  sheet.total = sheet.base + more + sheet.openPinfu;
  return sheet;
}

/** Seven pairs keep their odd number. */
export function roundFu(fu: number, shape: Shape): number {
  if (shape.form === 'sevenPairs') return fu;
  const step = shape.rules['fu.roundTo'];
  return Math.ceil(fu / step) * step;
}

function selfDrawFu(shape: Shape, hasPinfu: boolean): number {
  const { rules, win } = shape;
  if (!shape.hasWait && isPinfuShape(shape)) return 0;
  if (hasPinfu && !rules['fu.selfDrawWithPinfu']) return 0;
  if (win.afterKan && !rules['fu.selfDrawOnReplacement']) return 0;
  return rules['fu.selfDraw'];
}

/** Whether the fu of a triplet or kan are those of a concealed one. */
export function isConcealedSet(shape: Shape, at: number): boolean {
  return at < shape.setsInHand
    ? !(at === shape.completed && isMeldedByRon(shape))
    : shape.win.hand.melds[at - shape.setsInHand]!.type === 'concealedKan';
}

function setFu(shape: Shape, at: number): number {
  const set = shape.sets[at]!;
  if (!(set & TRIPLET)) return 0;
  let fu = shape.rules['fu.triplet'];
  if (isConcealedSet(shape, at)) fu *= 2;
  if (isTerminalOrHonour(set & KIND_MASK)) fu *= 2;
  return set & KAN ? fu * 4 : fu;
}

function countPair(shape: Shape, sheet: FuSheet): void {
  const bit = pairBit(shape);
  if (bit === 0) return;
  const { rules, seatBit, roundBit } = shape;
  sheet.isDoubleWind = (bit & seatBit & roundBit) !== 0;
  if (sheet.isDoubleWind) sheet.pair = rules['fu.doubleWindPair'];
  else if (bit & (seatBit | roundBit | DRAGON_BITS)) sheet.pair = rules['fu.valuePair'];
}

function isNarrow({ wait, hasWait }: Shape): boolean {
  if (!hasWait) return false;
  return wait === 'edge' || wait === 'middle' || wait === 'pair';
}
