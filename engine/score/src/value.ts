// The result of scoring in figures: what every part of the product shows, with or without its explanation.

import type { BySeat } from '@hanchan/tiles';
import type { Assessment } from './assess.ts';
import type { Dora } from './dora.ts';
import { type Limit, limitOf } from './limits.ts';
import {
  type Bill,
  deltasOf,
  handPoints,
  settle,
  settleYakuman,
  type YakumanScored,
} from './payments.ts';
import type { Plan, YakuScored } from './plan.ts';
import type { Shape } from './shape.ts';

/** What a win is worth and who pays it. */
export interface Value {
  /** Ordinary yaku; empty when the hand has a yakuman. */
  readonly yaku: readonly YakuScored[];
  /** Every yakuman found, also where the rulebook pays only one. */
  readonly yakuman: readonly YakumanScored[];
  readonly dora: Readonly<Dora>;
  /** Yaku and dora; null on a yakuman, a flat limit, or where the rulebook has no han. */
  readonly han: number | null;
  /** Rounded; null like han. */
  readonly fu: number | null;
  readonly limit: Limit | null;
  /** One share: what a non-dealer pays a non-dealer for a self-drawn win, before rounding. */
  readonly base: number;
  /** What the hand is worth, without counters and deposits. */
  readonly points: number;
  readonly deltas: BySeat<number>;
}

const NO_DORA: Dora = { dora: 0, ura: 0, red: 0 };

/** Puts the best reading into figures, and writes the bill. */
export function toValue(shape: Shape, plan: Plan, best: Assessment, dora: Dora, bill: Bill): Value {
  const { win, rules } = shape;
  const yaku: YakuScored[] = [];
  const yakuman: YakumanScored[] = [];
  for (let i = 0; i < best.count; i++) {
    const planned = plan.yaku[best.places[i]!]!;
    if (planned.asYakuman !== null) yakuman.push(planned.asYakuman);
    else if (best.units === 0) yaku.push(shape.isClosed ? planned.asClosed : planned.asOpen);
  }
  if (best.units > 0) settleYakuman(win, yakuman, best.units, rules, bill);
  else settle(win, best.base, rules, bill);
  const isCounted = best.units === 0 && !best.isFlat && rules['score.model'] === 'hanAndFu';
  const han = isCounted ? best.yakuHan + dora.dora + dora.ura + dora.red : null;
  return {
    yaku,
    yakuman,
    dora: isCounted ? dora : NO_DORA,
    han,
    fu: isCounted ? best.fu : null,
    limit: han === null ? flatLimit(best) : limitOf(han, best.fu, rules),
    base: best.base,
    points: handPoints(bill),
    deltas: deltasOf(bill, win.winner),
  };
}

function flatLimit({ units, isFlat }: Assessment): Limit | null {
  if (units > 0) return 'yakuman';
  return isFlat ? 'mangan' : null;
}
