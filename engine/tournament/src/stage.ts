// How an event is made up: stages of rounds, and the day's plan.

import type { BySeat } from '@hanchan/tiles';
export type StageId = string;

export interface Stage {
  readonly id: StageId;
  readonly name: string;
  readonly kind: 'qualifying' | 'swiss' | 'final' | 'side';
  readonly rounds: number;
  /** Minutes of each round; null: no limit. */
  readonly minutes: number | null;
  /** How many get in from the stage before, by its standings; null: everybody. */
  readonly cut: number | null;
  /** The part of the score of earlier stages that comes along. */
  readonly carry: 'full' | 'half' | 'none';
  /** How tables are made: a plan for all rounds, by rank round for round, or by rank in a fixed pattern. */
  readonly seating: 'plan' | 'swiss' | 'snake' | 'byRank';
}

/** A line of the schedule. */
export interface Block {
  readonly id: string;
  readonly kind: 'opening' | 'round' | 'break' | 'lunch' | 'awards' | 'other';
  readonly label: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly minutes: number;
  /** The round that is played in it. */
  readonly round: number | null;
}

/** Four numbers at a table: in the order E S W N where winds are prescribed. */
export type TableSeats = BySeat<number>;
