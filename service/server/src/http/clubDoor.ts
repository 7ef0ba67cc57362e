// Who comes to a club: the club behind an address, and the holder of the key in the header.

import { type ClubActor, seesResults } from '@hanchan/club';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { JOIN_LINK, openedBy } from '../clubs/keys.ts';
import type { LiveClub } from '../clubs/liveClub.ts';
import type { ClubSeen } from '../clubs/shortClub.ts';
import { bearerIn } from './bearer.ts';
import { type Telling, telling } from './compressed.ts';
import { type Context, Refused } from './context.ts';

const id = z.string().regex(/^[\w-]{1,40}$/, 'an id of letters, digits, _ and -');
export const clubParams = z.strictObject({ club: id });
export const clubMemberParams = z.strictObject({ club: id, member: id });
export const clubPairParams = z.strictObject({ club: id, member: id, other: id });
export const clubEveningParams = z.strictObject({ club: id, evening: id });
export const clubSeasonParams = z.strictObject({ club: id, season: id });
export const clubSumParams = z.strictObject({ club: id, season: id, member: id });
/** With a member, how that one came to theirs. */
export const clubRatingsQuery = z.strictObject({ member: id.optional() });

const VISITOR: ClubActor = { role: 'visitor', member: null };

/** Who asks, and for which club. */
export interface ClubDoor {
  enter(request: FastifyRequest): Promise<{ readonly club: LiveClub; readonly by: ClubActor }>;
  /** To look at it only, right after a start too. */
  see(request: FastifyRequest): Promise<{ readonly club: ClubSeen; readonly by: ClubActor }>;
  /** The same, for whoever may read results. */
  look(request: FastifyRequest): Promise<{ readonly club: ClubSeen; readonly by: ClubActor }>;
  /** The same, with the hands of every game. */
  lookAtHands(
    request: FastifyRequest,
  ): Promise<{ readonly club: LiveClub; readonly by: ClubActor }>;
  tell: Telling;
}

export const noSuch = (field: string, message: string) =>
  new Refused({ code: field === 'club' ? 'noSuchClub' : 'unknown', field, message });

export function clubDoor({ clubs, work }: Context): ClubDoor {
  const idIn = (request: FastifyRequest) => (request.params as { club: string }).club;
  const enter = async (request: FastifyRequest) =>
    admitted(await clubs.get(idIn(request)), request);
  const see = async (request: FastifyRequest) => admitted(await clubs.look(idIn(request)), request);
  return {
    enter,
    see,
    look: async (request) => shownResults(await see(request)),
    lookAtHands: async (request) => shownResults(await enter(request)),
    tell: telling(work),
  };
}

function admitted<C extends ClubSeen>(club: C | null, request: FastifyRequest) {
  if (club === null) throw noSuch('club', 'there is no such club');
  const key = bearerIn(request);
  if (key === undefined) {
    if (club.state.settings.listed === 'everybody') return { club, by: VISITOR };
    throw new Refused({
      code: 'notAllowed',
      field: 'key',
      message: 'only members see this club',
    });
  }
  const opened = openedBy(club.secret, club.state, key);
  if (opened === null || opened === JOIN_LINK) {
    const message =
      'this key opens nothing in this club: it is of another one, was renewed, or its member is gone';
    throw new Refused({ code: 'notAllowed', field: 'key', message });
  }
  return { club, by: opened };
}

function shownResults<F extends { readonly club: ClubSeen; readonly by: ClubActor }>(found: F): F {
  if (seesResults(found.club.state, found.by)) return found;
  const message = 'this club shows its results to members only';
  throw new Refused({ code: 'notAllowed', field: 'key', message });
}
