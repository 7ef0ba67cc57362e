export type { Append, AppendResult, Entry } from './append.ts';
export {
  type BackupReport,
  BadBackup,
  backup,
  checkBackup,
  hasData,
  requireDatabase,
  restore,
} from './backup/index.ts';
export type { Circle, Known } from './circle.ts';
export type { Conduct, StoredReport } from './conduct.ts';
export type {
  CountedGame,
  FigureKey,
  Meeting,
  RatedGame,
  RatedSeat,
  StoredFigures,
  StoredRating,
  ToCount,
  ToRate,
} from './countGame.ts';
export type { Daily, DailyAsked, DailyDay, DailyVoter } from './daily.ts';
export type { Erase, Forgetting } from './erasing.ts';
export { isDuplicate, StorageError } from './errors.ts';
export { type DatabaseFault, databaseFault, UnfitDatabase } from './fault.ts';
export type { Figures, LadderRow } from './figures.ts';
export type { Folds, StoredFold } from './folds.ts';
export type { GamePage, GameSeat, Games, StoredGame } from './games.ts';
export type { Claim, Log, OpenStream, StoredEntry } from './log.ts';
export {
  type Account,
  type AccountResult,
  type NewAccount,
  nameKey,
  type People,
  type Person,
} from './people.ts';
export type { Rulebooks, StoredRulebook } from './rulebooks.ts';
export type { StoredSeeker } from './seekers.ts';
export type { Link, Session, SessionLine, Sessions } from './sessions.ts';
export { sessionIdOf } from './sessions.ts';
export {
  databaseUrl,
  type Engine,
  openStorage,
  type Storage,
  type StorageOptions,
} from './storage.ts';
export type { StoredTable, Tables } from './tables.ts';
