// An event as its log leaves it. Ranks, uma, totals, standings and the time left are computed from this, never kept.

import type { Case, RuleKey } from '@hanchan/rules';
import type { Act, PenaltyKind, PublishedSeating } from './act.ts';
import type { Actor, Role } from './actor.ts';
import type { ConsentGiven } from './consent.ts';
import type { Departure, Occupancy, Person, PersonId, Slot } from './person.ts';
import type { KeptApart } from './seating/apart.ts';
import type { EventSettings } from './settings.ts';
import type { ByWind, SheetForm } from './sheetForm.ts';
import type { Block, Stage, StageId, TableSeats } from './stage.ts';

/** An event as its log tells it so far. */
export interface EventState {
  settings: EventSettings;
  isRehearsal: boolean;
  seed: string;
  isRegistrationOpen: boolean;
  isCurtainDown: boolean;
  /** The first round whose sheets are behind the curtain; null while it is up. */
  curtainFrom: number | null;
  isClosed: boolean;
  /** Of the last entry. */
  seq: number;
  /** Of the last reset of a rehearsal; 0: never. */
  resetSeq: number;
  /** Ids of the commands that were carried out, with the number each got. */
  readonly done: Map<string, number>;
  readonly people: Map<PersonId, PersonState>;
  readonly staff: Map<string, { readonly id: string; readonly name: string; readonly role: Role }>;
  /** How often a link has been renewed. */
  readonly links: Map<string, number>;
  readonly occupancies: Occupancy[];
  stages: readonly Stage[];
  schedule: readonly Block[];
  /** What the last plan that was made here was asked for; null: none was. */
  apart: KeptApart | null;
  readonly qualified: Map<StageId, readonly Slot[]>;
  /** By number, from 1: index 0 is round 1. */
  readonly rounds: RoundState[];
  readonly penalties: Map<string, PenaltyState>;
  readonly calls: Map<string, CallState>;
  readonly rulings: RulingState[];
  readonly announcements: { readonly at: number; readonly by: string; readonly text: string }[];
  readonly tosses: (readonly Slot[])[];
}

/** A person as the event knows them now. */
export interface PersonState {
  person: Person;
  enrolledAt: number;
  /** Beyond the capacity: waiting for somebody to withdraw. */
  isWaiting: boolean;
  checkIn: 'present' | 'late' | 'absent' | 'unknown';
  slot: Slot | null;
  /** Every answer, as it was given. */
  consents: readonly ConsentGiven[];
  /** Name and fields are gone; the results stand under the number. */
  isErased: boolean;
  departure: { readonly kind: Departure; readonly fromRound: number; readonly note: string } | null;
}

/** A round: its plan, its clock and its tables. */
export interface RoundState {
  readonly number: number;
  readonly stage: StageId;
  /** Within its stage, from 1. */
  readonly inStage: number;
  readonly minutes: number | null;
  seed: string;
  method: string;
  isPublic: boolean;
  /** Which entry made the seating public, and what it was then. */
  published: { readonly seq: number; readonly seating: PublishedSeating } | null;
  startedAt: number | null;
  readonly pauses: Pause[];
  gongAt: number | null;
  endedAt: number | null;
  tables: TableState[];
}

/** A clock that stood still; `to` is null while it does. */
export interface Pause {
  readonly from: number;
  to: number | null;
}

/** How far a table is, from sitting down to the signed sheet. */
export type TableStage =
  | 'seated'
  | 'playing'
  | 'allLast'
  | 'ended'
  | 'entered'
  | 'confirmed'
  | 'signed'
  | 'void';

/** A table in a round: who sits there, and all that has happened to it. */
export interface TableState {
  readonly round: number;
  readonly number: number;
  /** Grows with every act at this table: an author who saw another version is told so. */
  version: number;
  seats: TableSeats;
  /** As drawn at the table or written on the sheet; null until known. */
  winds: ByWind<Slot> | null;
  stage: TableStage;
  extraSeconds: number;
  readonly pauses: Pause[];
  allLast: {
    readonly slots: ByWind<Slot>;
    readonly deltas: ByWind<number>;
    readonly at: number;
  } | null;
  /** By number: since when somebody is missing, and how it ended. */
  readonly late: Map<Slot, LateState>;
  /** Who sits for whom at this table only. */
  readonly replaced: Map<Slot, PersonId>;
  readonly loans: Map<Slot, number>;
  sheet: SheetState | null;
  /** The signed sheet that somebody opened again: its figures stand until the table is signed anew or void. */
  reopened: ReopenedSheet | null;
  /** How often it was void and is played again. */
  replays: number;
  /** Every sheet that was entered before, with why it no longer counts. */
  readonly earlier: {
    readonly sheet: SheetState;
    readonly reason: string;
    readonly by: string;
    readonly at: number;
  }[];
}

/** A player who is missing or came late, at one table. */
export interface LateState {
  readonly since: number;
  /** Null while the player is missing. */
  outcome: {
    readonly type: 'arrived' | 'waived' | 'replaced';
    readonly seconds: number;
    readonly points: number;
  } | null;
}

/** A sheet as it lies at a table: entered, confirmed, signed. */
export interface SheetState {
  /** Of the entry that brought it. */
  readonly seq: number;
  /** Of the table, from which on this sheet lies there: whoever has seen it since may confirm it. */
  readonly version: number;
  readonly form: SheetForm;
  readonly source: 'typed' | 'keeper' | 'online';
  readonly enteredBy: Actor;
  readonly enteredAt: number;
  readonly confirmed: Map<
    Slot,
    {
      readonly how: 'own' | 'passed' | 'paper' | 'decision';
      readonly by: string;
      readonly at: number;
    }
  >;
  signed: { readonly by: Actor; readonly at: number; readonly seq: number } | null;
}

/** A signed sheet that is being corrected, with why, since when and by whom. */
export interface ReopenedSheet {
  readonly sheet: SheetState;
  readonly reason: string;
  readonly by: string;
  readonly at: number;
}

/** A penalty as it was given, withdrawn or not. */
export interface PenaltyState {
  readonly id: string;
  readonly slots: readonly Slot[];
  /** Who held the numbers then: a penalty stays with the person. */
  readonly people: readonly (PersonId | null)[];
  readonly round: number | null;
  readonly table: number | null;
  readonly foul: string;
  readonly kind: PenaltyKind;
  readonly points: number;
  readonly section: string;
  readonly note: string;
  readonly by: Actor;
  readonly at: number;
  withdrawn: { readonly by: string; readonly at: number; readonly reason: string } | null;
}

/** A call for a referee, from the table to its end. */
export interface CallState {
  readonly id: string;
  readonly round: number;
  readonly table: number;
  readonly note: string;
  readonly by: string;
  readonly at: number;
  claimed: { readonly by: string; readonly at: number } | null;
  closed: { readonly by: string; readonly at: number; readonly note: string } | null;
}

/** A question that a referee has decided, for this event. */
export interface RulingState {
  readonly id: string;
  readonly question: string;
  readonly decision: string;
  readonly section: string;
  readonly isBinding: boolean;
  readonly by: string;
  readonly at: number;
}

/** A sentence with its values apart, so that a page can say it in the reader's language: `Round {0} is over.` and 3. */
export interface Sentence {
  /** Under which other languages have it. */
  readonly id: string;
  readonly text: string;
  readonly values: readonly (string | number)[];
}

/** Why an act is refused: which field, and the rule behind it where there is one. */
export interface ActRefusal {
  readonly code: ActRefusalCode;
  readonly message: string;
  /** The message with its values apart; none where it is not one of our sentences. */
  readonly said?: Sentence;
  readonly field: string;
  /** An option of the rulebook, and the case of it. */
  readonly rule?: RuleKey;
  readonly case?: Case;
  /** Of a conflict: the version that is there now. */
  readonly version?: number;
}

/** Why an act is refused, for programs; the refusal has the sentence. */
export type ActRefusalCode =
  | 'notAllowed'
  | 'conflict'
  | 'unknown'
  | 'duplicate'
  | 'wrongState'
  | 'badValue'
  | 'wrongSum'
  | 'incomplete';

/** The type of an act. */
export type ActType = Act['type'];
