export type { Cost } from './cost.ts';
export * from './review.ts';
export { type ReviewSummary, summaryOf, type Tally } from './summary.ts';
export * from './usual.ts';
