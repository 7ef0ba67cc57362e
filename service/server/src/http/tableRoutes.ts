// The lobby over HTTP: open a table, take a place, begin, play again.

import {
  joinSchema,
  type PlayerName,
  paceSchema,
  placeSchema,
  pledgeSchema,
  type Refusal,
  refusalAnswer,
  rulesetAnswer,
  type TableInfo,
  tableAnswer,
  tableSettingsSchema,
  tablesAnswer,
  wordsSchema,
} from '@hanchan/protocol';
import { hashOf } from '@hanchan/rules';
import type { Result, Seat } from '@hanchan/tiles';
import { z } from 'zod';
import { neighbourhood } from '../limits/proxies.ts';
import type { Room } from '../lobby/room.ts';
import { nameOf } from '../people/identity.ts';
import { type App, answering, askerOf, type Context, Refused, signedIn } from './context.ts';

const params = z.strictObject({ table: z.string().min(1).max(64) });
const placeParams = params.extend({ place: z.coerce.number().int().min(0).max(3) });

export function addTableRoutes(app: App, context: Context): void {
  const { rooms, board, botLevels } = context;
  const tags = ['tables'];
  const response = answering(tableAnswer);

  async function roomOf(id: string): Promise<Room> {
    const room = await rooms.get(id);
    if (room !== null) return room;
    throw new Refused({ code: 'noSuchTable', message: 'there is no such table', field: 'table' });
  }

  /** Only what this server has sits down. */
  function checkBots(levels: readonly string[], field: string): void {
    const missing = levels.find((level) => !(botLevels as readonly string[]).includes(level));
    if (missing === undefined) return;
    const message = `this server has no bot "${missing}"; it has ${botLevels.join(', ')}`;
    throw new Refused({ code: 'notOffered', message, field });
  }

  const informed = (room: Room, player: string, done: Result<unknown, Refusal>): TableInfo => {
    if (!done.ok) throw new Refused(done.error);
    return room.infoFor(player);
  };

  app.get(
    '/api/tables',
    { schema: { tags, response: answering(tablesAnswer), summary: 'Tables to join or watch' } },
    async () => ({
      tables: board.list(),
    }),
  );

  app.post(
    '/api/tables',
    {
      schema: {
        tags,
        response: { 201: tableAnswer, '4xx': refusalAnswer },
        summary: 'Open a table; the host takes the first seat',
        body: tableSettingsSchema,
      },
    },
    async (request, reply) => {
      const { person } = await signedIn(context, request);
      checkBots(request.body.bots, 'bots');
      const made = await rooms.create(nameOf(person), request.body);
      if (!made.ok) throw new Refused(made.error);
      return reply.status(201).send(made.value.infoFor(person.id));
    },
  );

  app.get(
    '/api/tables/:table',
    { schema: { tags, response, summary: 'One table', params } },
    async (request) => {
      const asker = await askerOf(context, request);
      return (await roomOf(request.params.table)).infoFor(asker?.person.id ?? null);
    },
  );

  app.get(
    '/api/tables/:table/rules',
    {
      schema: {
        tags,
        response: answering(rulesetAnswer),
        summary: 'The rules of this table, every value with its source',
        params,
      },
    },
    async (request) => {
      const { ruleset } = await roomOf(request.params.table);
      return { ...ruleset, hash: hashOf(ruleset.values) };
    },
  );

  app.post(
    '/api/tables/:table/join',
    { schema: { tags, response, summary: 'Take a seat', params, body: joinSchema } },
    async (request) => {
      const { person } = await signedIn(context, request);
      const room = await roomOf(request.params.table);
      const { password, pledge } = request.body;
      const address = neighbourhood(request.ip);
      await admit(context, room, nameOf(person), { password, address });
      return informed(room, person.id, await room.join(nameOf(person), pledge));
    },
  );

  app.post(
    '/api/tables/:table/leave',
    { schema: { tags, response, summary: 'Leave the seat', params } },
    async (request) => {
      const { person } = await signedIn(context, request);
      const room = await roomOf(request.params.table);
      const info = informed(room, person.id, await room.leave(person.id));
      await rooms.dropIfDeserted(room);
      return info;
    },
  );

  app.post(
    '/api/tables/:table/pledge',
    {
      schema: {
        tags,
        response,
        summary: 'Promise a word for the walls by its hash; it is told once nobody comes or goes',
        params,
        body: pledgeSchema,
      },
    },
    async (request) => {
      const { person } = await signedIn(context, request);
      const room = await roomOf(request.params.table);
      return informed(room, person.id, await room.setPledge(person.id, request.body.pledge));
    },
  );

  app.post(
    '/api/tables/:table/words',
    {
      schema: {
        tags,
        response,
        summary: 'Add words of your own to the walls, or tell the word that was promised',
        params,
        body: wordsSchema,
      },
    },
    async (request) => {
      const { person } = await signedIn(context, request);
      const room = await roomOf(request.params.table);
      return informed(room, person.id, await room.setWords(person.id, request.body.words));
    },
  );

  app.put(
    '/api/tables/:table/places/:place',
    {
      schema: {
        tags,
        response,
        summary: 'Seat a bot, or free a seat (host)',
        params: placeParams,
        body: placeSchema,
      },
    },
    async (request) => {
      const { person } = await signedIn(context, request);
      const room = await roomOf(request.params.table);
      const { bot } = request.body;
      if (bot !== null) checkBots([bot], 'bot');
      return informed(
        room,
        person.id,
        await room.setPlace(person.id, request.params.place as Seat, bot),
      );
    },
  );

  app.put(
    '/api/tables/:table/pace',
    {
      schema: {
        tags,
        response,
        summary: 'Set the pace of the table (host), also during the match',
        params,
        body: paceSchema,
      },
    },
    async (request) => {
      const { person } = await signedIn(context, request);
      const room = await roomOf(request.params.table);
      return informed(room, person.id, await room.setPace(person.id, request.body.pace));
    },
  );

  app.post(
    '/api/tables/:table/start',
    { schema: { tags, response, summary: 'Begin the match (host, all seats taken)', params } },
    async (request) => {
      const { person } = await signedIn(context, request);
      const room = await roomOf(request.params.table);
      return informed(room, person.id, await room.start(person.id));
    },
  );

  app.post(
    '/api/tables/:table/rematch',
    {
      schema: {
        tags,
        response,
        summary: 'Play again: open the next table, or take a seat at it',
        params,
      },
    },
    async (request) => {
      const { person } = await signedIn(context, request);
      const player = nameOf(person);
      const room = await roomOf(request.params.table);
      const done = await room.rematch(person.id, () => rooms.again(room, player));
      if (!done.ok) throw new Refused(done.error);
      const next = await roomOf(room.data.rematch!);
      return informed(next, person.id, await next.join(player));
    },
  );
}

/** The password, and peace between those who sit together. */
async function admit(
  { blocks, tableDoor }: Context,
  room: Room,
  player: PlayerName,
  shown: { readonly password: string | undefined; readonly address: string },
): Promise<void> {
  if (room.isSeated(player.id)) return;
  const refused = await tableDoor.refusalOf(room, player.id, shown);
  if (refused !== null) throw new Refused(refused);
  const { places } = room.data;
  const others = places.flatMap((place) => (place?.type === 'player' ? [place.player] : []));
  if (!(await blocks.isBetween(player.id, others))) return;
  throw new Refused({ code: 'blocked', message: 'you cannot sit at this table' });
}
