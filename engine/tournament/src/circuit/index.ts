export * from './act.ts';
export { applyCircuit, foldCircuit } from './apply.ts';
export * from './circuit.ts';
export * from './circuitStandings.ts';
export { type CircuitWithout, withoutPlayer } from './erase.ts';
export * from './file.ts';
export type { CircuitPlayer, RowKey } from './people.ts';
export * from './qualifying.ts';
export type { CircuitQuestion } from './questions.ts';
export { circuitCreationRefusal, circuitRefusal, refusedInCircuit } from './refusal.ts';
export { CIRCUIT_REFUSAL_TEXTS } from './refusalTexts.ts';
export {
  COUNTED_SUBSTITUTES,
  daysOf,
  EVENT_RESULTS,
  type EventFacts,
  type EventResults,
  type EventStage,
  eventResults,
  eventStage,
  plainNumber,
  type ResultRow,
} from './results.ts';
export type { CircuitRow } from './row.ts';
export {
  CIRCUIT_TIES,
  type CircuitRule,
  type CircuitTie,
  FEDERATION_RULES,
  PLAIN_RULE,
  type Qualification,
} from './rule.ts';
export type { CircuitState } from './state.ts';
export type { CircuitTable } from './table.ts';
export { type CircuitResult, type EventSize, sizeWeight } from './totals.ts';
export * from './views.ts';
