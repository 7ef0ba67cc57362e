export {
  type KeptApart,
  type PlayerPair,
  SEATING_GROUPS,
  type SeatingGroup,
  type SeatingGroups,
} from './apart.ts';
export { fewestRepeats, mostRoundsWithoutRepeat } from './bounds.ts';
export { chanceFor, shuffle } from './chance.ts';
export type { SeatingMethod } from './constructions.ts';
export * from './finals.ts';
export * from './laterRounds.ts';
export * from './peopleText.ts';
export type { SeatingPlan, SeatingRound, SeatingTable } from './plan.ts';
export * from './planSeating.ts';
export { formatPlan, type LineProblem, parsePlan } from './planText.ts';
export * from './report.ts';
export * from './request.ts';
export * from './windRule.ts';
export * from './work.ts';
