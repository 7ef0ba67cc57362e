// What staff and players send to an event: acts of the tournament package, checked for form here and for sense there.

import type { Act } from '@hanchan/tournament';
import { z } from 'zod';
import { rulesSchema } from '../tables.ts';

const LONGEST_LIST = 4_000;

const id = z.string().trim().min(1).max(64);
const line = z.string().trim().max(120);
const named = z.string().trim().min(1).max(120);
const text = z.string().trim().max(2_000);
const reason = z.string().trim().max(500);
const whole = z.number().int().min(-10_000_000).max(10_000_000);
const count = z.number().int().min(0).max(1_000_000);
const moment = z.number().int().min(0).max(8_640_000_000_000_000);
const round = z.number().int().min(1).max(500);
const table = z.number().int().min(1).max(1_000);
const slot = z.number().int().min(1).max(LONGEST_LIST);
const byWind = <T extends z.ZodType>(of: T) => z.tuple([of, of, of, of]).readonly();
const at = z.strictObject({ round, table, version: count });
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a day as 2026-06-30');

const deskShape = {
  winds: z.enum(['drawnAtTable', 'prescribed']),
  lateMinutes: z.enum(['completed', 'started']),
  lateScore: z.enum(['none', 'seat']),
  sharedFirst: z.enum(['full', 'fraction', 'none']),
  sharedLast: z.enum(['fourth', 'none']).optional(),
  sheets: z.enum(['players', 'staff', 'headReferee']),
  warnings: z.array(z.number().int().min(0).max(1_000)).max(20).readonly(),
  allLastWrong: count,
  sheetWrong: count,
  penaltiesAt: z.enum(['tournament', 'beforeUma']),
};

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const settingsShape = {
  name: named,
  venue: line,
  country: line,
  from: day,
  to: day,
  timeZone: z.string().max(64).refine(isTimeZone, 'a time zone as Europe/Stockholm'),
  capacity: z.number().int().min(4).max(LONGEST_LIST).nullable(),
};

/** An event as its organiser asks for it: the rulebook by name or with changes, the desk's own rules where they differ. */
export const eventRequestSchema = z.strictObject({
  settings: z.strictObject({
    ...settingsShape,
    rules: rulesSchema,
    desk: z.strictObject(deskShape).partial().default({}),
  }),
  isRehearsal: z.boolean().default(false),
});
/** DELETE /api/events/:event: for good. The name of the event, so that nobody does it by mistake. */
export const eventEraseSchema = z.strictObject({ name: z.string().max(200) });

export type EventRequest = z.input<typeof eventRequestSchema>;

const person = z.strictObject({
  id,
  name: named,
  legalName: line,
  country: line,
  club: line,
  team: line,
  emaId: line,
  language: line,
  notes: text,
  hasPaid: z.boolean(),
  mayPublish: z.boolean(),
  kind: z.enum(['player', 'fillIn']),
});

const stage = z.strictObject({
  id,
  name: named,
  kind: z.enum(['qualifying', 'swiss', 'final', 'side']),
  rounds: z.number().int().min(1).max(100),
  minutes: z.number().int().min(1).max(1_000).nullable(),
  cut: z.number().int().min(4).max(LONGEST_LIST).nullable(),
  carry: z.enum(['full', 'half', 'none']),
  seating: z.enum(['plan', 'swiss', 'snake', 'byRank']),
});

const block = z.strictObject({
  id,
  kind: z.enum(['opening', 'round', 'break', 'lunch', 'awards', 'other']),
  label: line,
  start: moment,
  minutes: z.number().int().min(0).max(10_000),
  round: round.nullable(),
});

const sheet = z.strictObject({
  slots: byWind(slot),
  held: byWind(whole),
  loans: byWind(count),
  sticks: z.number().int().min(0).max(100),
});

const act = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });

const event = [
  act('change', {
    changes: z
      .strictObject({
        ...settingsShape,
        rules: rulesSchema,
        desk: z.strictObject(deskShape).partial(),
      })
      .partial(),
    reason,
  }),
  act('openRegistration', { isOpen: z.boolean() }),
  act('announce', { text: z.string().trim().min(1).max(500) }),
  act('curtain', { isDown: z.boolean() }),
  act('addStaff', {
    staff: z.strictObject({
      id,
      name: named,
      role: z.enum(['organiser', 'headReferee', 'referee', 'scorer', 'display']),
    }),
  }),
  act('dropStaff', { staff: id }),
  act('renewLink', { link: z.string().min(1).max(80) }),
  act('closeEvent', {}),
  act('reopenEvent', { reason }),
  act('reset', {}),
] as const;

const people = [
  act('enrol', { people: z.array(person).min(1).max(LONGEST_LIST).readonly() }),
  act('amend', { person: id, changes: person.omit({ id: true }).partial() }),
  act('remove', { person: id, reason }),
  act('checkIn', { person: id, state: z.enum(['present', 'late', 'absent', 'unknown']) }),
  act('number', {
    order: z.array(id).min(1).max(LONGEST_LIST).readonly(),
    seed: z.string().max(100).optional(),
  }),
  act('occupy', {
    slot,
    person: id,
    role: z.enum(['player', 'fillIn', 'substitute']),
    fromRound: round,
    toRound: round.nullable(),
    reason,
  }),
  act('depart', {
    person: id,
    departure: z.enum(['withdrawn', 'emergency', 'disqualified', 'noShow']),
    fromRound: round,
    note: text,
  }),
] as const;

const stages = [
  act('stages', { stages: z.array(stage).min(1).max(20).readonly() }),
  act('schedule', { blocks: z.array(block).max(500).readonly() }),
  act('shift', { fromBlock: id, minutes: z.number().int().min(-1_440).max(1_440), reason }),
  act('qualify', { stage: id, slots: z.array(slot).min(4).max(LONGEST_LIST).readonly() }),
  act('seat', {
    seed: z.string().max(100),
    method: line,
    rounds: z
      .array(
        z.strictObject({
          round,
          tables: z.array(byWind(slot)).min(1).max(1_000).readonly(),
        }),
      )
      .min(1)
      .max(500)
      .readonly(),
    reason,
    apart: z
      .strictObject({
        groups: z
          .array(z.enum(['team', 'club', 'country']))
          .max(3)
          .readonly(),
        forbidden: z
          .array(z.tuple([slot, slot]).readonly())
          .max(1_000)
          .readonly(),
      })
      .optional(),
  }),
  act('publishSeating', { round, isPublic: z.boolean() }),
  act('swap', { round, a: slot, b: slot, reason }),
] as const;

const rounds = [
  act('start', { round }),
  act('pause', { round, table: table.nullable(), reason }),
  act('resume', { round, table: table.nullable() }),
  act('extraTime', { round, table, seconds: z.number().int().min(-7_200).max(7_200), reason }),
  act('gong', { round }),
  act('endRound', { round }),
  act('unstart', { round, reason }),
] as const;

const tables = [
  act('drawWinds', { at, slots: byWind(slot) }),
  act('setState', { at, state: z.enum(['playing', 'allLast', 'ended']) }),
  act('allLast', { at, deltas: byWind(whole), slots: byWind(slot) }),
  act('missing', { at, slot }),
  act('arrived', { at, slot, seconds: count, isWaived: z.boolean(), reason }),
  act('replace', { at, slot, person: id, reason }),
  act('lend', { at, slot, points: count }),
  act('repay', { at, slot, points: count }),
] as const;

const sheets = [
  act('enter', { at, sheet, source: z.enum(['typed', 'keeper', 'online']) }),
  act('confirm', { at, slot, how: z.enum(['own', 'passed', 'paper']) }),
  act('sendBack', { at, reason: reason.min(1) }),
  act('sign', { at }),
  act('reopen', { at, reason: reason.min(1) }),
  act('void', { at, reason: reason.min(1) }),
] as const;

const referee = [
  act('call', { call: id, round, table, note: reason }),
  act('claimCall', { call: id }),
  act('closeCall', { call: id, note: reason }),
  act('penalise', {
    penalty: id,
    slots: z.array(slot).min(1).max(4).readonly(),
    round: round.nullable(),
    table: table.nullable(),
    foul: named,
    kind: z.enum(['warning', 'deadHand', 'points', 'chombo', 'disqualification']),
    points: count,
    section: line,
    note: text,
  }),
  act('withdrawPenalty', { penalty: id, reason: reason.min(1) }),
  act('rule', {
    ruling: id,
    question: text,
    decision: text,
    section: line,
    isBinding: z.boolean(),
  }),
  act('toss', { slots: z.array(slot).min(2).max(LONGEST_LIST).readonly() }),
] as const;

export const actSchema = z.discriminatedUnion('type', [
  ...event,
  ...people,
  ...stages,
  ...rounds,
  ...tables,
  ...sheets,
  ...referee,
]);
/** As it is sent: the rulebook of a `change` by name. Everything else is the act itself. */
export type ActRequest = z.infer<typeof actSchema>;

/** The command's own id makes sending it twice the same as sending it once. */
export const commandSchema = z.strictObject({ id: z.string().min(8).max(64), act: actSchema });
export type Command = z.infer<typeof commandSchema>;

/** Every act but the first can be sent, and nothing else: a missing one does not compile. */
export const ACTS_SENT: {
  readonly [T in ActRequest['type'] | Exclude<Act['type'], 'create'>]: true;
} = Object.fromEntries(actSchema.options.map((option) => [option.shape.type.value, true])) as {
  readonly [T in ActRequest['type'] & Exclude<Act['type'], 'create'>]: true;
};
