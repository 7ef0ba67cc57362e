// The forms of a rulebook's parts, for whoever reads one without needing those that ship.

export * from './clause.ts';
export { USUAL_FOUL } from './foulForm.ts';
export type { BookInPlay, BookTexts, EditionChange, Rulebook } from './rulebook.ts';
export { type Ruling, rulingsNamedIn } from './ruling.ts';
export { SILENT_FOULS } from './silentFouls.ts';
export { CALLS, type Call, GROUPS, type GroupName, type RulebookWords } from './wordForm.ts';
