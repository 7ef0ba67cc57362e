// The problem of the day: an answer, what everybody answered, and one's own days. The problem itself is made by whoever asks it.

import { z } from 'zod';

const listOf = <T extends z.ZodType>(each: T) => z.array(each).readonly();
const answer = z.number().int().min(0).max(99).nullable();

/** Which problem: its day, and the id of its rulebook. */
export const dailyParams = z.strictObject({
  day: z.string().length(10),
  rules: z.string().min(1).max(64),
});

/**
 * PUT /api/daily/{day}/{rules}: the place of the answer in the problem (null: I don't know), and the code of the problem, so
 * that a page of another version does not answer something else.
 */
export const dailyRequest = z.strictObject({ answer, problem: z.string().min(1).max(32) });

/** What is known of a problem: how many have answered, and what they chose once one has answered oneself. */
export interface DailyAnswers {
  /** The code of the problem that is asked here. */
  readonly problem: string;
  readonly people: number;
  /** Null: not answered yet. */
  readonly mine: { readonly answer: number | null } | null;
  /** How many chose each answer; null before one has answered. */
  readonly counts: readonly number[] | null;
  /** How many did not know; null before one has answered. */
  readonly unsure: number | null;
  /** Answers still count. */
  readonly isOpen: boolean;
}

/** The schema of `DailyAnswers`. */
export const dailyAnswers = z.object({
  problem: z.string(),
  people: z.number(),
  mine: z.object({ answer }).nullable(),
  counts: listOf(z.number()).nullable(),
  unsure: z.number().nullable(),
  isOpen: z.boolean(),
}) satisfies z.ZodType<DailyAnswers>;

/** GET /api/daily: the problems that one has answered. */
export interface DailyDays {
  readonly days: readonly {
    readonly day: string;
    readonly rules: string;
    readonly answer: number | null;
  }[];
}

/** The schema of `DailyDays`. */
export const dailyDays = z.object({
  days: listOf(z.object({ day: z.string(), rules: z.string(), answer })),
}) satisfies z.ZodType<DailyDays>;
