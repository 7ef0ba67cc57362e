// The log of an event over HTTP: as each viewer may see it, at once or as it grows, and the acts that make it longer.

import {
  type ActRequest,
  actAnswer,
  commandSchema,
  type EventLog,
  eventLogAnswer,
  type RulesChoice,
} from '@hanchan/protocol';
import { type Act, type EventRules, writtenRules } from '@hanchan/tournament';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusedAtDoor } from '../events/atDoor.ts';
import { baseOf } from '../events/events.ts';
import type { LiveEvent } from '../events/liveEvent.ts';
import { offeredRules } from '../lobby/rules.ts';
import { aboutRoutes, answering } from './about.ts';
import { sendJson } from './compressed.ts';
import { type App, type Context, granted, Refused } from './context.ts';
import { type EventDoor, eventParams as params } from './eventDoor.ts';
import { streamEvent } from './eventStream.ts';

const about = aboutRoutes('events');
const fromQuery = z.strictObject({ from: z.coerce.number().int().min(0).default(0) });

/** A list of four hundred people, or the tables of twelve rounds, in one act. */
const ACT_LIMIT = 4 * 1_024 * 1_024;
const STRANGERS_LIMIT = 16 * 1_024;

export function addEventLogRoutes(app: App, context: Context, door: EventDoor): void {
  const { eventOf, actorOf } = door;

  app.get(
    '/api/events/:event/log',
    about('The log, as far as the holder of the key may see it', {
      params,
      querystring: fromQuery,
      response: answering(eventLogAnswer),
    }),
    async (request, reply) => {
      const event = await eventOf(request.params.event);
      const actor = actorOf(event, request);
      const { entries, ...head } = event.updateFor(actor, request.query.from);
      const log: EventLog = { actor, ...head, entries: [...entries] };
      return sendJson(request, reply, log);
    },
  );

  app.get(
    '/api/events/:event/stream',
    about('The log from a number on, then every new entry, one line of JSON each', {
      params,
      querystring: fromQuery,
    }),
    async (request, reply) => {
      const event = await eventOf(request.params.event);
      const actor = actorOf(event, request);
      const key = actor.role === 'public' ? null : `${event.id} ${request.headers.authorization}`;
      const leave = context.streams.open(request.ip, key, () => reply.raw.destroy());
      if (leave === null) throw new Refused(TOO_MANY_STREAMS);
      reply.raw.once('close', leave);
      return streamEvent(event, actor, {
        from: request.query.from,
        reply,
        time: context.config.time,
        isWelcome: () => door.isStill(event, actor, request),
        isEnding: () => context.site.isDraining,
      });
    },
  );
}

export function addActRoutes(app: App, { eventOf, actorOf }: EventDoor): void {
  /** Four megabytes are read only from somebody with a key; a registration, which anybody may send, is short. */
  async function refuseStrangers(request: FastifyRequest): Promise<void> {
    if (Number(request.headers['content-length']) <= STRANGERS_LIMIT) return;
    const event = await eventOf((request.params as { event: string }).event);
    if (actorOf(event, request).role === 'public') throw new Refused(KEY_NEEDED);
  }

  app.post(
    '/api/events/:event/acts',
    {
      bodyLimit: ACT_LIMIT,
      preParsing: (request) => refuseStrangers(request),
      ...about('Carry out an act at the event', {
        params,
        body: commandSchema,
        response: answering(actAnswer),
      }),
    },
    async (request) => {
      const event = await eventOf(request.params.event);
      const actor = actorOf(event, request);
      const { id, act } = request.body;
      return { seq: granted(await event.act(id, resolved(act, event), actor)) };
    },
  );
}

const KEY_NEEDED = refusedAtDoor('notAllowed', 'door.linkNeeded', 'key');
const TOO_MANY_STREAMS = refusedAtDoor('tooFast', 'door.tooManyPages');

/** A rulebook is sent by name and kept whole. */
function resolved(act: ActRequest, event: LiveEvent): Act {
  if (act.type !== 'change') return act;
  const { rules, desk, ...plain } = act.changes;
  const changes = {
    ...plain,
    ...(rules === undefined ? {} : { rules: keptRules(rules) }),
    ...(desk === undefined ? {} : { desk: { ...event.state.settings.desk, ...desk } }),
  };
  return { type: 'change', changes, reason: act.reason };
}

function keptRules(choice: RulesChoice): EventRules {
  const { id, title, values } = granted(offeredRules(choice));
  return writtenRules({ id, base: baseOf(choice), title, values });
}
