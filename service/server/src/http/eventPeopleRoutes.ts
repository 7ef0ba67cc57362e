// What an event holds on a person, for that person and for whoever answers for the event: to take along, and to have erased.

import { erasedAnswer, eventEraseSchema } from '@hanchan/protocol';
import { type Actor, heldOn } from '@hanchan/tournament';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusedAtDoor } from '../events/atDoor.ts';
import type { LiveEvent } from '../events/liveEvent.ts';
import { aboutRoutes, answering } from './about.ts';
import { type App, type Context, granted, Refused } from './context.ts';
import { type EventDoor, eventParams } from './eventDoor.ts';

const about = aboutRoutes('events');
const params = eventParams.extend({ person: z.string().min(1).max(64) });

export function addPersonRoutes(app: App, { events }: Context, door: EventDoor): void {
  /** The person, and who may answer for the event. */
  function concerned(event: LiveEvent, person: string, request: FastifyRequest): Actor {
    const actor = door.admit(['organiser', 'headReferee', 'player'], event, request);
    if (actor.role !== 'player' || actor.person === person) return actor;
    throw new Refused(refusedAtDoor('notAllowed', 'door.ownData', 'person'));
  }

  app.get(
    '/api/events/:event/people/:person/data',
    about('Everything that the event holds on a person, for them, organiser and head referee', {
      params,
    }),
    async (request, reply) => {
      const event = await door.eventOf(request.params.event);
      const { person } = request.params;
      concerned(event, person, request);
      const held = heldOn(event.state, event.entries, person);
      if (held === null) throw new Refused(NOBODY);
      reply.header('content-disposition', 'attachment; filename="hanchan-event-data.json"');
      return held;
    },
  );

  app.delete(
    '/api/events/:event/people/:person',
    about('Erase a person, as the organiser or as that person: results stand under the number', {
      params,
      body: eventEraseSchema,
      response: answering(erasedAnswer),
    }),
    async (request) => {
      const event = await door.eventOf(request.params.event);
      const { person } = request.params;
      const actor = concerned(event, person, request);
      const found = event.state.people.get(person);
      if (found === undefined) throw new Refused(NOBODY);
      if (request.body.name !== found.person.name) {
        throw new Refused(refusedAtDoor('badMessage', 'door.nameToErase', 'name'));
      }
      granted(await events.erasePerson(event, person, actor));
      return { isErased: true as const };
    },
  );
}

const NOBODY = refusedAtDoor('unknown', 'door.nobody', 'person');
