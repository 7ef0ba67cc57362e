export { isSameAct } from '@hanchan/bots';
export { type Cost, costOf } from './cost.ts';
export * from './price/index.ts';
export * from './rating/index.ts';
export * from './review.ts';
export { type ReviewSummary, summaryOf, type Tally } from './summary.ts';
export * from './usual.ts';
