// Everything that can happen in a circuit, each act written once: its form is its type here, and the protocol makes of the same form
// the schema by which it is taken in. The log is a list of acts with who and when; all else is a fold of it.
// An `unsent` act is made by the server: it has looked at an event, at who holds a link, or at the table.

import { form } from '@hanchan/tiles';
import { line, moment, named, neededReason, reason, text } from '../fields.ts';
import { EVENT_RESULTS } from './results.ts';
import { CIRCUIT_RULE, type CircuitRule, QUALIFICATION, type Qualification } from './rule.ts';

const { exactText, flag, keptAs, listOf, oneOf, orNull, part, record, unsent, whole } = form;

/** Chosen by whoever writes the act. */
const id = form.textLike(/^[\w-]{1,40}$/, 'an id of letters, digits, _ and -');
/** A row of an event: `ENTRY.ROW`. */
const player = exactText(1, 130);
const tenths = whole(-10_000_000, 10_000_000);
const MOST_PLAYERS = 4_000;

/** The form of what a circuit is. */
export const CIRCUIT_SETTINGS = {
  name: named,
  about: text,
  /** On the list of circuits, or only for whoever has its address. */
  isListed: flag,
  rule: form.formOf<CircuitRule>()(record(CIRCUIT_RULE)),
  qualification: orNull(form.formOf<Qualification>()(record(QUALIFICATION))),
} as const;
/** What a circuit is. */
export interface CircuitSettings extends form.KeptFields<typeof CIRCUIT_SETTINGS> {}

/** The form of one who runs the circuit. */
export const ORGANISER: form.Form<CircuitOrganiser> = record({ id, name: named });
/** Who runs the circuit; the log names them by id. */
export interface CircuitOrganiser {
  readonly id: string;
  readonly name: string;
}

/** The form of an event of the circuit. */
export const ENTRY_FIELDS = {
  /** How it stands over its column; none: from its name. */
  label: line,
  /** In hundredths: 250 is ×2.5. */
  weight: whole(0, 10_000),
  counts: oneOf(['best', 'always', 'final']),
  /** One had to qualify for it. */
  hasQualification: flag,
} as const;
/** What a circuit says of one of its events. */
export interface EntryTerms extends form.KeptFields<typeof ENTRY_FIELDS> {}

const entry = record({ id, ...ENTRY_FIELDS });

const carriedRow = record({
  id: exactText(1, 40),
  name: orNull(named),
  number: line,
  country: line,
  club: line,
  tenths,
});

const circuit = {
  create: unsent(
    record({
      settings: form.formOf<CircuitSettings>()(record(CIRCUIT_SETTINGS)),
      owner: ORGANISER,
    }),
  ),
  change: record({ changes: part(CIRCUIT_SETTINGS), reason }),
  addOrganiser: record({ organiser: ORGANISER }),
  dropOrganiser: record({ organiser: id }),
  /** The old link (`owner`, `organiser:ID` or `invitation:ID`) no longer opens anything. */
  renewLink: record({ link: exactText(1, 60) }),
} as const;

/** Of the organiser of an event: sent along, looked at by the server, and never kept. */
const key = exactText(1, 200);
/** An event as the log has it. */
interface AddedEvent {
  readonly entry: form.Kept<typeof entry>;
  readonly event: string;
  /** Its organiser agreed: numbers of a federation join its people to those of other events. */
  readonly isAgreed: boolean;
}

const events = {
  /** An event of this server: read where it is each time, so that its corrections are the circuit's. */
  addEvent: keptAs<AddedEvent>()(
    record({ entry, event: exactText(1, 64), key: form.optional(key) }),
  ),
  /** The organiser of the event agrees later on. */
  agree: keptAs<{ readonly entry: string }>()(record({ entry: id, key })),
  /** An event that was held elsewhere, with its results. */
  addResults: record({ entry, results: EVENT_RESULTS, source: line }),
  correctResults: record({ entry: id, results: EVENT_RESULTS, reason: neededReason }),
  /** Points or places from before, turned into points by whoever brings them. */
  addCarried: record({
    id,
    label: named,
    rows: listOf(carriedRow, 1, MOST_PLAYERS),
    reason,
  }),
  changeEvent: record({ entry: id, changes: part(ENTRY_FIELDS), reason }),
  /** It stays in the log, and no longer counts. */
  takeOut: record({ entry: id, reason: neededReason }),
  putBack: record({ entry: id, reason: neededReason }),
} as const;

const people = {
  /** Whether these are one person. Said again, the later answer holds. */
  identify: record({
    groups: listOf(
      record({ players: listOf(player, 2, 50), are: oneOf(['one', 'several']) }),
      1,
      500,
    ),
    reason,
  }),
  /** Points given or taken by the organisers; the total tells of them. */
  adjust: record({ player, tenths, reason: neededReason }),
  /** Name and fields are gone from the log and from what is shown of events; points stand under a number. */
  erase: unsent(record({ players: listOf(player, 1, MOST_PLAYERS) })),
} as const;

const invitations = {
  invite: record({
    invitations: listOf(record({ id, player, as: oneOf(['place', 'seat', 'reserve']) }), 1, 1_000),
    /** Until when an answer is taken; null: no limit. */
    until: orNull(moment),
  }),
  extend: record({ invitation: id, until: orNull(moment), reason }),
  withdraw: record({ invitation: id, reason: neededReason }),
  /** By the invited person, or by an organiser who was told. */
  answer: record({
    invitation: id,
    answer: oneOf(['accepted', 'declined']),
    /** Whether the final may publish the name; not said is no. */
    mayPublish: form.optional(flag),
  }),
} as const;

/** Every type of act, by what it is about. */
const CIRCUIT_ACTS = { circuit, events, people, invitations } as const;

type Area = keyof typeof CIRCUIT_ACTS;
type ActAbout<A extends Area> = form.KeptVariant<'type', (typeof CIRCUIT_ACTS)[A]>;
/** Whatever can be done in a circuit. */
export type CircuitAct = { [A in Area]: ActAbout<A> }[Area];
/** As somebody sends it. */
export type SentCircuitAct = {
  [A in Area]: form.SentVariant<'type', (typeof CIRCUIT_ACTS)[A]>;
}[Area];

/** The form of every act. */
export const CIRCUIT_ACT: form.Form<CircuitAct, SentCircuitAct> = form.variants('type', {
  ...circuit,
  ...events,
  ...people,
  ...invitations,
});

/** The forms of acts that only a server writes, for whoever reads a file. */
export const CIRCUIT_ENTRY = entry;

/** Who does something: an organiser by id, whoever was invited, or the server. The log holds no name but where a person is named. */
export interface CircuitActor {
  readonly role: 'owner' | 'organiser' | 'invited' | 'visitor' | 'server';
  /** Of the organiser or of the invitation. */
  readonly id: string | null;
}

/** One line of the log: who did what, and when. */
export interface CircuitEntry {
  readonly seq: number;
  /** Of the command: the same one sent twice is carried out once. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: CircuitActor;
  readonly act: CircuitAct;
}
