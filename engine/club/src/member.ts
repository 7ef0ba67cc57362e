// Who belongs to a club, and as what.

import { form } from '@hanchan/tiles';
import { id, named } from './fields.ts';

const { oneOf, optional, record } = form;

/** Chosen by whoever adds the member; it stays the same for good. */
export type MemberId = string;

/** As what somebody belongs to a club, the one with most authority first. A guest plays and stays out of season tables. */
export const CLUB_ROLES = ['owner', 'organiser', 'scorekeeper', 'member', 'guest'] as const;
/** One of `CLUB_ROLES`. */
export type ClubRole = (typeof CLUB_ROLES)[number];

/** Who may see something of a club or of a member. */
export const AUDIENCES = ['everybody', 'members', 'self'] as const;
/** One of `AUDIENCES`. */
export type Audience = (typeof AUDIENCES)[number];

/** What a member may change about themselves. */
export const MEMBER_FIELDS = {
  name: named,
  /** To whoever is no member: the first word of the name only, or nothing. */
  shownAs: oneOf(['full', 'firstName', 'hidden']),
  /** Who sees the figures of hands: wins, deal-ins, riichi, yaku. */
  figures: oneOf(AUDIENCES),
} as const;

const memberFields = {
  id,
  name: named,
  role: oneOf(CLUB_ROLES),
  shownAs: optional(MEMBER_FIELDS.shownAs),
  figures: optional(MEMBER_FIELDS.figures),
} as const;
/** A member as added. */
export interface NewMember extends form.KeptFields<typeof memberFields> {}
/** The form of `NewMember`. */
export const MEMBER: form.Form<NewMember> = record(memberFields);

/** Who does something: a member by id, or the server itself. The log holds no name but where a member is named. */
export interface ClubActor {
  readonly role: ClubRole | 'visitor' | 'server';
  readonly member: MemberId | null;
}
