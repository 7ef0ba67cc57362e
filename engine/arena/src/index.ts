export * from './checks.ts';
export * from './figures.ts';
export {
  type Cell,
  COLUMNS,
  type ColumnName,
  dealRows,
  dealTable,
  type MatchLabel,
  readMatchLine,
} from './files.ts';
export * from './mjai/index.ts';
export * from './names.ts';
export * from './player.ts';
export * from './playMatch.ts';
export * from './recording.ts';
export { comparePage } from './report/comparePage.ts';
export { comparePicture } from './report/comparePicture.ts';
export { reportPage } from './report/reportPage.ts';
export { type RunReport, stoppedText } from './report/run.ts';
export * from './review/index.ts';
export { seatingOf } from './seating.ts';
export * from './simulation.ts';
export * from './statistics/document.ts';
export { type Fact, type Facts, factsOf } from './statistics/facts.ts';
export * from './statistics/measures.ts';
export { clusteredRatio, type Estimate, Moments, wilsonShare } from './statistics/moments.ts';
export * from './statistics/playerFigures.ts';
export * from './statistics/statistics.ts';
export { type MatchSummaryOf, matchSummary, Summarising } from './statistics/summarising.ts';
export * from './summary.ts';
export { randomWall, seededWall } from './wall.ts';
