export * from './action.ts';
export * from './beacon.ts';
export { makeMeld } from './calls.ts';
export type { Outcome, Sequel, Standing } from './conclusion.ts';
export { depositsAtEnd, isLastDeal, leader, sequelOf } from './conclusion.ts';
export * from './event.ts';
export { notenPayments } from './exhaustion.ts';
export * from './fairWall.ts';
export * from './foldView.ts';
export type { Consequence, Foul, SeatPenalties } from './foulKinds.ts';
export { FOULS, NO_PENALTIES } from './foulKinds.ts';
export type { ChomboCost } from './fouls.ts';
export { chomboCost, pointsPenalty } from './fouls.ts';
export {
  answersFromView,
  imagine,
  legalFromView,
  missesFromView,
} from './imagine.ts';
export * from './lateness.ts';
export * from './legal.ts';
export * from './loans.ts';
export * from './match.ts';
export * from './offerPause.ts';
export { concealedKanMeld } from './ownKans.ts';
export * from './play.ts';
export * from './possible.ts';
export * from './prospects.ts';
export * from './ranking.ts';
export * from './redact.ts';
export * from './referee.ts';
export * from './refusal.ts';
export * from './refusalFromView.ts';
export * from './ruling.ts';
export * from './seatDraw.ts';
export { type TableFault, tableFault, tileFault } from './tableLaws.ts';
export * from './timeout.ts';
export {
  type DealView,
  type OpenSeat,
  type OwnSeat,
  type PhaseView,
  type SeatView,
  type Viewer,
  view,
} from './view.ts';
export { liveTiles, turnedIndicators } from './wallPosition.ts';
export { furitenRule, isFuriten, isValue, noRonBecause, winNow } from './winning.ts';
