export type { Costs } from '@hanchan/worlds';
export {
  type Balance,
  balanceFrom,
  balanceOf,
  type CurvePoint,
  curveOf,
  type DealBalance,
} from './balance.ts';
export {
  type CostSummary,
  type CostTally,
  costSummaryOf,
  type Lesson,
} from './costSummary.ts';
export { MISTAKE_KINDS, type Mistake, type MistakeKind } from './mistake.ts';
export { isPriced, type PricedDecision, type Verdict } from './priced.ts';
export { type PriceNews, type PriceOptions, priceGame } from './priceGame.ts';
export { type TurningPoint, turningPointsOf } from './turning.ts';
