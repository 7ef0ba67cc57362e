export * from './bot.ts';
export * from './deciding.ts';
export * from './levels.ts';
export * from './random.ts';
