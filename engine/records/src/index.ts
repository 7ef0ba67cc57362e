export * from './film/film.ts';
export { type Books, type PlayedGame, type PlayOptions, playGame } from './film/play.ts';
export { type BadGame, type GamesRead, type GameText, readGames } from './film/text.ts';
export { writeFilm } from './film/write.ts';
export {
  GAME_FORMATS,
  type GameFormat,
  LOSSES,
  RECORD_FORMATS,
  type RecordFormat,
} from './losses.ts';
export { CALLS as MJAI_CALLS, differenceIn, formatSorted } from './mjai/compare.ts';
export { MjaiError, type MjaiEvent, UNREADABLE_DEAL } from './mjai/form.ts';
export { fourNumbers, numberOf, seatOf, tileOf, tilesOf } from './mjai/read.ts';
export {
  type LogDifference,
  type LogFault,
  type LogOptions,
  type LogReport,
  replayMjai,
} from './mjai/replay.ts';
export { HIDDEN, mjaiForSeat } from './mjai/seat.ts';
export { rulesetOfLog, startOf as startOfDeal } from './mjai/start.ts';
export { formatMjaiTile, parseMjaiTile } from './mjai/tile.ts';
export { type MjaiHeader, startGame, writeMjai } from './mjai/write.ts';
export * from './move.ts';
export {
  type FairReport,
  type SignatureClaim,
  seedOfRecord,
  verifyWalls,
} from './record/fair.ts';
export { type FairNote, type NoteFault, noteProblem } from './record/fairNote.ts';
export type { FairBeacon, FairSettings } from './record/fairSettings.ts';
export * from './record/form.ts';
export { linesOf, type ReadRecord, readRecord } from './record/read.ts';
export * from './record/replay.ts';
export { type Curve, forgedRound } from './record/signatures.ts';
export * from './record/times.ts';
export { headerOf, RecordWriter, writeRecord } from './record/write.ts';
export type { Tenhou6Game, Tenhou6Problem } from './tenhou6/form.ts';
export { readTenhou6 } from './tenhou6/read.ts';
export { replayTenhou6 } from './tenhou6/replay.ts';
export { Tenhou6Writer } from './tenhou6/write.ts';
