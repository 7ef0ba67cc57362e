// An event over HTTP: making one and erasing it. Its log, its keys, its papers and its archive have files of their own.

import {
  erasedAnswer,
  eventCreatedAnswer,
  eventEraseSchema,
  eventRequestSchema,
  eventsAnswer,
} from '@hanchan/protocol';
import { type Creators, creators } from '../events/creators.ts';
import { keyOf } from '../events/keys.ts';
import { aboutRoutes, answering } from './about.ts';
import { type App, type Context, granted, Refused } from './context.ts';
import { addArchive, addImport } from './eventArchiveRoutes.ts';
import { type EventDoor, eventDoor, eventParams as params } from './eventDoor.ts';
import { addEventKeyRoutes } from './eventKeyRoutes.ts';
import { addActRoutes, addEventLogRoutes } from './eventLogRoutes.ts';
import { addPersonRoutes } from './eventPeopleRoutes.ts';
import { addOnlineRoutes } from './onlineRoutes.ts';
import { addPaperRoutes } from './paperRoutes.ts';

const about = aboutRoutes('events');

export function addEventRoutes(app: App, context: Context): void {
  const door = eventDoor(app, context);
  const creating = creators(context);
  const inside = [addPaperRoutes, addEventLogRoutes, addEventKeyRoutes, addOnlineRoutes];
  for (const add of [...inside, addPersonRoutes, addErasing]) add(app, context, door);
  for (const add of [addActRoutes, addArchive]) add(app, door);
  for (const add of [addMaking, addImport]) add(app, context, creating);
}

function addMaking(app: App, { events }: Context, creating: Creators): void {
  app.get(
    '/api/events',
    about('Events, latest first', { response: answering(eventsAnswer) }),
    async () => ({ events: [...(await events.list())] }),
  );

  app.post(
    '/api/events',
    {
      onRequest: (request) => creating.admit(request),
      ...about(
        'Create an event (with a name or an account); the answer has the key of its organiser',
        { body: eventRequestSchema, response: answering(eventCreatedAnswer) },
      ),
    },
    async (request) => {
      const { id, secret, state } = granted(await events.create(request.body));
      creating.count(request);
      return { id, key: keyOf(secret, state, 'organiser') };
    },
  );
}

function addErasing(app: App, { events }: Context, { eventOf, organiserOf }: EventDoor): void {
  app.delete(
    '/api/events/:event',
    about('Erase the event for good, as its organiser; the archive is all that brings it back', {
      params,
      body: eventEraseSchema,
      response: answering(erasedAnswer),
    }),
    async (request) => {
      const event = await eventOf(request.params.event);
      organiserOf(event, request);
      const { settings, rounds } = event.state;
      if (request.body.name !== settings.name) {
        const message = 'write the name of the event to confirm';
        throw new Refused({ code: 'badMessage', message, field: 'name' });
      }
      if (rounds.some(({ startedAt, endedAt }) => startedAt !== null && endedAt === null)) {
        throw new Refused({ code: 'wrongState', message: 'a round is running: end it first' });
      }
      await events.erase(event);
      return { isErased: true as const };
    },
  );
}
