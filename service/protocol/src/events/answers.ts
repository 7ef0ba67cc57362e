// What the server answers about an event.

import type { Actor, Entry } from '@hanchan/tournament';
import { ROLES } from '@hanchan/tournament';
import { z } from 'zod';
import { pledgeField } from '../http.ts';
import { TABLE_STATES } from '../tables.ts';

const actor = z.object({
  role: z.enum(ROLES),
  name: z.string(),
  person: z.string().nullable(),
}) satisfies z.ZodType<Actor>;

/** A line of the list of events. */
export const eventSummary = z.object({
  id: z.string(),
  name: z.string(),
  venue: z.string(),
  country: z.string(),
  from: z.string(),
  to: z.string(),
  ruleset: z.object({ id: z.string(), title: z.string() }),
  players: z.number(),
  /** The round that is played or was last; 0 before the first. */
  round: z.number(),
  rounds: z.number(),
  state: z.enum(['planned', 'running', 'closed']),
});
export type EventSummary = z.infer<typeof eventSummary>;

export const eventsAnswer = z.object({ events: z.array(eventSummary) });

/** The key opens the event as its organiser: whoever has it runs the event. */
export const eventCreatedAnswer = z.object({ id: z.string(), key: z.string() });
export type EventCreated = z.infer<typeof eventCreatedAnswer>;

/** An entry travels as the tournament package has it; the part of each viewer is cut out before. */
export const entrySchema = z.custom<Entry>((value) => typeof value === 'object' && value !== null);

/** The server's machine slept, or its clock was set (back: negative), since the server runs. */
export const clockJumpAnswer = z.object({
  kind: z.enum(['slept', 'set']),
  ms: z.number(),
  /** When it was noticed, in the event's own time. */
  at: z.number(),
});
export type ClockJumpNotice = z.infer<typeof clockJumpAnswer>;

export const eventLogAnswer = z.object({
  /** As whom the sender is known here. */
  actor,
  now: z.number(),
  /** The number of the last entry there is, also where the viewer may not see it. */
  seq: z.number(),
  /** Raised when what was sent before is no longer what this viewer may see: begin again. */
  edition: z.number(),
  /** The last one; absent while there was none. */
  jump: clockJumpAnswer.optional(),
  entries: z.array(entrySchema),
});
export type EventLog = z.infer<typeof eventLogAnswer>;

/** A line of the stream: new entries, or only a sign of life with the time. */
export interface EventUpdate {
  readonly now: number;
  readonly seq: number;
  readonly edition: number;
  readonly jump?: ClockJumpNotice;
  readonly entries: readonly Entry[];
}

export const actAnswer = z.object({ seq: z.number() });

export const roleLink = z.object({
  link: z.string(),
  role: z.enum(ROLES),
  name: z.string(),
  /** What follows `/events/ID/join#`. */
  key: z.string(),
  /** The whole link, as a phone in the hall opens it. */
  url: z.string(),
  pin: z.string().nullable(),
  number: z.number().nullable(),
});
export type RoleLink = z.infer<typeof roleLink>;
export const linksAnswer = z.object({ links: z.array(roleLink) });

export const playerKeySchema = z.strictObject({
  number: z.number().int().min(1).max(4_000),
  pin: z.string().regex(/^\d{4}$/, 'four digits'),
});
export const playerKeyAnswer = z.object({ key: z.string() });

/** A table of the event that is played on this server. */
export const onlineTable = z.object({
  round: z.number(),
  /** Its number in the hall. */
  table: z.number(),
  /** The page of the table is `/table/ID`. */
  id: z.string(),
  state: z.enum(TABLE_STATES),
  /** How many of the four have come. */
  seated: z.number(),
});
export type OnlineTable = z.infer<typeof onlineTable>;
export const onlineAnswer = z.object({ tables: z.array(onlineTable) });
export const onlineRequestSchema = z.strictObject({ round: z.number().int().min(1).max(500) });
/** Where the fourth sits down the match begins, so that a word for the walls has to be promised with it. */
export const onlineSitSchema = onlineRequestSchema.extend({ pledge: pledgeField.optional() });
