// What the server answers about an event.

import type { SeatEvent } from '@hanchan/game';
import type { BySeat, Meld, Seat } from '@hanchan/tiles';
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
const eventSummary = z.object({
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
/** An event in the list of a server. */
export type EventSummary = z.infer<typeof eventSummary>;

/** The events of a server, latest first. */
export const eventsAnswer = z.object({ events: z.array(eventSummary) });

/** The key opens the event as its organiser: whoever has it runs the event. */
export const eventCreatedAnswer = z.object({ id: z.string(), key: z.string() });
/** The id of a new event, and the key of its organiser. */
export type EventCreated = z.infer<typeof eventCreatedAnswer>;

/** An entry travels as the tournament package has it; the part of each viewer is cut out before. */
const entrySchema = z.custom<Entry>((value) => typeof value === 'object' && value !== null);

/** The server's machine slept, or its clock was set (back: negative), since the server runs. */
const clockJumpAnswer = z.object({
  kind: z.enum(['slept', 'set']),
  ms: z.number(),
  /** When it was noticed, in the event's own time. */
  at: z.number(),
});
/** The clock of the server was set, or its machine slept: times of this event may be off. */
export type ClockJumpNotice = z.infer<typeof clockJumpAnswer>;

/** The schema of `EventLog`. */
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
/** The log of an event as the holder of a key may see it. */
export type EventLog = z.infer<typeof eventLogAnswer>;

/** A line of the stream: new entries, or only a sign of life with the time. */
export interface EventUpdate {
  readonly now: number;
  readonly seq: number;
  readonly edition: number;
  readonly jump?: ClockJumpNotice;
  readonly entries: readonly Entry[];
}

/** The number that the act has in the log. */
export const actAnswer = z.object({ seq: z.number() });

/** The schema of `RoleLink`. */
const roleLink = z.object({
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
/** A key of the event with whom it is for. */
export type RoleLink = z.infer<typeof roleLink>;
/** All keys of an event, for its organiser. */
export const linksAnswer = z.object({ links: z.array(roleLink) });

/** What a player types to get their key. */
export const playerKeySchema = z.strictObject({
  number: z.number().int().min(1).max(4_000),
  pin: z.string().regex(/^\d{4}$/, 'four digits'),
});
/** The key that a number and its PIN opened. */
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
/** One of `onlineAnswer`. */
export type OnlineTable = z.infer<typeof onlineTable>;
/** The tables of an event that are played on this server. */
export const onlineAnswer = z.object({ tables: z.array(onlineTable) });
const ofRound = { round: z.number().int().min(1).max(500) };
/** An online table that everybody may watch. */
const watchedTable = onlineTable.pick({ round: true, table: true, id: true });
/** One of `watchedAnswer`. */
export type WatchedTable = z.infer<typeof watchedTable>;
/** The online tables of an event that everybody may watch now. */
export const watchedAnswer = z.object({ tables: z.array(watchedTable) });
/** A hand that was played at such a table, as everybody may know it. */
export interface PlayedHand {
  /** Of the deal, from 1. */
  readonly number: number;
  readonly round: number;
  readonly dealer: Seat;
  readonly counters: number;
  readonly before: BySeat<number>;
  readonly after: BySeat<number>;
  /** What lay open before each when it ended. */
  readonly melds: BySeat<readonly Meld[]>;
  /** Wins, draws and fouls, in their order. */
  readonly told: readonly SeatEvent[];
}
/** GET /api/events/:event/online/:round/:table/hands: those that spectators have seen, the first one first. */
export interface PlayedHands {
  readonly hands: readonly PlayedHand[];
}
/** Asks for the tables of a round to be opened on this server; with open hands, whoever watches sees all four, late. */
export const onlineRequestSchema = z.strictObject({
  ...ofRound,
  openHands: z.boolean().optional(),
});
/** What opens the tables of a round. */
export type OnlineRequest = z.infer<typeof onlineRequestSchema>;
/** Where the fourth sits down the match begins, so that a word for the walls has to be promised with it. */
export const onlineSitSchema = z.strictObject({ ...ofRound, pledge: pledgeField.optional() });
