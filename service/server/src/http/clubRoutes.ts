// A club over HTTP: making one, joining it, what is shown of it, and the acts that make its log longer.

import {
  type ClubActor,
  clubView,
  eveningView,
  headToHeadView,
  heldOnMember,
  mayHoldLink,
  playerView,
  seasonView,
  sumView,
} from '@hanchan/club';
import {
  actAnswer,
  clubCommandSchema,
  clubEraseSchema,
  clubJoinedAnswer,
  clubJoinSchema,
  clubPreviewSchema,
  clubRequestSchema,
  erasedAnswer,
} from '@hanchan/protocol';
import { clubActs } from '../clubs/acting.ts';
import { keptRules } from '../clubs/clubs.ts';
import { clubKey, JOIN_LINK, memberLink, openedBy } from '../clubs/keys.ts';
import type { LiveClub } from '../clubs/liveClub.ts';
import { playingAt } from '../clubs/playing.ts';
import type { ClubSeen } from '../clubs/shortClub.ts';
import { creators } from '../events/creators.ts';
import { aboutRoutes, answering } from './about.ts';
import {
  type ClubDoor,
  clubDoor,
  clubEveningParams,
  clubMemberParams,
  clubPairParams,
  clubParams,
  clubRatingsQuery,
  clubSeasonParams,
  clubSumParams,
  noSuch,
} from './clubDoor.ts';
import { addClubFileRoutes } from './clubFileRoutes.ts';
import { type App, type Context, granted, Refused } from './context.ts';
import { asWhole } from './files.ts';

const about = aboutRoutes('clubs');
/** Two hundred members in one act. */
const ACT_LIMIT = 256 * 1_024;

export function addClubRoutes(app: App, context: Context): void {
  const door = clubDoor(context);
  addMaking(app, context);
  addJoining(app, context);
  addHome(app, context, door);
  addSeasons(app, door);
  addPlayers(app, door);
  addActing(app, context, door);
  addErasing(app, context, door);
  addClubFileRoutes(app, context, door);
}

const joined = ({ id, secret, state }: LiveClub, member: string) => ({
  id,
  member,
  key: clubKey(secret, state, memberLink(member)),
});

function addMaking(app: App, context: Context): void {
  const { clubs, config } = context;
  const creating = creators(context);
  app.get('/api/clubs', about('Clubs that everybody may know of'), async () => ({
    clubs: await clubs.list(),
  }));
  app.post(
    '/api/clubs',
    {
      onRequest: (request) => creating.admit(request),
      ...about("Found a club (with a name or an account); the answer has its owner's key", {
        body: clubRequestSchema,
        response: answering(clubJoinedAnswer),
      }),
    },
    async (request) => {
      const { settings, name } = request.body;
      const rules = keptRules(settings.rules);
      if (!rules.ok) throw new Refused({ ...rules.error, field: 'settings.rules' });
      const owner = { id: config.randomBytes(6).toString('hex'), name, role: 'owner' as const };
      const club = await clubs.create({ ...settings, rules: rules.value }, owner);
      creating.count(request);
      return joined(club, owner.id);
    },
  );
}

function addJoining(app: App, { clubs, config }: Context): void {
  app.post(
    '/api/clubs/:club/join',
    about("Come in by the club's link as a new member, or by one's own link as that member", {
      params: clubParams,
      body: clubJoinSchema,
      response: answering(clubJoinedAnswer),
    }),
    async (request) => {
      const club = await clubs.get(request.params.club);
      if (club === null) throw noSuch('club', 'there is no such club');
      const { id, key, name } = request.body;
      const opened = openedBy(club.secret, club.state, key);
      if (opened === null) {
        const message = 'this link is no longer valid: ask the club for a new one';
        throw new Refused({ code: 'notAllowed', field: 'key', message });
      }
      if (opened !== JOIN_LINK) return joined(club, opened.member!);
      const member = { id: config.randomBytes(6).toString('hex'), name, role: 'member' as const };
      const by: ClubActor = { role: 'server', member: null };
      const seq = granted(await club.act(id, { type: 'join', member }, by));
      // Sent twice, it was the first one that came in.
      const entry = club.entries[seq - 1]!;
      return joined(club, entry.act.type === 'join' ? entry.act.member.id : member.id);
    },
  );
}

function addHome(app: App, { kept }: Context, door: ClubDoor): void {
  app.get(
    '/api/clubs/:club',
    about('The club, as far as one may see it', { params: clubParams }),
    async (request, reply) => {
      const { club, by } = await door.see(request);
      const ratings = await club.ratings();
      return door.tell(request, reply, () => clubView(club.id, club.state, by, ratings));
    },
  );
  app.get(
    '/api/clubs/:club/evenings/:evening',
    about('An evening with its tables, and what those that are played have told so far', {
      params: clubEveningParams,
    }),
    async (request, reply) => {
      const { club, by } = await door.look(request);
      const held = club.state.evenings.get(request.params.evening);
      if (held === undefined) throw noSuch('evening', 'the club has no such evening');
      const playing = await playingAt(kept, club, held);
      return door.tell(request, reply, () => eveningView(club.state, held, by, playing));
    },
  );
  app.get(
    '/api/clubs/:club/links',
    about("The club's link, and those of members: organisers, of whom they are above", {
      params: clubParams,
    }),
    async (request) => {
      const { club, by } = await door.enter(request);
      if (by.role !== 'owner' && by.role !== 'organiser') {
        throw new Refused({
          code: 'notAllowed',
          field: 'role',
          message: 'This is for organisers.',
        });
      }
      const { secret, state } = club;
      const members = [...state.members.values()].filter(
        (one) => !one.hasLeft && !one.isErased && mayHoldLink(by, one),
      );
      return {
        join: clubKey(secret, state, JOIN_LINK),
        members: members.map(({ id, name }) => ({
          member: id,
          name,
          key: clubKey(secret, state, memberLink(id)),
        })),
      };
    },
  );
}

function addSeasons(app: App, door: ClubDoor): void {
  const seasonIn = (club: ClubSeen, id: string) => {
    const held = club.state.seasons.get(id);
    if (held === undefined) throw noSuch('season', 'the club has no such season');
    return held;
  };
  app.get(
    '/api/clubs/:club/seasons/:season',
    about('The table of a season', { params: clubSeasonParams }),
    async (request, reply) => {
      const { club, by } = await door.look(request);
      const held = seasonIn(club, request.params.season);
      return door.tell(request, reply, () => seasonView(club.state, held, by));
    },
  );
  app.post(
    '/api/clubs/:club/seasons/:season/preview',
    about('The table of a season as another formula would make it; nothing is changed', {
      params: clubSeasonParams,
      body: clubPreviewSchema,
    }),
    async (request, reply) => {
      const { club, by } = await door.look(request);
      const held = seasonIn(club, request.params.season);
      const season = { ...held.season, formula: request.body.formula };
      return door.tell(request, reply, () => seasonView(club.state, { ...held, season }, by));
    },
  );
  app.get(
    '/api/clubs/:club/seasons/:season/members/:member',
    about("How one member's total comes about", { params: clubSumParams }),
    async (request, reply) => {
      const { club, by } = await door.look(request);
      const { season, member } = request.params;
      return door.tell(request, reply, () => {
        const sum = sumView(club.state, seasonIn(club, season), member, by);
        if (sum !== null) return sum;
        throw noSuch('member', 'no game of this member is in the season');
      });
    },
  );
}

function addPlayers(app: App, door: ClubDoor): void {
  const known = ({ state }: ClubSeen, id: string) => {
    const member = state.members.get(id);
    if (member === undefined) throw noSuch('member', 'the club has no such member');
    if (member.isErased) throw noSuch('member', 'this member was erased: only results are left');
    return id;
  };
  app.get(
    '/api/clubs/:club/members/:member',
    about('A player: places, figures, curves', { params: clubMemberParams }),
    async (request, reply) => {
      const { club, by } = await door.look(request);
      const ratings = await club.ratings();
      const member = known(club, request.params.member);
      return door.tell(request, reply, () => playerView(club.state, member, by, ratings));
    },
  );
  app.get(
    '/api/clubs/:club/members/:member/against/:other',
    about('Two players in the games of both', { params: clubPairParams }),
    async (request, reply) => {
      const { club, by } = await door.lookAtHands(request);
      const { member, other } = request.params;
      const pair = [known(club, member), known(club, other)] as const;
      return door.tell(request, reply, () => headToHeadView(club.state, pair, by));
    },
  );
  app.get(
    '/api/clubs/:club/ratings',
    about("Ratings with their uncertainty, and one member's steps", {
      params: clubParams,
      querystring: clubRatingsQuery,
    }),
    async (request, reply) => {
      const { club, by } = await door.look(request);
      const { member } = request.query;
      const ratings = await club.ratings();
      const whose = member === undefined ? null : known(club, member);
      return door.tell(request, reply, () => ratings.view(club.state, by, whose));
    },
  );
}

function addActing(app: App, context: Context, door: ClubDoor): void {
  const resolve = clubActs(context);
  app.post(
    '/api/clubs/:club/acts',
    {
      bodyLimit: ACT_LIMIT,
      ...about('Carry out an act in the club; sent twice, it is carried out once', {
        params: clubParams,
        body: clubCommandSchema,
        response: answering(actAnswer),
      }),
    },
    async (request) => {
      const { club, by } = await door.enter(request);
      const { id, act } = request.body;
      const kept = granted(await resolve(club, act, request));
      return { seq: granted(await club.act(id, kept, by)) };
    },
  );
}

function addErasing(app: App, { clubs, config, work }: Context, door: ClubDoor): void {
  const confirm = (given: string, name: string) => {
    if (given === name) return;
    throw new Refused({ code: 'badMessage', field: 'name', message: 'write the name to confirm' });
  };
  const denied = () =>
    new Refused({
      code: 'notAllowed',
      field: 'role',
      message: 'This is for owners, or for oneself.',
    });
  app.delete(
    '/api/clubs/:club',
    about('Erase the club for good, as its owner; its file is all that brings it back', {
      params: clubParams,
      body: clubEraseSchema,
      response: answering(erasedAnswer),
    }),
    async (request) => {
      const { club, by } = await door.enter(request);
      if (by.role !== 'owner') throw denied();
      confirm(request.body.name, club.state.settings.name);
      await clubs.erase(club);
      return { isErased: true as const };
    },
  );
  app.get(
    '/api/clubs/:club/members/:member/data',
    {
      config: asWhole,
      ...about('Everything that the club holds on a member, for them and for owners', {
        params: clubMemberParams,
      }),
    },
    async (request, reply) => {
      const { club, by } = await door.enter(request);
      const { member } = request.params;
      if (!club.state.members.has(member)) throw noSuch('member', 'the club has no such member');
      if (by.role !== 'owner' && by.member !== member) throw denied();
      reply.header('content-disposition', 'attachment; filename="hanchan-club-data.json"');
      const { settings } = club.state;
      const held = () => ({ club: settings.name, ...heldOnMember(club.entries, member) });
      return work.spend(request, held);
    },
  );
  app.delete(
    '/api/clubs/:club/members/:member',
    {
      config: asWhole,
      ...about('Erase a member: the name goes everywhere, results stand', {
        params: clubMemberParams,
        body: clubEraseSchema,
        response: answering(erasedAnswer),
      }),
    },
    async (request) => {
      const { club, by } = await door.enter(request);
      const member = club.state.members.get(request.params.member);
      if (member === undefined) throw noSuch('member', 'the club has no such member');
      if (by.role !== 'owner' && by.member !== member.id) throw denied();
      confirm(request.body.name, member.name);
      const id = config.randomBytes(12).toString('hex');
      granted(await club.erase(id, member.id, by));
      return { isErased: true as const };
    },
  );
}
