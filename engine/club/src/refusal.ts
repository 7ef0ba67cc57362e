// May this be done now, by this person? A refusal names the field and says why, and nothing has changed.

import type { ActRefusal } from '@hanchan/tournament';
import {
  type ClubAct,
  type EveningAct,
  isAboutClub,
  type MemberAct,
  type SeasonAct,
} from './act.ts';
import { clubAuthorityRefusal, isHigh, refuse, says } from './authority.ts';
import { MOST_MEMBERS, MOST_SEASONS } from './fields.ts';
import { gameRefusal } from './gameRefusal.ts';
import type { ClubActor, MemberId } from './member.ts';
import { firstUnknown, nameOf, needsMember, playersRefusal } from './naming.ts';
import type { Season } from './season.ts';
import type { ClubState } from './state.ts';

/** Why an act is not carried out; null: it is. */
export const clubRefusal: typeof loggedRefusal = (state, act, by, at) =>
  loggedRefusal(state, act, by, at) ?? sameNameRefusal(state, act) ?? headRefusal(state, act, by);

/** The same for what stands in a log, which may be older than what is refused now. */
export function loggedRefusal(
  state: ClubState,
  act: ClubAct,
  by: ClubActor,
  at: number,
): ActRefusal | null {
  const notAllowed = clubAuthorityRefusal(state, act, by);
  if (notAllowed) return notAllowed;
  if (act.type === 'create') return refuse('wrongState', 'type', says('club.exists'));
  if (isAboutClub('club', act)) return null;
  if (isAboutClub('members', act)) return memberRefusal(state, act);
  if (isAboutClub('seasons', act)) return seasonRefusal(state, act);
  if (isAboutClub('evenings', act)) return eveningRefusal(state, act);
  return gameRefusal(state, act, by, at);
}

/** Of the very first act, when there is no club yet. */
export function clubCreationRefusal(act: ClubAct): ActRefusal | null {
  return act.type === 'create' ? null : refuse('wrongState', 'type', says('club.creationFirst'));
}

const told = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Who comes by the link and is called like somebody of the club would be there twice. Logs of before have such people. */
function sameNameRefusal({ members }: ClubState, act: ClubAct): ActRefusal | null {
  if (act.type !== 'join') return null;
  const own = told(act.member.name);
  const same = [...members.values()].find(({ name, isErased }) => !isErased && told(name) === own);
  if (same === undefined) return null;
  return refuse('duplicate', 'name', says('member.sameName', same.name));
}

/** Whoever sends a head away takes the role, and whoever brings one back gives it. Logs of before have organisers who did. */
function headRefusal({ members }: ClubState, act: ClubAct, by: ClubActor): ActRefusal | null {
  if (act.type !== 'leave' && act.type !== 'comeBack') return null;
  if (by.role === 'owner' || by.member === act.member || !isHigh(members.get(act.member)?.role))
    return null;
  return refuse('notAllowed', 'role', says('club.ownerRoles'));
}

function memberRefusal(state: ClubState, act: MemberAct): ActRefusal | null {
  const { members } = state;
  if (act.type === 'add' || act.type === 'join') {
    const added = act.type === 'add' ? act.members : [act.member];
    if (members.size + added.length > MOST_MEMBERS) {
      return refuse('badValue', 'members', says('member.tooMany', MOST_MEMBERS));
    }
    const at = added.findIndex(
      ({ id }, i) => members.has(id) || added.findIndex((one) => one.id === id) !== i,
    );
    const field = act.type === 'add' ? `members.${at}.id` : 'member.id';
    return at < 0 ? null : refuse('duplicate', field, says('member.known', added[at]!.id));
  }
  const unknown = needsMember(state, 'member', act.member);
  if (unknown) return unknown;
  const member = members.get(act.member)!;
  if (act.type === 'comeBack') {
    return member.hasLeft
      ? null
      : refuse('wrongState', 'member', says('member.notLeft', member.name));
  }
  if (act.type === 'leave' && member.hasLeft) {
    return refuse('wrongState', 'member', says('member.left', member.name));
  }
  const losesRole =
    act.type === 'leave' ||
    act.type === 'erase' ||
    (act.type === 'setRole' && act.role !== 'owner');
  if (losesRole && member.role === 'owner' && ownersOf(state) === 1) {
    return refuse('wrongState', 'member', says('club.lastOwner'));
  }
  return null;
}

const ownersOf = ({ members }: ClubState) =>
  [...members.values()].filter(({ role, hasLeft }) => role === 'owner' && !hasLeft).length;

function seasonRefusal(state: ClubState, act: SeasonAct): ActRefusal | null {
  const { seasons } = state;
  if (act.type === 'openSeason') {
    const { id } = act.season;
    if (seasons.has(id)) return refuse('duplicate', 'season.id', says('season.known', id));
    if (seasons.size >= MOST_SEASONS)
      return refuse('badValue', 'season', says('season.tooMany', MOST_SEASONS));
    return termsRefusal(state, act.season, 'season');
  }
  const found = seasons.get(act.season);
  if (found === undefined) return refuse('unknown', 'season', says('season.unknown', act.season));
  const { season, isClosed } = found;
  if (act.type === 'reopenSeason') {
    return isClosed ? null : refuse('wrongState', 'season', says('season.open', season.name));
  }
  if (isClosed) return refuse('wrongState', 'season', says('season.closed', season.name));
  if (act.type === 'closeSeason') return null;
  const isRunning = [...state.evenings.values()].some(
    ({ evening, games }) => evening.season === season.id && games.length > 0,
  );
  if (isRunning && act.changes.formula !== undefined && act.reason === '') {
    return refuse('incomplete', 'reason', says('season.reason'));
  }
  return termsRefusal(state, { ...season, ...act.changes }, 'changes');
}

function termsRefusal(
  state: ClubState,
  { from, to, teams }: Season,
  field: string,
): ActRefusal | null {
  if (to < from) return refuse('badValue', `${field}.to`, says('season.daysReversed', to, from));
  const seen = new Set<MemberId>();
  for (const [i, team] of teams.entries()) {
    for (const member of team.members) {
      const unknown = needsMember(state, `${field}.teams.${i}.members`, member);
      if (unknown) return unknown;
      if (seen.has(member)) {
        return refuse(
          'duplicate',
          `${field}.teams.${i}.members`,
          says('team.twice', nameOf(state, member)),
        );
      }
      seen.add(member);
    }
  }
  return null;
}

function eveningRefusal(state: ClubState, act: EveningAct): ActRefusal | null {
  const { evenings, seasons } = state;
  const season =
    act.type === 'plan'
      ? act.evening.season
      : act.type === 'changeEvening'
        ? act.changes.season
        : null;
  if (season && !seasons.has(season))
    return refuse('unknown', 'season', says('season.unknown', season));
  if (act.type === 'plan') {
    const { id } = act.evening;
    return evenings.has(id) ? refuse('duplicate', 'evening.id', says('evening.known', id)) : null;
  }
  const found = evenings.get(act.evening);
  if (found === undefined)
    return refuse('unknown', 'evening', says('evening.unknown', act.evening));
  const { evening, isOver, isCancelled, games } = found;
  if (act.type === 'changeEvening') return null;
  if (isCancelled) return refuse('wrongState', 'evening', says('evening.cancelled', evening.day));
  if (act.type === 'reopenEvening') {
    return isOver ? null : refuse('wrongState', 'evening', says('evening.notOver', evening.day));
  }
  if (isOver) return refuse('wrongState', 'evening', says('evening.over', evening.day));
  if (act.type === 'cancel') {
    return games.length === 0
      ? null
      : refuse('wrongState', 'evening', says('evening.played', evening.day));
  }
  if (act.type === 'keep') {
    const isDrawn = found.draws.get(act.game)?.tables[act.table - 1] !== undefined;
    if (isDrawn) return null;
    return refuse('unknown', 'table', says('evening.noTable', act.table, act.game));
  }
  return namesRefusal(state, act);
}

/** Acts that name members, each once. */
function namesRefusal(state: ClubState, act: EveningAct): ActRefusal | null {
  switch (act.type) {
    case 'answer':
      return needsMember(state, 'member', act.member);
    case 'present':
      return firstUnknown(state, 'members', act.members);
    case 'draw':
      return playersRefusal(state, 'tables', act.tables.flat());
    default:
      return null;
  }
}
