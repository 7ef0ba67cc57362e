// The result of scoring in figures: what every face of the product shows, with or without its explanation.

import type { YakuId } from '@hanchan/rules';
import type { BySeat } from '@hanchan/tiles';
import type { Assessment } from './assess.ts';
import type { Dora } from './dora.ts';
import { type Limit, limitOf } from './limits.ts';
import { type Settlement, settle, settleYakuman, type YakumanScored } from './payments.ts';
import type { Plan } from './plan.ts';
import type { Shape } from './shape.ts';

export interface YakuScored {
  readonly id: YakuId;
  /** Null for a yaku that is paid as a flat limit. */
  readonly han: number | null;
}

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

export interface Valued {
  readonly value: Value;
  readonly settlement: Settlement;
}

export function toValue(shape: Shape, plan: Plan, best: Assessment, dora: Dora): Valued {
  const { win, rules } = shape;
  const yaku: YakuScored[] = [];
  const yakuman: YakumanScored[] = [];
  for (let i = 0; i < best.count; i++) {
    const { id, yakuman: units, isFlat, closedHan, openHan } = plan.yaku[best.places[i]!]!;
    if (units > 0) yakuman.push({ id, units });
    else if (best.units === 0) {
      yaku.push({ id, han: isFlat ? null : shape.isClosed ? closedHan : openHan });
    }
  }
  const settlement =
    best.units > 0 ? settleYakuman(win, yakuman, best.units, rules) : settle(win, best.base, rules);
  const isCounted = best.units === 0 && !best.isFlat && rules['score.model'] === 'hanAndFu';
  const han = isCounted ? best.yakuHan + dora.dora + dora.ura + dora.red : null;
  const value: Value = {
    yaku,
    yakuman,
    dora: isCounted ? dora : NO_DORA,
    han,
    fu: isCounted ? best.fu : null,
    limit:
      han !== null
        ? limitOf(han, best.fu, rules)
        : best.units > 0
          ? 'yakuman'
          : best.isFlat
            ? 'mangan'
            : null,
    base: best.base,
    points: settlement.points,
    deltas: settlement.deltas,
  };
  return { value, settlement };
}
