export type * from './action.ts';
export type { Outcome } from './conclusion.ts';
export * from './event.ts';
export * from './legal.ts';
export type * from './match.ts';
export * from './play.ts';
export * from './refusal.ts';
export { liveTiles, turnedIndicators } from './wallPosition.ts';
export { furitenRule, winNow } from './winning.ts';
