// The last law of `--check`: what was written of a match is that match.

import { linesOf, replayRecord } from '@hanchan/records';
import { insist } from './checks.ts';

/** The record of a match plays again, to the same end. */
export function playsAgain(record: string, scores: readonly number[]): void {
  const { problem, isComplete, match } = replayRecord(linesOf(record));
  insist(problem === null, `the record plays again: ${problem?.message}`);
  insist(isComplete, 'the record is complete');
  insist(String(match?.scores) === String(scores), 'the record comes to the same scores');
}
