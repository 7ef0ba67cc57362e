// People, the numbers they play under, and who sits in for whom.

import { form } from '@hanchan/tiles';
import { CONSENT_FIELDS, WORDING } from './consent.ts';
import { id, line, named, text } from './fields.ts';

const { flag, oneOf, optional } = form;

/** Chosen by whoever enrols the person; it stays the same when the number changes. */
export type PersonId = string;
/** A player's number, 1 to N, fixed for the event. Seating is computed on numbers, not on people. */
export type Slot = number;

/** What may be amended. */
export const PERSON_FIELDS = {
  /** As it is shown. */
  name: named,
  /**
   * For the federation only, and apart: where the name shown could be parted is not to be guessed. Not in logs of earlier versions;
   * there, and where both are empty, nobody has said it yet.
   */
  firstName: optional(line),
  lastName: optional(line),
  /** For the federation only, of whoever plays under another name; as one, from before the two were kept apart. */
  legalName: line,
  country: line,
  club: line,
  team: line,
  emaId: line,
  language: line,
  /** Diet, access, anything the staff should know. Never shown to others. */
  notes: text,
  hasPaid: flag,
  /** A mail address or a telephone number, for this event only. */
  contact: optional(line),
  ...CONSENT_FIELDS,
  wording: WORDING,
  kind: oneOf(['player', 'fillIn']),
} as const;

/** What is written of a person beside the name, in a line each. */
export const LINES_BESIDE_NAME = [
  'firstName',
  'lastName',
  'legalName',
  'country',
  'club',
  'team',
  'emaId',
  'language',
] as const;

const personFields = { id, ...PERSON_FIELDS } as const;
/** Somebody who takes part, as enrolled. */
export interface Person extends form.KeptFields<typeof personFields> {}
export const PERSON: form.Form<Person> = form.record(personFields);

/**
 * Why somebody no longer plays. The cause of an emergency is nobody's business and has no field; outside the staff it
 * is told as `departed`.
 */
export const DEPARTURE = oneOf(['withdrawn', 'emergency', 'disqualified', 'noShow'], 'departed');
/** Why somebody plays no further; `departed` stands in logs of earlier versions. */
export type Departure = form.Kept<typeof DEPARTURE>;

/** Whether somebody left in an emergency: the rank stays, and prizes pass over it. */
export const isEmergencyLeave = (kind: Departure | undefined): boolean =>
  kind === 'emergency' || kind === 'departed';

/** Somebody plays under a number, from one round to another. */
export interface Occupancy {
  readonly slot: Slot;
  readonly person: PersonId;
  /** The first round, counted over the whole event from 1, and the last; null: to the end. */
  readonly fromRound: number;
  readonly toRound: number | null;
  readonly role: 'player' | 'fillIn' | 'substitute';
}
