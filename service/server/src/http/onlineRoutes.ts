// Tables of an event that are played on this server.

import {
  onlineAnswer,
  onlineRequestSchema,
  onlineSitSchema,
  onlineTable,
  watchedAnswer,
} from '@hanchan/protocol';
import { z } from 'zod';
import { nameOf } from '../people/identity.ts';
import { aboutRoutes, answering } from './about.ts';
import { type App, type Context, granted, Refused, signedIn } from './context.ts';
import { type EventDoor, eventParams as params } from './eventDoor.ts';

const about = aboutRoutes('events');
const number = z.coerce.number().int().min(1);
const tableParams = params.extend({ round: number.max(500), table: number.max(1_000) });

export function addOnlineRoutes(app: App, context: Context, door: EventDoor): void {
  const { online } = context;

  app.get(
    '/api/events/:event/online',
    about('Tables played on this server: all of them for staff, their own for a player', {
      params,
      response: answering(onlineAnswer),
    }),
    async (request) => {
      const event = await door.eventOf(request.params.event);
      const actor = door.actorOf(event, request);
      return { tables: [...(await online.list(event, actor))] };
    },
  );

  app.post(
    '/api/events/:event/online',
    about('Open the tables of a round on this server; repeating it is safe', {
      params,
      body: onlineRequestSchema,
      response: answering(onlineAnswer),
    }),
    async (request) => {
      const event = await door.eventOf(request.params.event);
      door.admit(['organiser', 'headReferee'], event, request);
      return { tables: [...granted(await online.open(event, request.body))] };
    },
  );

  app.post(
    '/api/events/:event/online/sit',
    about('Take your seat at your table (a player who is also signed in here)', {
      params,
      body: onlineSitSchema,
      response: answering(onlineTable),
    }),
    async (request) => {
      const event = await door.eventOf(request.params.event);
      const actor = door.admit(['player'], event, request);
      const { person } = await signedIn(context, request);
      return granted(await online.sit(event, actor, request.body, nameOf(person)));
    },
  );
  addWatching(app, context, door);
}

function addWatching(app: App, { online }: Context, door: EventDoor): void {
  app.get(
    '/api/events/:event/online/watched',
    about(
      'Online tables that everybody may watch: no curtain hides them, and all four agreed to be named',
      { params, response: answering(watchedAnswer) },
    ),
    async (request) => {
      const event = await door.eventOf(request.params.event);
      return { tables: [...(await online.watched(event))] };
    },
  );

  app.get(
    '/api/events/:event/online/:round/:table/hands',
    about('The hands played so far at such a table, as late as spectators see them', {
      params: tableParams,
    }),
    async (request) => {
      const { round, table } = request.params;
      const event = await door.eventOf(request.params.event);
      const hands = await online.hands(event, round, table);
      if (hands !== null) return hands;
      const message = 'there is no such table to watch';
      throw new Refused({ code: 'noSuchTable', field: 'table', message });
    },
  );
}
