// Who does something at an event.

import type { PersonId } from './person.ts';

export const ROLES = [
  'organiser',
  'headReferee',
  'referee',
  'scorer',
  'player',
  'display',
  'public',
] as const;
export type Role = (typeof ROLES)[number];

/** Who may be given a link of their own; players have theirs by enrolling. */
export const LINKED_ROLES = [
  'organiser',
  'headReferee',
  'referee',
  'scorer',
  'display',
] as const satisfies readonly Role[];

export interface Actor {
  readonly role: Role;
  /** The name under which the log remembers it. */
  readonly name: string;
  /** Of a player. */
  readonly person: PersonId | null;
}

export const STAFF: readonly Role[] = ['organiser', 'headReferee', 'referee', 'scorer'];
export const isStaff = ({ role }: Actor): boolean => STAFF.includes(role);
