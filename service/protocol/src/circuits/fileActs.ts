// Acts as a circuit's file holds them: those that are sent, and those that only the server writes down.

import {
  CIRCUIT_ACT,
  CIRCUIT_ENTRY,
  CIRCUIT_SETTINGS,
  EVENT_RESULTS,
  ORGANISER,
} from '@hanchan/tournament';
import { z } from 'zod';
import { entryFault, entryForm, type FileFault, formFault } from '../fileFault.ts';
import { fieldsOf, schemaOf } from '../schemaOf.ts';

const id = z.string().regex(/^[\w-]{1,40}$/, 'an id of letters, digits, _ and -');

const WRITTEN = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('create'),
    settings: z.strictObject(fieldsOf(CIRCUIT_SETTINGS)),
    owner: schemaOf(ORGANISER),
  }),
  z.strictObject({
    type: z.literal('addEvent'),
    entry: schemaOf(CIRCUIT_ENTRY),
    event: z.string().min(1).max(64),
    isAgreed: z.boolean(),
  }),
  z.strictObject({ type: z.literal('agree'), entry: id }),
  z.strictObject({
    type: z.literal('erase'),
    players: z.array(z.string().min(1).max(130)).min(1).max(4_000),
  }),
]);
const SENT = schemaOf(CIRCUIT_ACT);
const RESULTS = schemaOf(EVENT_RESULTS);

const entrySchema = entryForm(
  z.strictObject({
    role: z.enum(['owner', 'organiser', 'invited', 'visitor', 'server']),
    id: z.string().max(40).nullable(),
  }),
);

/** Where an entry of a circuit's file is not what a circuit writes; null: it is. */
export const circuitEntryFault = (entry: unknown): FileFault | null =>
  entryFault({ entry: entrySchema, written: WRITTEN, sent: SENT }, entry);

/** Where results that a circuit's file brings along are none; null: they are. */
export const circuitResultsFault = (results: unknown): FileFault | null =>
  formFault(RESULTS, results);
