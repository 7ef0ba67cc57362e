// Which decisions are listed, and in which order.

import {
  MISTAKE_KINDS,
  type MistakeKind,
  type PricedDecision,
  type ReviewedDecision,
} from '@hanchan/arena';

type Placed = { readonly deal: number; readonly turn: number };

export const placeKey = ({ deal, turn }: Placed): string => `${deal} ${turn}`;

export type PriceOf = (decision: ReviewedDecision) => PricedDecision | null;

const RANK = { mistake: 2, unclear: 1, likely: 0, same: 0 } as const;
const FAR = 1e9;

/** In points where it is named; then what was priced; then what strong players do now and then. */
export function byCost(decisions: readonly ReviewedDecision[], priceOf: PriceOf) {
  const rank = (one: ReviewedDecision) => {
    const found = priceOf(one);
    return found === null ? 0 : RANK[found.verdict] * FAR + found.believed.points.mean;
  };
  return [...decisions].sort((a, b) => rank(b) - rank(a));
}

/** What was listed stays where it is; what came since stands behind it. */
export function keepingOrder(
  decisions: readonly ReviewedDecision[],
  order: readonly string[],
): ReviewedDecision[] {
  const place = (one: ReviewedDecision) => {
    const at = order.indexOf(placeKey(one));
    return at < 0 ? order.length : at;
  };
  return [...decisions].sort((a, b) => place(a) - place(b));
}

const CLOSEST = 3;

/** Mistakes of a kind; without any, the three that came closest. */
export function mistakesIn(
  sorted: readonly ReviewedDecision[],
  priceOf: PriceOf,
  kind: MistakeKind | null,
): ReviewedDecision[] {
  const clear = sorted.filter((one) => priceOf(one)?.verdict === 'mistake');
  if (clear.length === 0) return sorted.filter((one) => priceOf(one) !== null).slice(0, CLOSEST);
  return kind === null ? clear : clear.filter((one) => priceOf(one)!.mistake!.kind === kind);
}

/** How many mistakes there are of each kind. */
export const countByKind = (
  decisions: readonly ReviewedDecision[],
  priceOf: PriceOf,
): readonly { readonly kind: MistakeKind; readonly count: number }[] =>
  MISTAKE_KINDS.map((kind) => ({
    kind,
    count: decisions.filter((one) => priceOf(one)?.mistake?.kind === kind).length,
  }));
