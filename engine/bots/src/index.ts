export * from './bot.ts';
export * from './deciding.ts';
export { differenceOf, type SideFact, type TwoChoices } from './difference.ts';
export * from './levels.ts';
export * from './random.ts';
export * from './reading.ts';
export { isSameAct } from './same.ts';
export { type Accepted, type SeenFact, seenFacts } from './seenFacts.ts';
export { type Opponent, readTable, type Table, type TableDiscard } from './table.ts';
