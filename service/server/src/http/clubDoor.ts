// Who comes to a club: the club behind an address, and the holder of the key in the header.

import { type ClubActor, seesResults } from '@hanchan/club';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { JOIN_LINK, openedBy } from '../clubs/keys.ts';
import type { LiveClub } from '../clubs/liveClub.ts';
import { bearerIn } from './bearer.ts';
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
  /** The same, for whoever may read results. */
  look(request: FastifyRequest): Promise<{ readonly club: LiveClub; readonly by: ClubActor }>;
}

export const noSuch = (field: string, message: string) =>
  new Refused({ code: field === 'club' ? 'noSuchClub' : 'unknown', field, message });

export function clubDoor({ clubs }: Context): ClubDoor {
  async function enter(request: FastifyRequest) {
    const club = await clubs.get((request.params as { club: string }).club);
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
  return {
    enter,
    async look(request) {
      const found = await enter(request);
      if (seesResults(found.club.state, found.by)) return found;
      const message = 'this club shows its results to members only';
      throw new Refused({ code: 'notAllowed', field: 'key', message });
    },
  };
}
