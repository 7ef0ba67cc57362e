// Everything that can happen at an event. The log is a list of these with who, when and why; all else is a fold of it.
// A number of a round counts over the whole event, from 1; a table is named by round and number.

import type { Actor, Role } from './actor.ts';
import type { Departure, Person, PersonId, Slot } from './person.ts';
import type { KeptApart } from './seating/apart.ts';
import type { EventSettings } from './settings.ts';
import type { ByWind, SheetForm } from './sheetForm.ts';
import type { Block, Stage, StageId, TableSeats } from './stage.ts';

export interface Entry {
  readonly seq: number;
  /** Of the command: the same one sent twice is carried out once. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: Actor;
  readonly act: Act;
}

/** `round` and `table` number, and the version of the table that the author saw. */
export interface AtTable {
  readonly round: number;
  readonly table: number;
  readonly version: number;
}

export type Act = EventAct | PeopleAct | StageAct | RoundAct | TableAct | SheetAct | RefereeAct;

export type EventAct =
  | {
      readonly type: 'create';
      readonly settings: EventSettings;
      readonly isRehearsal: boolean;
      readonly seed: string;
    }
  | { readonly type: 'change'; readonly changes: Partial<EventSettings>; readonly reason: string }
  | { readonly type: 'openRegistration'; readonly isOpen: boolean }
  | { readonly type: 'announce'; readonly text: string }
  | { readonly type: 'curtain'; readonly isDown: boolean }
  | {
      readonly type: 'addStaff';
      readonly staff: { readonly id: string; readonly name: string; readonly role: Role };
    }
  | { readonly type: 'dropStaff'; readonly staff: string }
  /** The old link of a person, a member of staff or a role no longer opens anything. */
  | { readonly type: 'renewLink'; readonly link: string }
  | { readonly type: 'closeEvent' }
  | { readonly type: 'reopenEvent'; readonly reason: string }
  /** Everything after the settings is gone: rehearsals only. */
  | { readonly type: 'reset' };

export type PeopleAct =
  | { readonly type: 'enrol'; readonly people: readonly Person[] }
  | {
      readonly type: 'amend';
      readonly person: PersonId;
      readonly changes: Partial<Omit<Person, 'id'>>;
    }
  | { readonly type: 'remove'; readonly person: PersonId; readonly reason: string }
  | {
      readonly type: 'checkIn';
      readonly person: PersonId;
      readonly state: 'present' | 'late' | 'absent' | 'unknown';
    }
  /** Gives out the numbers, 1 to N; possible until a round has begun. With the seed that they were drawn by. */
  | { readonly type: 'number'; readonly order: readonly PersonId[]; readonly seed?: string }
  /** Another person plays a number, from a round on. */
  | {
      readonly type: 'occupy';
      readonly slot: Slot;
      readonly person: PersonId;
      readonly role: 'player' | 'fillIn' | 'substitute';
      readonly fromRound: number;
      readonly toRound: number | null;
      readonly reason: string;
    }
  | {
      readonly type: 'depart';
      readonly person: PersonId;
      readonly departure: Departure;
      readonly fromRound: number;
      readonly note: string;
    };

export type StageAct =
  | { readonly type: 'stages'; readonly stages: readonly Stage[] }
  | { readonly type: 'schedule'; readonly blocks: readonly Block[] }
  | {
      readonly type: 'shift';
      readonly fromBlock: string;
      readonly minutes: number;
      readonly reason: string;
    }
  /** Who goes on into a stage, in order of rank, with what they carry computed from the log. */
  | { readonly type: 'qualify'; readonly stage: StageId; readonly slots: readonly Slot[] }
  /** The tables of rounds that have not begun; later plans replace earlier ones. */
  | {
      readonly type: 'seat';
      readonly seed: string;
      readonly method: string;
      readonly rounds: readonly {
        readonly round: number;
        readonly tables: readonly TableSeats[];
      }[];
      readonly reason: string;
      /** For the staff only: why two must not meet is nobody else's business. */
      readonly apart?: KeptApart;
    }
  | {
      readonly type: 'publishSeating';
      readonly round: number;
      readonly isPublic: boolean;
      readonly seating?: PublishedSeating;
    }
  | {
      readonly type: 'swap';
      readonly round: number;
      readonly a: Slot;
      readonly b: Slot;
      readonly reason: string;
    };

/** What whoever does not see seatings before they are published is told together with the publication. */
export interface PublishedSeating {
  /** Empty as long as it would give away rounds that are still to come. */
  readonly seed: string;
  readonly method: string;
  /** All rounds that were drawn from this seed, where it is told. */
  readonly drawn: readonly number[];
  readonly tables: readonly {
    readonly version: number;
    readonly seats: TableSeats;
    readonly winds: ByWind<Slot> | null;
    readonly missing: readonly Slot[];
    readonly replaced: readonly (readonly [Slot, PersonId])[];
  }[];
}

export type RoundAct =
  | { readonly type: 'start'; readonly round: number; readonly seating?: PublishedSeating }
  | {
      readonly type: 'pause';
      readonly round: number;
      readonly table: number | null;
      readonly reason: string;
    }
  /** Also after a gong that was rung by mistake: the clock goes on where it was. */
  | { readonly type: 'resume'; readonly round: number; readonly table: number | null }
  | {
      readonly type: 'extraTime';
      readonly round: number;
      readonly table: number;
      readonly seconds: number;
      readonly reason: string;
    }
  /** The end, rung by hand: before its time, or of a round without a limit. */
  | { readonly type: 'gong'; readonly round: number }
  /** All sheets are signed: the round counts as done. */
  | { readonly type: 'endRound'; readonly round: number }
  /** It was started by mistake; nothing may have been entered. */
  | { readonly type: 'unstart'; readonly round: number; readonly reason: string };

export type TableAct =
  | { readonly type: 'drawWinds'; readonly at: AtTable; readonly slots: ByWind<Slot> }
  | {
      readonly type: 'setState';
      readonly at: AtTable;
      readonly state: 'playing' | 'allLast' | 'ended';
    }
  /** What each has before the last hand, less the starting points, by current wind. */
  | {
      readonly type: 'allLast';
      readonly at: AtTable;
      readonly deltas: ByWind<number>;
      readonly slots: ByWind<Slot>;
    }
  | { readonly type: 'missing'; readonly at: AtTable; readonly slot: Slot }
  /** A late player is there: after so many seconds, or forgiven with a reason. With a reason it can be put right later. */
  | {
      readonly type: 'arrived';
      readonly at: AtTable;
      readonly slot: Slot;
      readonly seconds: number;
      readonly isWaived: boolean;
      readonly reason: string;
    }
  /** Somebody else sits down for a player who came too late, or the player at their own seat again. */
  | {
      readonly type: 'replace';
      readonly at: AtTable;
      readonly slot: Slot;
      readonly person: PersonId;
      readonly reason: string;
    }
  | { readonly type: 'lend'; readonly at: AtTable; readonly slot: Slot; readonly points: number }
  | { readonly type: 'repay'; readonly at: AtTable; readonly slot: Slot; readonly points: number };

export type SheetAct =
  | {
      readonly type: 'enter';
      readonly at: AtTable;
      readonly sheet: SheetForm;
      readonly source: 'typed' | 'keeper' | 'online';
    }
  | {
      readonly type: 'confirm';
      readonly at: AtTable;
      readonly slot: Slot;
      readonly how: 'own' | 'passed' | 'paper';
    }
  | { readonly type: 'sendBack'; readonly at: AtTable; readonly reason: string }
  /** Whoever does not see sheets before they are signed is told the sheet together with the signature. */
  | { readonly type: 'sign'; readonly at: AtTable; readonly sheet?: SheetForm }
  /** Without its sheet for whoever sees signed ones only. */
  | {
      readonly type: 'reopen';
      readonly at: AtTable;
      readonly reason: string;
      readonly isBare?: boolean;
    }
  /** The hanchan does not count. */
  | { readonly type: 'void'; readonly at: AtTable; readonly reason: string };

export type PenaltyKind = 'warning' | 'deadHand' | 'points' | 'chombo' | 'disqualification';

export type RefereeAct =
  | {
      readonly type: 'call';
      readonly call: string;
      readonly round: number;
      readonly table: number;
      readonly note: string;
    }
  | { readonly type: 'claimCall'; readonly call: string }
  | { readonly type: 'closeCall'; readonly call: string; readonly note: string }
  | {
      readonly type: 'penalise';
      readonly penalty: string;
      readonly slots: readonly Slot[];
      /** Where and when; both null: outside play. */
      readonly round: number | null;
      readonly table: number | null;
      /** Of the rulebook's list, or a word of the referee's own. */
      readonly foul: string;
      readonly kind: PenaltyKind;
      /** Points taken from each, in table points (1P is 1,000); 0 for warnings and dead hands. */
      readonly points: number;
      readonly section: string;
      readonly note: string;
    }
  | { readonly type: 'withdrawPenalty'; readonly penalty: string; readonly reason: string }
  | {
      readonly type: 'rule';
      readonly ruling: string;
      readonly question: string;
      readonly decision: string;
      readonly section: string;
      /** Announced to all and kept to for the rest of the event. */
      readonly isBinding: boolean;
    }
  /** Equal in everything else: the toss decides, first is ahead. */
  | { readonly type: 'toss'; readonly slots: readonly Slot[] };
