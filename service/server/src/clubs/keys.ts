// The keys of a club: one for everybody who wants to join, and one for each member. Each is made of the club's secret and
// the name of what it opens, so that it can be shown again at any time and is never stored. Renewing a link changes its key.

import { createHmac } from 'node:crypto';
import type { ClubActor, ClubState } from '@hanchan/club';
import { isSame } from '../events/keys.ts';

const KEY_LENGTH = 22;

/** The link by which somebody new comes in. */
export const JOIN_LINK = 'join';
export const memberLink = (member: string): string => `member:${member}`;

/** `LINK.SECRET`: what stands behind the # of a link. */
export function clubKey(secret: string, { links }: ClubState, link: string): string {
  const made = createHmac('sha256', secret).update(`club ${link} ${links.get(link) ?? 0}`);
  return `${link}.${made.digest('base64url').slice(0, KEY_LENGTH)}`;
}

/** What a key opens: `join`, or a member who is still there; null: nothing. */
export function openedBy(
  secret: string,
  state: ClubState,
  key: string,
): typeof JOIN_LINK | ClubActor | null {
  const link = key.slice(0, key.lastIndexOf('.'));
  if (!isSame(clubKey(secret, state, link), key)) return null;
  if (link === JOIN_LINK) return JOIN_LINK;
  const member = state.members.get(link.slice(memberLink('').length));
  if (member === undefined || member.isErased || member.hasLeft) return null;
  return { role: member.role, member: member.id };
}
