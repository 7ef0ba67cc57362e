// Tables of an event that are played on this server.

import { onlineAnswer, onlineRequestSchema, onlineSitSchema, onlineTable } from '@hanchan/protocol';
import { nameOf } from '../people/identity.ts';
import { type App, answering, type Context, Refused, signedIn } from './context.ts';
import { type EventDoor, eventParams as params } from './eventDoor.ts';

export function addOnlineRoutes(app: App, context: Context, door: EventDoor): void {
  const { online } = context;
  const tags = ['events'];

  app.get(
    '/api/events/:event/online',
    {
      schema: {
        tags,
        summary: 'Tables played on this server: all of them for staff, their own for a player',
        params,
        response: answering(onlineAnswer),
      },
    },
    async (request) => {
      const event = await door.eventOf(request.params.event);
      const actor = door.actorOf(event, request);
      return { tables: [...(await online.list(event, actor))] };
    },
  );

  app.post(
    '/api/events/:event/online',
    {
      schema: {
        tags,
        summary: 'Open the tables of a round on this server; repeating it is safe',
        params,
        body: onlineRequestSchema,
        response: answering(onlineAnswer),
      },
    },
    async (request) => {
      const event = await door.eventOf(request.params.event);
      door.admit(['organiser', 'headReferee'], event, request);
      const made = await online.open(event, request.body.round);
      if (!made.ok) throw new Refused(made.error);
      return { tables: [...made.value] };
    },
  );

  app.post(
    '/api/events/:event/online/sit',
    {
      schema: {
        tags,
        summary: 'Take your seat at your table (a player who is also signed in here)',
        params,
        body: onlineSitSchema,
        response: answering(onlineTable),
      },
    },
    async (request) => {
      const event = await door.eventOf(request.params.event);
      const actor = door.admit(['player'], event, request);
      const { person } = await signedIn(context, request);
      const sat = await online.sit(event, actor, request.body, nameOf(person));
      if (!sat.ok) throw new Refused(sat.error);
      return sat.value;
    },
  );
}
