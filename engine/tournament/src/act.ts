// Everything that can happen at an event, each act written once: its form is its type here, and the protocol makes of the
// same form the schema by which it is taken in. The log is a list of acts with who, when and why; all else is a fold of it.
// A number of a round counts over the whole event, from 1; a table is named by round and number.
//
// What only a log tells, or keeps, is marked: `told` fields come with what a viewer is told, and an `unsent` act is made
// by the server.

import { form } from '@hanchan/tiles';
import { type Actor, LINKED_ROLES } from './actor.ts';
import { CONSENT_FIELDS, CONSENT_WAYS, WORDING } from './consent.ts';
import {
  count,
  fourSlots,
  id,
  LONGEST_LIST,
  line,
  named,
  neededReason,
  points,
  reason,
  round,
  seed,
  slot,
  table,
  text,
} from './fields.ts';
import { DEPARTURE, PERSON, PERSON_FIELDS, type PersonId, type Slot } from './person.ts';
import { APART } from './seating/apart.ts';
import { type EventSettings, SETTINGS } from './settings.ts';
import { SHEET } from './sheetForm.ts';
import { BLOCK, STAGE } from './stage.ts';

const {
  exactText,
  flag,
  fourOf,
  keptAs,
  listOf,
  oneOf,
  optional,
  orNull,
  part,
  record,
  told,
  toldAs,
  unsent,
  whole,
} = form;

const slots = (least: number, most: number) => listOf(slot, least, most);

/** `round` and `table` number, and the version of the table that the author saw. */
const atFields = { round, table, version: count } as const;
/** A table as the author of an act saw it: another version by now is a conflict. */
export interface AtTable extends form.KeptFields<typeof atFields> {}
const at: form.Form<AtTable> = record(atFields);

const settings = keptAs<EventSettings>()(record(SETTINGS));

const event = {
  create: unsent(record({ settings, isRehearsal: flag, seed })),
  change: record({ changes: part(SETTINGS), reason }),
  openRegistration: record({ isOpen: flag }),
  announce: record({ text: form.text(1, 500) }),
  curtain: record({ isDown: flag }),
  addStaff: record({
    staff: record({
      id,
      name: named,
      role: oneOf(LINKED_ROLES),
    }),
  }),
  dropStaff: record({ staff: id }),
  /** The old link of a person, a member of staff or a role no longer opens anything. */
  renewLink: record({ link: exactText(1, 80) }),
  closeEvent: record({}),
  reopenEvent: record({ reason }),
  /** Everything after the settings is gone: rehearsals only. */
  reset: record({}),
} as const;

const people = {
  enrol: record({ people: listOf(PERSON, 1, LONGEST_LIST) }),
  amend: record({ person: id, changes: part(PERSON_FIELDS) }),
  remove: record({ person: id, reason }),
  checkIn: record({ person: id, state: oneOf(['present', 'late', 'absent', 'unknown']) }),
  /** Gives out the numbers, 1 to N; possible until a round has begun. With the seed that they were drawn by. */
  number: record({ order: listOf(id, 1, LONGEST_LIST), seed: optional(seed) }),
  /** Another person plays a number, from a round on. */
  occupy: record({
    slot,
    person: id,
    role: oneOf(['player', 'fillIn', 'substitute']),
    fromRound: round,
    toRound: orNull(round),
    reason,
  }),
  /** Somebody agrees, or takes it back: by their own link, or as the desk was told. */
  consent: record({
    person: id,
    changes: part(CONSENT_FIELDS),
    how: oneOf(CONSENT_WAYS),
    wording: WORDING,
  }),
  /**
   * What was known of a person, or how to reach everybody, is gone from the entries before this one. It keeps the sum of the
   * log as it was, and of the lines as they are now.
   */
  erase: unsent(
    record({
      /** Under the id that stands in the place of the person's own; null: of everybody. */
      person: orNull(id),
      what: oneOf(['person', 'contact']),
      number: orNull(slot),
      lines: listOf(count, 0, 1_000_000),
      /** The first of them that was written before values were sealed one by one; 0: none was. */
      unsealed: count,
      before: line,
      after: line,
    }),
  ),
  depart: record({ person: id, departure: DEPARTURE, fromRound: round, note: text }),
} as const;

/** What whoever does not see seatings before they are published is told together with the publication. */
export interface PublishedSeating {
  /** Empty as long as it would give away rounds that are still to come. */
  readonly seed: string;
  readonly method: string;
  /** All rounds that were drawn from this seed, where it is told. */
  readonly drawn: readonly number[];
  readonly tables: readonly {
    readonly version: number;
    readonly seats: form.Kept<typeof fourSlots>;
    readonly winds: form.Kept<typeof fourSlots> | null;
    readonly missing: readonly Slot[];
    readonly replaced: readonly (readonly [Slot, PersonId])[];
  }[];
}
const seating = toldAs<PublishedSeating>();

const stages = {
  stages: record({ stages: listOf(STAGE, 1, 20) }),
  schedule: record({ blocks: listOf(BLOCK, 0, 500) }),
  shift: record({ fromBlock: id, minutes: whole(-1_440, 1_440), reason }),
  /** Who goes on into a stage, in order of rank, with what they carry computed from the log. */
  qualify: record({ stage: id, slots: slots(4, LONGEST_LIST) }),
  /** The tables of rounds that have not begun; later plans replace earlier ones. */
  seat: record({
    seed,
    method: line,
    rounds: listOf(record({ round, tables: listOf(fourSlots, 1, 1_000) }), 1, 500),
    reason,
    /** For the staff only: why two must not meet is nobody else's business. */
    apart: optional(APART),
  }),
  publishSeating: record({ round, isPublic: flag, seating }),
  swap: record({ round, a: slot, b: slot, reason }),
} as const;

const rounds = {
  start: record({ round, seating }),
  pause: record({ round, table: orNull(table), reason }),
  /** Also after a gong that was rung by mistake: the clock goes on where it was. */
  resume: record({ round, table: orNull(table) }),
  extraTime: record({ round, table, seconds: whole(-7_200, 7_200), reason }),
  /** The end, rung by hand: before its time, or of a round without a limit. */
  gong: record({ round }),
  /** All sheets are signed: the round counts as done. */
  endRound: record({ round }),
  /** It was started by mistake; nothing may have been entered. */
  unstart: record({ round, reason }),
} as const;

const tables = {
  drawWinds: record({ at, slots: fourSlots }),
  setState: record({ at, state: oneOf(['playing', 'allLast', 'ended']) }),
  /** What each has before the last hand, less the starting points, by current wind. */
  allLast: record({ at, deltas: fourOf(points), slots: fourSlots }),
  missing: record({ at, slot }),
  /** A late player is there: after so many seconds, or forgiven with a reason. With a reason it can be put right later. */
  arrived: record({ at, slot, seconds: count, isWaived: flag, reason }),
  /** Somebody else sits down for a player who came too late, or the player at their own seat again. */
  replace: record({ at, slot, person: id, reason }),
  lend: record({ at, slot, points: count }),
  repay: record({ at, slot, points: count }),
} as const;

const sheets = {
  enter: record({ at, sheet: SHEET, source: oneOf(['typed', 'keeper', 'online']) }),
  /** By the player, or for the player by a referee who decided how a sheet is corrected. */
  confirm: record({ at, slot, how: oneOf(['own', 'passed', 'paper', 'decision']) }),
  sendBack: record({ at, reason: neededReason }),
  /** Whoever does not see sheets before they are signed is told the sheet together with the signature. */
  sign: record({ at, sheet: told(SHEET) }),
  /** Without its sheet for whoever sees signed ones only. */
  reopen: record({ at, reason: neededReason, isBare: told(flag) }),
  /** The hanchan does not count. */
  void: record({ at, reason: neededReason }),
} as const;

/** `noted`: it costs nothing this time, and counts when it happens again. */
export const PENALTY_KINDS = [
  'noted',
  'warning',
  'deadHand',
  'points',
  'chombo',
  'disqualification',
] as const;
const penaltyKind = oneOf(PENALTY_KINDS);
/** What kind of penalty was given. */
export type PenaltyKind = form.Kept<typeof penaltyKind>;

const referees = {
  call: record({ call: id, round, table, note: reason }),
  claimCall: record({ call: id }),
  closeCall: record({ call: id, note: reason }),
  penalise: record({
    penalty: id,
    slots: slots(1, 4),
    /** Where and when; both null: outside play. */
    round: orNull(round),
    table: orNull(table),
    /** Of the rulebook's list, or a word of the referee's own. */
    foul: named,
    kind: penaltyKind,
    /** Points taken from each, in table points (1P is 1,000); 0 for what is noted, warnings and dead hands. */
    points: count,
    section: line,
    note: text,
  }),
  withdrawPenalty: record({ penalty: id, reason: neededReason }),
  rule: record({
    ruling: id,
    question: text,
    decision: text,
    section: line,
    /** Announced to all and kept to for the rest of the event. */
    isBinding: flag,
  }),
  /** Equal in everything else: the toss decides, first is ahead. */
  toss: record({ slots: slots(2, LONGEST_LIST) }),
} as const;

/** Every type of act, by what it is about. */
export const ACTS = { event, people, stages, rounds, tables, sheets, referees } as const;

/** What an act is about: each area has a reader, a redaction and refusals of its own. */
export type Area = keyof typeof ACTS;
type ActAbout<A extends Area> = form.KeptVariant<'type', (typeof ACTS)[A]>;
/** About the event as a whole: settings, staff, links, announcements, its end. */
export type EventAct = ActAbout<'event'>;
/** About who takes part, and under which number. */
export type PeopleAct = ActAbout<'people'>;
/** About stages, the schedule and who sits where. */
export type StageAct = ActAbout<'stages'>;
/** About the clock of a round: start, pause, gong, end. */
export type RoundAct = ActAbout<'rounds'>;
/** About one table while it is played: winds, players who are late, loans, the last hand. */
export type TableAct = ActAbout<'tables'>;
/** About the sheet of a table, from entering to signing. */
export type SheetAct = ActAbout<'sheets'>;
/** About calls, penalties and rulings. */
export type RefereeAct = ActAbout<'referees'>;
/** Whatever can be done at an event. */
export type Act = { [A in Area]: ActAbout<A> }[Area];
/** As somebody sends it: a rulebook by name, and nothing that is only told. */
export type SentAct = { [A in Area]: form.SentVariant<'type', (typeof ACTS)[A]> }[Area];

/** The form of every act. */
export const ACT: form.Form<Act, SentAct> = form.variants('type', {
  ...event,
  ...people,
  ...stages,
  ...rounds,
  ...tables,
  ...sheets,
  ...referees,
});

/** What an entry carries for its proof; entries of earlier versions carry nothing, and are summed as they are. */
export interface Seal {
  /** Chance, in hexadecimal digits: by whoever keeps the log. */
  readonly salt?: string;
  /** By the path of a text: its own salt, where the common one had to go. */
  readonly salts?: Readonly<Record<string, string>>;
  /** By the path of a text that was erased: the seal of what it said. */
  readonly gone?: Readonly<Record<string, string>>;
}

/** One line of the log: who did what, and when. */
export interface Entry extends Seal {
  readonly seq: number;
  /** Of the command: the same one sent twice is carried out once. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: Actor;
  readonly act: Act;
}

/** The names of all acts. */
export const ACT_TYPES = Object.values(ACTS).flatMap((types) =>
  Object.keys(types),
) as readonly Act['type'][];

/** Tells the acts of one area from the others, and narrows their type. */
export const isAbout = <A extends Area>(area: A, act: Act): act is ActAbout<A> & Act =>
  Object.hasOwn(ACTS[area], act.type);
