// What `run.mjs` tells the processes that Stryker starts.

import { ROOT } from '../setup.mjs';

/** Reports, times and judgements; they are for the next run too. */
export const OUT = `${ROOT}out/mutate`;
export const JUDGED = `${OUT}/judged.jsonl`;

/** `only`, `not`: which test files; `quick`, `slowest`, `longest`: milliseconds; `report`: where to; `state`: stands for all files. */
export const settings = () => JSON.parse(process.env.MUTATE);
