export * from './bot.ts';
export * from './deciding.ts';
export * from './levels.ts';
export * from './random.ts';
export * from './reading.ts';
export { type Opponent, readTable, type Table, type TableDiscard } from './table.ts';
