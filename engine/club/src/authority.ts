// Who may do what in a club. A role is let in by the table; what depends on whose table or name it is follows.

import { type ActRefusal, sentencesFrom, worded } from '@hanchan/tournament';
import type { ClubAct } from './act.ts';
import type { ClubActor, ClubRole, MemberId } from './member.ts';
import { CLUB_REFUSAL_TEXTS } from './refusalTexts.ts';
import type { ClubState } from './state.ts';

type Code = ActRefusal['code'];
type Role = ClubActor['role'];

/** Why something is refused, by the club's own sentences. */
export const says = sentencesFrom(CLUB_REFUSAL_TEXTS);
export const refuse = (
  code: Code,
  field: string,
  sentence: ReturnType<typeof says>,
): ActRefusal => ({
  code,
  field,
  ...worded(sentence),
});

const OWNER: readonly Role[] = ['owner', 'server'];
const HEADS: readonly Role[] = ['owner', 'organiser'];
const DESK: readonly Role[] = [...HEADS, 'scorekeeper'];
const PLAYERS: readonly Role[] = [...DESK, 'member'];
const ALL: readonly Role[] = [...PLAYERS, 'guest'];
const SERVER: readonly Role[] = ['server'];

const MAY: Readonly<Record<ClubAct['type'], readonly Role[]>> = {
  create: OWNER,
  change: HEADS,
  renewLink: HEADS,
  add: DESK,
  join: SERVER,
  amend: ALL,
  setRole: HEADS,
  leave: ALL,
  comeBack: HEADS,
  erase: SERVER,
  openSeason: HEADS,
  changeSeason: HEADS,
  closeSeason: HEADS,
  reopenSeason: HEADS,
  plan: HEADS,
  changeEvening: HEADS,
  cancel: HEADS,
  answer: ALL,
  present: DESK,
  draw: DESK,
  keep: PLAYERS,
  endEvening: DESK,
  reopenEvening: HEADS,
  enter: PLAYERS,
  record: PLAYERS,
  correct: DESK,
  recordAgain: DESK,
  undo: HEADS,
  void: HEADS,
  restore: HEADS,
  object: ALL,
  settle: HEADS,
};

/** The types of acts that a role may do at all. */
export const mayDoInClub = (role: Role): readonly ClubAct['type'][] =>
  (Object.keys(MAY) as ClubAct['type'][]).filter((type) => MAY[type].includes(role));

const WORDS: Readonly<Record<Role, string>> = {
  owner: 'owners',
  organiser: 'organisers',
  scorekeeper: 'scorekeepers',
  member: 'members',
  guest: 'guests',
  visitor: 'everybody',
  server: 'the server',
};

/** What stands against this actor doing this act, by role or by seat; null: nothing. */
export function clubAuthorityRefusal(
  state: ClubState,
  act: ClubAct,
  by: ClubActor,
): ActRefusal | null {
  const roles = MAY[act.type];
  if (roles === undefined || !roles.includes(by.role)) {
    const sentence = says('club.role', (roles ?? []).map((role) => WORDS[role]).join(', '));
    return refuse('notAllowed', 'role', sentence);
  }
  return roleRefusal(state, act, by) ?? ownRefusal(state, act, by);
}

const isHead = (role: Role) => HEADS.includes(role);
/** Only owners make such. */
export const isHigh = (role: ClubRole | undefined) => role === 'owner' || role === 'organiser';

/** Only owners make heads. */
function roleRefusal(
  { members }: ClubState,
  act: ClubAct,
  { role, member }: ClubActor,
): ActRefusal | null {
  if (role === 'owner' || role === 'server') return null;
  if (act.type === 'renewLink' && act.link === `member:${member}`) return null;
  const denied = () => refuse('notAllowed', 'role', says('club.ownerRoles'));
  if (act.type === 'setRole') {
    return isHigh(act.role) || isHigh(members.get(act.member)?.role) ? denied() : null;
  }
  if (act.type === 'add') {
    if (act.members.some((one) => isHigh(one.role))) return denied();
    const onlyGuests = act.members.every((one) => one.role === 'guest');
    return role === 'scorekeeper' && !onlyGuests
      ? refuse('notAllowed', 'role', says('club.role', 'organisers'))
      : null;
  }
  if (act.type === 'leave' && members.get(act.member)?.role === 'owner') return denied();
  return act.type === 'renewLink' ? linkRefusal(members, act.link, denied) : null;
}

/** Whose link it is: with it somebody is let in as that member, and by renewing it they are locked out. */
function linkRefusal(
  members: ClubState['members'],
  link: string,
  denied: () => ActRefusal,
): ActRefusal | null {
  const member = /^member:(.+)$/.exec(link)?.[1];
  return member !== undefined && isHigh(members.get(member)?.role) ? denied() : null;
}

/** Whether this actor may be shown the links of a member, and renew them: one's own, and those of whom one is above. */
export const mayHoldLink = (
  { role, member }: ClubActor,
  other: { readonly id: string; readonly role: ClubRole },
): boolean =>
  role === 'owner' || other.id === member || (role === 'organiser' && !isHigh(other.role));

/** What members do for themselves, and at the tables where they sit. */
function ownRefusal(
  state: ClubState,
  act: ClubAct,
  { role, member }: ClubActor,
): ActRefusal | null {
  if (act.type === 'amend' || act.type === 'leave' || act.type === 'answer') {
    return isHead(role) || act.member === member
      ? null
      : refuse('notAllowed', 'member', says('club.own'));
  }
  if (role !== 'member') return null;
  const players = playersOf(state, act);
  if (players === null || players.some((one) => one === member)) return null;
  return refuse('notAllowed', 'players', says('club.ownTable'));
}

/** Who sits at the table that an act is about; null: it is about none, or one that nobody drew. */
function playersOf({ evenings }: ClubState, act: ClubAct): readonly MemberId[] | null {
  if (act.type === 'enter') return act.players;
  if (act.type === 'record') return act.outcome.players;
  if (act.type !== 'keep') return null;
  return evenings.get(act.evening)?.draws.get(act.game)?.tables[act.table - 1] ?? null;
}
