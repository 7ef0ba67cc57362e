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
import type { Person } from '@hanchan/storage';
import type { Result, Seat } from '@hanchan/tiles';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { neighbourhood } from '../limits/proxies.ts';
import type { Room } from '../lobby/room.ts';
import { nameOf } from '../people/identity.ts';
import { aboutRoutes, answering } from './about.ts';
import { type App, askerOf, type Context, granted, Refused, signedIn } from './context.ts';
import { originOf } from './visit.ts';

const params = z.strictObject({ table: z.string().min(1).max(64) });
const placeParams = params.extend({ place: z.coerce.number().int().min(0).max(3) });

const about = aboutRoutes('tables');
const response = answering(tableAnswer);

export function addTableRoutes(app: App, context: Context): void {
  const desk = tableDesk(context);
  addLobbyRoutes(app, context, desk);
  addPlaceRoutes(app, context, desk);
  addHostRoutes(app, context, desk);
}

type ToTable = FastifyRequest & { readonly params: { readonly table: string } };

/** What the routes of tables share: the room behind an address, and who does something there. */
interface TableDesk {
  roomOf(id: string): Promise<Room>;
  /** The room, and whoever asks, who has a name or an account. */
  at(request: ToTable): Promise<{ room: Room; person: Person }>;
  /** Carries something out in the room, and answers what is known of it then. */
  change(
    request: ToTable,
    act: (room: Room, player: string) => Promise<Result<unknown, Refusal>>,
  ): Promise<TableInfo>;
  /** Only what this server has sits down. */
  checkBots(levels: readonly string[], field: string): void;
}

function tableDesk(context: Context): TableDesk {
  const { rooms, botLevels } = context;

  async function roomOf(id: string): Promise<Room> {
    const room = await rooms.get(id);
    if (room !== null) return room;
    throw new Refused({ code: 'noSuchTable', message: 'there is no such table', field: 'table' });
  }

  async function at(request: ToTable) {
    const { person } = await signedIn(context, request);
    return { person, room: await roomOf(request.params.table) };
  }

  return {
    roomOf,
    at,
    async change(request, act) {
      const { person, room } = await at(request);
      return informed(room, person.id, await act(room, person.id));
    },
    checkBots(levels, field) {
      const missing = levels.find((level) => !(botLevels as readonly string[]).includes(level));
      if (missing === undefined) return;
      const message = `this server has no bot "${missing}"; it has ${botLevels.join(', ')}`;
      throw new Refused({ code: 'notOffered', message, field });
    },
  };
}

function informed(room: Room, player: string, done: Result<unknown, Refusal>): TableInfo {
  granted(done);
  return room.infoFor(player);
}

/** Tables to see and to open. */
function addLobbyRoutes(app: App, context: Context, { roomOf, checkBots }: TableDesk): void {
  const { rooms, board } = context;

  app.get(
    '/api/tables',
    about('Tables to join or watch', { response: answering(tablesAnswer) }),
    async () => ({
      tables: board.list(),
    }),
  );

  app.post(
    '/api/tables',
    about('Open a table; the host takes the first seat', {
      response: { 201: tableAnswer, '4xx': refusalAnswer },
      body: tableSettingsSchema,
    }),
    async (request, reply) => {
      const { person } = await signedIn(context, request);
      checkBots(request.body.bots, 'bots');
      await context.homes.note(person.id, originOf(request));
      const made = granted(await rooms.create(nameOf(person), request.body));
      return reply.status(201).send(made.infoFor(person.id));
    },
  );

  app.get('/api/tables/:table', about('One table', { response, params }), async (request) => {
    const asker = await askerOf(context, request);
    return (await roomOf(request.params.table)).infoFor(asker?.person.id ?? null);
  });

  app.get(
    '/api/tables/:table/rules',
    about('The rules of this table, every value with its source', {
      response: answering(rulesetAnswer),
      params,
    }),
    async (request) => {
      const { ruleset } = await roomOf(request.params.table);
      return { ...ruleset, hash: hashOf(ruleset.values) };
    },
  );
}

/** Whoever sits down, stands up, and has part in the walls. */
function addPlaceRoutes(app: App, context: Context, desk: TableDesk): void {
  app.post(
    '/api/tables/:table/join',
    about('Take a seat', { response, params, body: joinSchema }),
    async (request) => {
      const { person, room } = await desk.at(request);
      const { password, pledge } = request.body;
      const address = neighbourhood(request.ip);
      await context.homes.note(person.id, originOf(request));
      await admit(context, room, nameOf(person), { password, address });
      return informed(room, person.id, await room.join(nameOf(person), pledge));
    },
  );

  app.post(
    '/api/tables/:table/leave',
    about('Leave the seat', { response, params }),
    async (request) => {
      const { person, room } = await desk.at(request);
      const info = informed(room, person.id, await room.leave(person.id));
      await context.rooms.dropIfDeserted(room);
      return info;
    },
  );

  app.post(
    '/api/tables/:table/pledge',
    about('Promise a word for the walls by its hash; it is told once nobody comes or goes', {
      response,
      params,
      body: pledgeSchema,
    }),
    (request) =>
      desk.change(request, (room, player) => room.setPledge(player, request.body.pledge)),
  );

  app.post(
    '/api/tables/:table/words',
    about('Add words of your own to the walls, or tell the word that was promised', {
      response,
      params,
      body: wordsSchema,
    }),
    (request) => desk.change(request, (room, player) => room.setWords(player, request.body.words)),
  );
}

/** What the host decides, and the table after this one. */
function addHostRoutes(app: App, { rooms }: Context, desk: TableDesk): void {
  app.put(
    '/api/tables/:table/places/:place',
    about('Seat a bot, or free a seat (host)', {
      response,
      params: placeParams,
      body: placeSchema,
    }),
    (request) =>
      desk.change(request, (room, player) => {
        const { bot } = request.body;
        if (bot !== null) desk.checkBots([bot], 'bot');
        return room.setPlace(player, request.params.place as Seat, bot);
      }),
  );

  app.put(
    '/api/tables/:table/pace',
    about('Set the pace of the table (host), also during the match', {
      response,
      params,
      body: paceSchema,
    }),
    (request) => desk.change(request, (room, player) => room.setPace(player, request.body.pace)),
  );

  app.post(
    '/api/tables/:table/start',
    about('Begin the match (host, all seats taken)', { response, params }),
    (request) => desk.change(request, (room, player) => room.start(player)),
  );

  app.post(
    '/api/tables/:table/rematch',
    about('Play again: open the next table, or take a seat at it', { response, params }),
    async (request) => {
      const { person, room } = await desk.at(request);
      const player = nameOf(person);
      granted(await room.rematch(person.id, () => rooms.again(room, player)));
      const next = await desk.roomOf(room.data.rematch!);
      return informed(next, person.id, await next.join(player));
    },
  );
}

/** The password, and peace between those who sit together. */
async function admit(
  { blocks, tableDoor, homes }: Context,
  room: Room,
  player: PlayerName,
  shown: { readonly password: string | undefined; readonly address: string },
): Promise<void> {
  if (room.isSeated(player.id)) return;
  const refused = await tableDoor.refusalOf(room, player.id, shown);
  if (refused !== null) throw new Refused(refused);
  const { places } = room.data;
  const others = places.flatMap((place) => (place?.type === 'player' ? [place.player] : []));
  if (await blocks.isBetween(player.id, others))
    throw new Refused({ code: 'blocked', message: 'you cannot sit at this table' });
  const { visibility, oneHome } = room.data.settings;
  if (visibility !== 'public' || oneHome === true) return;
  if (!(await homes.isAmong(player.id, others))) return;
  const message =
    'somebody from your home sits here: at a table for everybody only where its host allows that';
  throw new Refused({ code: 'oneHome', message });
}
