export type { Account, AccountOptions, RoundScore } from './accounts.ts';
export * from './act.ts';
export { type Actor, isStaff, ROLES, type Role, STAFF } from './actor.ts';
export * from './apply.ts';
export * from './archive.ts';
export * from './archiveFault.ts';
export * from './authority.ts';
export * from './circuit/index.ts';
export * from './clock.ts';
export * from './command.ts';
export { CONSENTS } from './consent.ts';
export { CONSENT_WORDINGS, wordingIn } from './consentWordings.ts';
export * from './countries.ts';
export { type EraseCommand, type ErasedLog, eraseContacts, erasePerson } from './erase.ts';
export { fieldsIn } from './fieldsIn.ts';
export { foldLog } from './foldLog.ts';
export * from './formatScore.ts';
export { copyEvent, GrowingEvent, grown } from './growing.ts';
export { heldOn } from './heldOn.ts';
export * from './late.ts';
export * from './newEvent.ts';
export * from './openSheets.ts';
export type { PaperContent, PaperOptions, Pass } from './papers.ts';
export * from './penalties.ts';
export {
  type Departure,
  isEmergencyLeave,
  LINES_BESIDE_NAME,
  type Occupancy,
  type Person,
  type PersonId,
  type Slot,
} from './person.ts';
export * from './prizes.ts';
export { changesEarlierView, concernedBy, redactEntry, redactLog } from './redact.ts';
export { RedactedLog } from './redactedLog.ts';
export { fillIn, sentencesFrom, worded } from './refusal/sentence.ts';
export { creationRefusal, refusalOf } from './refusal.ts';
export * from './refusalTexts.ts';
export * from './rehearse.ts';
export {
  type DayPlan,
  dayPlanFor,
  endOf,
  proposeSchedule,
  type ScheduleWords,
} from './schedule.ts';
export * from './seating/index.ts';
export {
  DESK_CHOICES,
  type DeskRules,
  deskRulesFor,
  type EventRules,
  type EventSettings,
  rulesToday,
  SETTINGS,
  signersOf,
  writtenRules,
} from './settings.ts';
export * from './sheet.ts';
export type { ByWind, SheetForm } from './sheetForm.ts';
export * from './sheetLayout.ts';
export { sheetOfScores } from './sheetOfScores.ts';
export * from './sheetRules.ts';
export {
  explainSum,
  type SumCause,
  type SumCauseKind,
  type SumProblem,
  sheetMissing,
} from './sheetSum.ts';
export * from './sheetWarnings.ts';
export type { Block, Stage, StageId, TableSeats } from './stage.ts';
export * from './standing.ts';
export * from './standings.ts';
export * from './state.ts';
export * from './sumText.ts';
export {
  countedResult,
  countedSheet,
  formResult,
  indexPenalties,
  isReplaced,
  lateThousands,
  type PenaltyIndex,
  tableResult,
} from './tableResult.ts';
export * from './teams.ts';
export * from './tieBreaks.ts';
export * from './who.ts';
export { withoutWords } from './withoutWords.ts';
export * from './worldRiichi.ts';
export * from './zeroSum.ts';
