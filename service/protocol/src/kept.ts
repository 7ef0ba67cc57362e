// The score of a real table, kept on phones and shared over the server: its entries, and how they travel.
// Who has the secret of a table may write, who has the other one may read; the phone that began it made both.

import { ENTRY, ENTRY_PARTS, type Entry } from '@hanchan/keeper';
import { z } from 'zod';
import { describeOnce } from './describeOnce.ts';
import { schemaOf } from './schemaOf.ts';

/** An entry of a kept score, as phones send and receive it. */
export const keptEntrySchema = schemaOf(ENTRY);

/** Made by the phone: long enough that nobody guesses it. */
const secret = z.string().regex(/^[0-9a-f]{32,64}$/, 'must be 32 to 64 hexadecimal digits');

/** The most entries of one request. */
const KEPT_BATCH = 60;

/** PUT /api/kept/:id: opens a table, once. */
export const keptOpenSchema = z.strictObject({ write: secret, read: secret });
/** POST /api/kept/:id/entries */
export const keptAppendSchema = z.strictObject({
  /** How many entries the phone knows of. */
  expected: z.number().int().min(0),
  entries: z.array(keptEntrySchema).min(1).max(KEPT_BATCH),
});
/** GET /api/kept/:id */
export const keptReadSchema = z.strictObject({
  since: z.coerce.number().int().min(0).default(0),
  /** How long to wait for news, in milliseconds. */
  wait: z.coerce.number().int().min(0).max(25_000).default(0),
});
/** The id of a kept score, which the phone that began it made up. */
export const keptParams = z.strictObject({ id: z.string().regex(/^[0-9a-z]{12,40}$/) });

/** The entries of a kept score that the asker does not have yet. */
export interface KeptAnswer {
  /** How many entries there are. */
  readonly seq: number;
  /** Behind `since`. */
  readonly entries: readonly Entry[];
  readonly mayWrite: boolean;
}

/** How many entries there are now. */
export interface KeptAppendAnswer {
  readonly seq: number;
}

/** The schema of `KeptAnswer`. */
export const keptAnswer = z.object({
  seq: z.number(),
  entries: z.array(keptEntrySchema).readonly(),
  mayWrite: z.boolean(),
}) satisfies z.ZodType<KeptAnswer>;

/** The schema of `KeptAppendAnswer`. */
export const keptAppendAnswer = z.object({
  seq: z.number(),
}) satisfies z.ZodType<KeptAppendAnswer>;

describeOnce({
  KeptEntry: keptEntrySchema,
  KeptHand: schemaOf(ENTRY_PARTS.hand),
  KeptRuling: schemaOf(ENTRY_PARTS.ruling),
  KeptTableAct: schemaOf(ENTRY_PARTS.tableAct),
  KeptWin: schemaOf(ENTRY_PARTS.win),
});
