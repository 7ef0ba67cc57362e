// Who does something at an event.

import type { PersonId } from './person.ts';

/** As what somebody can be at an event. */
export const ROLES = [
  'organiser',
  'headReferee',
  'referee',
  'scorer',
  'player',
  'display',
  'public',
] as const;
/** One of `ROLES`. */
export type Role = (typeof ROLES)[number];

/** Who may be given a link of their own; players have theirs by enrolling. */
export const LINKED_ROLES = [
  'organiser',
  'headReferee',
  'referee',
  'scorer',
  'display',
] as const satisfies readonly Role[];

/** Who does something, and as what. */
export interface Actor {
  readonly role: Role;
  /** The name under which the log remembers it. */
  readonly name: string;
  /** Of a player. */
  readonly person: PersonId | null;
}

/** The roles that work for the event, the one with most authority first. */
export const STAFF: readonly Role[] = ['organiser', 'headReferee', 'referee', 'scorer'];
/** Whether somebody works for the event. */
export const isStaff = ({ role }: Actor): boolean => STAFF.includes(role);
