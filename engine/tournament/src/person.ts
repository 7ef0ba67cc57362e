// People, the numbers they play under, and who sits in for whom.

export type PersonId = string;
/** A player's number, 1 to N, fixed for the event. Seating is computed on numbers, not on people. */
export type Slot = number;

export interface Person {
  readonly id: PersonId;
  /** As it is shown. */
  readonly name: string;
  /** For the federation only. */
  readonly legalName: string;
  readonly country: string;
  readonly club: string;
  readonly team: string;
  readonly emaId: string;
  readonly language: string;
  /** Diet, access, anything the staff should know. Never shown to others. */
  readonly notes: string;
  readonly hasPaid: boolean;
  /** Whether the name may be published. */
  readonly mayPublish: boolean;
  readonly kind: 'player' | 'fillIn';
}

/**
 * Why somebody no longer plays. The cause of an emergency is nobody's business and has no field; outside the staff it
 * is told as `departed`.
 */
export type Departure = 'withdrawn' | 'emergency' | 'disqualified' | 'noShow' | 'departed';

export const isEmergencyLeave = (kind: Departure | undefined): boolean =>
  kind === 'emergency' || kind === 'departed';

export interface Occupancy {
  readonly slot: Slot;
  readonly person: PersonId;
  /** The first round, counted over the whole event from 1, and the last; null: to the end. */
  readonly fromRound: number;
  readonly toRound: number | null;
  readonly role: 'player' | 'fillIn' | 'substitute';
}
