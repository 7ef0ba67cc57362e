export * from './conflicts.ts';
export * from './customise.ts';
export * from './foulList.ts';
export * from './nearest.ts';
export type { Answers, NumberRange, Option, OptionShape } from './option.ts';
export type { ChomboPenalty, Places, Uma } from './options/structured.ts';
export * from './ruleset.ts';
export * from './sha256.ts';
export * from './yaku.ts';
