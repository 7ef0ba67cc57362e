export { type Balance, balanceOf, type CurvePoint, type DealBalance } from './balance.ts';
export {
  type CostSummary,
  type CostTally,
  costSummaryOf,
  type Lesson,
} from './costSummary.ts';
export type { Costs } from './costs.ts';
export { MISTAKE_KINDS, type Mistake, type MistakeKind } from './mistake.ts';
export { isPriced, type PricedDecision, type Verdict } from './priced.ts';
export { type PriceNews, type PriceOptions, priceGame } from './priceGame.ts';
