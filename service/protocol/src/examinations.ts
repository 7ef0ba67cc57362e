// An examination that a server is asked to print.

import { z } from 'zod';
import { rulesSchema } from './tables.ts';

/** Who sat a paper, when, and what was answered. */
const satSchema = z.strictObject({
  name: z.string().trim().min(1).max(80),
  date: z.iso.date(),
  /** The examiner's secret; empty: none. */
  key: z.string().max(200).default(''),
  /** One letter for each question. */
  answers: z.string().min(1).max(400),
});

/** What is asked for: the same rules, seed, number of questions and bank are the same paper. */
export const examinationRequest = z.strictObject({
  rules: rulesSchema,
  seed: z.string().trim().min(1).max(80),
  questions: z.number().int().min(5).max(100).default(40),
  /** In percent. */
  passMark: z.number().int().min(1).max(100).default(80),
  /** A federation's own questions, as their file has them. */
  bank: z.string().max(400_000).optional(),
  /** For a certificate. */
  sat: satSchema.optional(),
  language: z.string().min(2).max(8).default('en'),
  size: z.string().min(2).max(8).default('a4'),
});
/** What is asked for when a paper is printed. */
export type ExaminationRequest = z.infer<typeof examinationRequest>;
