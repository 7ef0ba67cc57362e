// Fu, item by item. One pass serves both the number and its explanation: the explanation listens in.

import { KAN, KIND_MASK, TRIPLET } from '@hanchan/hand';
import type { RuleKey } from '@hanchan/rules';
import { isTerminalOrHonour } from '@hanchan/tiles';
import { DRAGON_BITS, isMeldedByRon, pairBit, type Shape } from './shape.ts';

/** Hears each item: the option it rests on, its fu, and the set (0–3) or pair (-1) it comes from. */
export type FuListener = (rule: RuleKey, fu: number, set: number | null) => void;

/** The fu of a standard hand or of seven pairs, not rounded. */
export function countFu(shape: Shape, hasPinfu: boolean, hear?: FuListener): number {
  const { rules } = shape;
  if (shape.form === 'sevenPairs') {
    hear?.('fu.sevenPairs', rules['fu.sevenPairs'], null);
    return rules['fu.sevenPairs'];
  }
  let fu = rules['fu.base'];
  hear?.('fu.base', fu, null);
  const add = (rule: RuleKey, more: number, set: number | null) => {
    if (more === 0) return;
    fu += more;
    hear?.(rule, more, set);
  };
  if (shape.isSelfDraw) add('fu.selfDraw', selfDrawFu(shape, hasPinfu), null);
  else if (shape.isClosed) add('fu.closedRon', rules['fu.closedRon'], null);
  for (let i = 0; i < 4; i++) add('fu.triplet', setFu(shape, i), i);
  addPairFu(shape, add);
  if (isNarrow(shape)) add('fu.wait', rules['fu.wait'], shape.completed);
  if (fu === rules['fu.base'] && !shape.isClosed) add('fu.openPinfu', rules['fu.openPinfu'], null);
  return fu;
}

/** Seven pairs keep their odd number. */
export function roundFu(fu: number, shape: Shape): number {
  if (shape.form === 'sevenPairs') return fu;
  const step = shape.rules['fu.roundTo'];
  return Math.ceil(fu / step) * step;
}

function selfDrawFu({ rules, win }: Shape, hasPinfu: boolean): number {
  if (hasPinfu && !rules['fu.selfDrawWithPinfu']) return 0;
  if (win.afterKan && !rules['fu.selfDrawOnReplacement']) return 0;
  return rules['fu.selfDraw'];
}

function setFu(shape: Shape, at: number): number {
  const set = shape.sets[at]!;
  if (!(set & TRIPLET)) return 0;
  const isInHand = at < shape.setsInHand;
  const isConcealed = isInHand
    ? !(at === shape.completed && isMeldedByRon(shape))
    : shape.win.hand.melds[at - shape.setsInHand]!.type === 'concealedKan';
  let fu = shape.rules['fu.triplet'];
  if (isConcealed) fu *= 2;
  if (isTerminalOrHonour(set & KIND_MASK)) fu *= 2;
  return set & KAN ? fu * 4 : fu;
}

function addPairFu(shape: Shape, add: FuListener): void {
  const bit = pairBit(shape);
  if (bit === 0) return;
  const { rules, seatBit, roundBit } = shape;
  if (bit & seatBit & roundBit) add('fu.doubleWindPair', rules['fu.doubleWindPair'], -1);
  else if (bit & (seatBit | roundBit | DRAGON_BITS)) add('fu.valuePair', rules['fu.valuePair'], -1);
}

function isNarrow({ wait }: Shape): boolean {
  return wait === 'edge' || wait === 'middle' || wait === 'pair';
}
