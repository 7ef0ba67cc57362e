// The people around a game: whom one follows and played with, who asks whom to a table, and what is reported to the host.

import {
  invitationSchema,
  type PeopleAnswer,
  peopleAnswer,
  type Refusal,
  reportSchema,
} from '@hanchan/protocol';
import type { Person } from '@hanchan/storage';
import { z } from 'zod';
import { newId } from '../lobby/roomData.ts';
import { DAY, MINUTE } from '../time.ts';
import { aboutRoutes, answering } from './about.ts';
import { type App, type Context, Refused, signedIn } from './context.ts';

const playerParams = z.strictObject({ player: z.string().min(1).max(64) });
const done = z.object({ ok: z.literal(true) });
const DONE = { ok: true } as const;
const about = aboutRoutes('people');

const RECENT = 12;
const MOST_FOLLOWED = 200;
const INVITATIONS_PER_10_MINUTES = 10;
const REPORTS_PER_DAY = 10;

const NOBODY: Refusal = { code: 'badMessage', message: 'there is no such player', field: 'player' };

export function addPeopleRoutes(app: App, context: Context): void {
  addCircle(app, context);
  addInvitations(app, context);
  addReporting(app, context);
}

function addCircle(app: App, context: Context): void {
  const { storage, site, board } = context;
  const { circle, people } = storage;

  async function circleOf(person: string): Promise<PeopleAnswer> {
    const [followed, recent] = await Promise.all([
      circle.followedBy(person),
      circle.recentOpponents(person, RECENT),
    ]);
    // Only who follows back shows whether they are here.
    const open = await circle.followersAmong(
      person,
      followed.map(({ id }) => id),
    );
    const here = await site.hereAmong(open);
    const tableOf = (id: string) =>
      board
        .list()
        .find(({ places }) => places.some((one) => one.type === 'player' && one.player.id === id))
        ?.id ?? null;
    const following = followed.map(({ id, name, isGuest }) => {
      const isHere = here.has(id);
      return { id, name, isGuest, isHere, table: isHere ? tableOf(id) : null };
    });
    return { following, recent };
  }

  app.get(
    '/api/people',
    about('Whom I follow and whether they are here, and with whom I played last', {
      response: answering(peopleAnswer),
    }),
    async (request) => circleOf((await signedIn(context, request)).person.id),
  );

  for (const method of ['PUT', 'DELETE'] as const) {
    const isFollowed = method === 'PUT';
    app.route({
      method,
      url: '/api/follows/:player',
      ...about(isFollowed ? 'Follow a player' : 'Follow a player no longer', {
        response: answering(peopleAnswer),
        params: playerParams,
      }),
      handler: async (request) => {
        const { person } = await signedIn(context, request);
        const { player } = request.params;
        if (!isFollowed) await circle.unfollow(person.id, player);
        else {
          if (player === person.id || (await people.find(player)) === undefined)
            throw new Refused(NOBODY);
          if ((await circle.followedBy(person.id)).length >= MOST_FOLLOWED) {
            const message = `you follow ${MOST_FOLLOWED} players already`;
            throw new Refused({ code: 'wrongState', message });
          }
          await circle.follow(person.id, player);
        }
        return circleOf(person.id);
      },
    });
  }
}

/** Whoever has blocked the inviter is not told, and the inviter does not learn of it. */
function addInvitations(app: App, context: Context): void {
  const { storage, blocks, counts, config } = context;
  const { circle, people } = storage;
  const invited = counts.allowance('invitations', 10 * MINUTE);

  app.post(
    '/api/invitations',
    about('Ask somebody to the table at which I sit', {
      response: answering(done),
      body: invitationSchema,
    }),
    async (request) => {
      const { person } = await signedIn(context, request);
      const { table, player, name } = request.body;
      const other = await invitedPerson({ player, name });
      if (other.id === person.id) throw new Refused(NOBODY);
      const stored = await storage.tables.find(table);
      if (stored === undefined || !stored.data.includes(JSON.stringify(person.id))) {
        const message = 'take a seat at the table first';
        throw new Refused({ code: 'notSeated', message, field: 'table' });
      }
      if (invited.take(person.id, INVITATIONS_PER_10_MINUTES) > 0) {
        const message = 'many invitations in a short time; try again in ten minutes';
        throw new Refused({ code: 'tooFast', message });
      }
      if (await blocks.isBetween(person.id, [other.id])) return DONE;
      const at = config.time.now();
      await circle.invite({ person: other.id, inviter: person.id, table, at });
      return DONE;
    },
  );

  app.delete(
    '/api/invitations/:player',
    about('The invitation of this player is answered', {
      response: answering(done),
      params: playerParams,
    }),
    async (request) => {
      const { person } = await signedIn(context, request);
      await circle.dropInvitation(person.id, request.params.player);
      return DONE;
    },
  );

  async function invitedPerson(who: {
    readonly player: string | undefined;
    readonly name: string | undefined;
  }): Promise<Person> {
    const { player, name } = who;
    if ((player === undefined) === (name === undefined)) {
      const message = 'send either the player or the name';
      throw new Refused({ code: 'badMessage', message, field: 'player' });
    }
    const found = player === undefined ? await people.findByName(name!) : await people.find(player);
    if (found !== undefined) return found;
    const field = player === undefined ? 'name' : 'player';
    throw new Refused({ ...NOBODY, message: 'nobody here has this name', field });
  }
}

function addReporting(app: App, context: Context): void {
  const { storage, config } = context;

  app.post(
    '/api/reports',
    about('Report a player to the host of this site', {
      response: answering(done),
      body: reportSchema,
    }),
    async (request) => {
      const { person } = await signedIn(context, request);
      const { player, reason, note, table = null } = request.body;
      const about = await storage.people.find(player);
      if (about === undefined || about.id === person.id) throw new Refused(NOBODY);
      const at = config.time.now();
      if ((await storage.conduct.reportedBy(person.id, at - DAY)) >= REPORTS_PER_DAY) {
        const message = `${REPORTS_PER_DAY} reports a day are read; try again tomorrow`;
        throw new Refused({ code: 'tooFast', message });
      }
      const id = newId(config.randomBytes);
      const { name } = about;
      await storage.conduct.report({
        id,
        reporter: person.id,
        about: about.id,
        name,
        reason,
        note,
        table,
        at,
      });
      return DONE;
    },
  );
}
