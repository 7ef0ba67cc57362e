// Acts as a club's file holds them: those that are sent, and those that only the server writes down.

import { CLUB_ACT, CLUB_SETTINGS, MEMBER, OUTCOME } from '@hanchan/club';
import { z } from 'zod';
import { entryFault, entryForm, type FileFault } from '../fileFault.ts';
import { fieldsOf, schemaOf } from '../schemaOf.ts';

const id = z.string().regex(/^[\w-]{1,40}$/, 'an id of letters, digits, _ and -');
const version = z.number().int().min(1);
/** Kept whole; what the values mean is read when the log is folded. */
const rules = z.looseObject({ id: z.string(), title: z.string(), values: z.looseObject({}) });
const settings = z.strictObject({ ...fieldsOf(CLUB_SETTINGS), rules });
const place = {
  game: id,
  evening: id,
  table: z.number().int().min(1),
  playedAt: z.number().int().min(0).optional(),
};

const WRITTEN = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('create'), settings, owner: schemaOf(MEMBER) }),
  z.strictObject({
    type: z.literal('change'),
    changes: settings.partial(),
    reason: z.string().max(300),
  }),
  z.strictObject({ type: z.literal('join'), member: schemaOf(MEMBER) }),
  z.strictObject({ type: z.literal('erase'), member: id }),
  z.strictObject({ type: z.literal('record'), ...place, outcome: schemaOf(OUTCOME) }),
  z.strictObject({
    type: z.literal('recordAgain'),
    game: id,
    version,
    outcome: schemaOf(OUTCOME),
    reason: z.string().min(1).max(300),
  }),
]);
const SENT = schemaOf(CLUB_ACT);

const entrySchema = entryForm(
  z.strictObject({
    role: z.enum(['owner', 'organiser', 'scorekeeper', 'member', 'guest', 'visitor', 'server']),
    member: z.string().max(40).nullable(),
  }),
);

/** Where an entry of a club's file is not what a club writes; null: it is. */
export const clubEntryFault = (entry: unknown): FileFault | null =>
  entryFault({ entry: entrySchema, written: WRITTEN, sent: SENT }, entry);
