// How an event is made up: stages of rounds, and the day's plan.

import { type BySeat, form } from '@hanchan/tiles';
import { id, LONGEST_LIST, line, moment, named, round } from './fields.ts';

const { oneOf, orNull, record, whole } = form;

/** What a stage is called in the log. */
export type StageId = string;

const stageFields = {
  id,
  name: named,
  kind: oneOf(['qualifying', 'swiss', 'final', 'side']),
  rounds: whole(1, 100),
  /** Minutes of each round; null: no limit. */
  minutes: orNull(whole(1, 1_000)),
  /** How many get in from the stage before, by its standings; null: everybody. */
  cut: orNull(whole(4, LONGEST_LIST)),
  /** The part of the score of earlier stages that comes along. */
  carry: oneOf(['full', 'half', 'none']),
  /** How tables are made: a plan for all rounds, by rank round for round, or by rank in a fixed pattern. */
  seating: oneOf(['plan', 'swiss', 'snake', 'byRank']),
} as const;
/** A stage of an event, and how its rounds are played. */
export interface Stage extends form.KeptFields<typeof stageFields> {}
export const STAGE: form.Form<Stage> = record(stageFields);

/** A line of the schedule. */
const blockFields = {
  id,
  kind: oneOf(['opening', 'round', 'break', 'lunch', 'awards', 'other']),
  label: line,
  start: moment,
  minutes: whole(0, 10_000),
  /** The round that is played in it. */
  round: orNull(round),
} as const;
/** A line of the schedule. */
export interface Block extends form.KeptFields<typeof blockFields> {}
export const BLOCK: form.Form<Block> = record(blockFields);

/** Four numbers at a table: in the order E S W N where winds are prescribed. */
export type TableSeats = BySeat<number>;
