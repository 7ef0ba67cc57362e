export { resultsInWorkbook } from '@hanchan/protocol';
export { type Beacon, beaconOf, beaconServer } from './beacon/beaconServer.ts';
export { type CircuitInFile, circuitInFile } from './circuits/fileCircuit.ts';
export { ratingsInFile } from './clubs/fileRatings.ts';
export {
  BadConfig,
  configFrom,
  DEFAULT_CONFIG,
  DEFAULT_LIMITS,
  type Limits,
  type ServerConfig,
} from './config.ts';
export { type LoggedRating, type RatingsInLog, ratingsInLog } from './figures/ratingLog.ts';
export { type Recount, recount } from './figures/recount.ts';
export { pageProblem } from './http/pageFolder.ts';
export type { Printer } from './papers/printer.ts';
export { serve } from './serve.ts';
export { type HanchanServer, startServer } from './server.ts';
export { NORMAL_PACE, type Pace, systemTime, type Time } from './time.ts';
