// An event over HTTP: making one, its log as each viewer may see it, acts, keys, the archive.

import {
  type ActRequest,
  actAnswer,
  commandSchema,
  type EventLog,
  eventCreatedAnswer,
  eventLogAnswer,
  eventRequestSchema,
  eventsAnswer,
  linksAnswer,
  playerKeyAnswer,
  playerKeySchema,
  type RoleLink,
} from '@hanchan/protocol';
import {
  type Act,
  archiveFault,
  readArchive,
  writeArchive,
  writtenRules,
} from '@hanchan/tournament';
import { z } from 'zod';
import { baseOf } from '../events/events.ts';
import { asksForPin, holdersOf, isSame, keyOf, pinOf } from '../events/keys.ts';
import type { LiveEvent } from '../events/liveEvent.ts';
import { sha256 } from '../events/sha256.ts';
import { offeredRules } from '../lobby/rules.ts';
import { addressFor } from './address.ts';
import { sendJson } from './compressed.ts';
import { type App, answering, type Context, Refused } from './context.ts';
import { eventDoor, eventParams as params, SHUT } from './eventDoor.ts';
import { streamEvent } from './eventStream.ts';
import { addOnlineRoutes } from './onlineRoutes.ts';
import { addPaperRoutes } from './paperRoutes.ts';

const fromQuery = z.strictObject({ from: z.coerce.number().int().min(0).default(0) });

/** A list of four hundred people, or the tables of twelve rounds, in one act. */
const ACT_LIMIT = 4 * 1_024 * 1_024;
const ARCHIVE_LIMIT = 64 * 1_024 * 1_024;

export function addEventRoutes(app: App, context: Context): void {
  const { events, config } = context;
  const tags = ['events'];
  const door = eventDoor(context);
  const { eventOf, actorOf, organiserOf, guard } = door;
  addPaperRoutes(app, context, door);

  app.get(
    '/api/events',
    { schema: { tags, summary: 'Events, latest first', response: answering(eventsAnswer) } },
    async () => ({ events: [...(await events.list())] }),
  );

  app.post(
    '/api/events',
    {
      schema: {
        tags,
        summary: 'Create an event; the answer has the key of its organiser',
        body: eventRequestSchema,
        response: answering(eventCreatedAnswer),
      },
    },
    async (request) => {
      const made = await events.create(request.body);
      if (!made.ok) throw new Refused(made.error);
      const { id, secret, state } = made.value;
      return { id, key: keyOf(secret, state, 'organiser') };
    },
  );

  app.get(
    '/api/events/:event/log',
    {
      schema: {
        tags,
        summary: 'The log, as far as the holder of the key may see it',
        params,
        querystring: fromQuery,
        response: answering(eventLogAnswer),
      },
    },
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
    {
      schema: {
        tags,
        summary: 'The log from a number on, then every new entry, one line of JSON each',
        params,
        querystring: fromQuery,
      },
    },
    async (request, reply) => {
      const event = await eventOf(request.params.event);
      const actor = actorOf(event, request);
      return streamEvent(event, actor, { from: request.query.from, reply, time: config.time });
    },
  );

  app.post(
    '/api/events/:event/acts',
    {
      bodyLimit: ACT_LIMIT,
      schema: {
        tags,
        summary: 'Carry out an act at the event',
        params,
        body: commandSchema,
        response: answering(actAnswer),
      },
    },
    async (request) => {
      const event = await eventOf(request.params.event);
      const actor = actorOf(event, request);
      const { id, act } = request.body;
      const done = await event.act(id, resolved(act, event), actor);
      if (!done.ok) throw new Refused(done.error);
      return { seq: done.value };
    },
  );

  app.get(
    '/api/events/:event/links',
    {
      schema: {
        tags,
        summary: 'All keys of the event, for its organiser',
        params,
        response: answering(linksAnswer),
      },
    },
    async (request) => {
      const event = await eventOf(request.params.event);
      organiserOf(event, request);
      return { links: linksOf(event, addressFor(request, config.publicUrl)) };
    },
  );

  app.post(
    '/api/events/:event/player',
    {
      config: { rateLimit: { max: config.limits.signInsPerMinute, timeWindow: '1 minute' } },
      schema: {
        tags,
        summary: "A player's key, by number and PIN",
        params,
        body: playerKeySchema,
        response: answering(playerKeyAnswer),
      },
    },
    async (request) => {
      const event = await eventOf(request.params.event);
      const { number, pin } = request.body;
      const name = `${event.id} number ${number}`;
      if (guard.isShut(name)) throw new Refused(SHUT);
      for (const holder of holdersOf(event.state)) {
        if (holder.number !== number) continue;
        if (!isSame(pinOf(event.secret, event.state, holder.link), pin)) break;
        guard.passed(name);
        return { key: keyOf(event.secret, event.state, holder.link) };
      }
      guard.failed(name);
      throw new Refused({
        code: 'notAllowed',
        message: 'wrong number or PIN',
        field: 'pin',
      });
    },
  );

  addOnlineRoutes(app, context, door);

  app.get(
    '/api/events/:event/archive',
    { schema: { tags, summary: 'The whole event as one file with its checksum', params } },
    async (request, reply) => {
      const event = await eventOf(request.params.event);
      organiserOf(event, request);
      reply.type('text/plain; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="${event.id}.event.jsonl"`);
      return writeArchive(event.entries, sha256);
    },
  );

  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: ARCHIVE_LIMIT },
    (_, body, done) => done(null, body),
  );
  app.post(
    '/api/events/import',
    {
      bodyLimit: ARCHIVE_LIMIT,
      schema: {
        tags,
        summary: 'A new event from an archive',
        body: z.string().min(1),
        response: answering(eventCreatedAnswer),
      },
    },
    async (request) => {
      const read = readArchive(request.body, sha256);
      const problem = read.ok ? archiveFault(read.value) : read.error;
      if (!read.ok || problem !== null) {
        const { line, message } = problem!;
        throw new Refused({ code: 'badArchive', message, field: `line ${line}` });
      }
      const { id, secret, state } = await events.take(read.value);
      return { id, key: keyOf(secret, state, 'organiser') };
    },
  );
}

/** A rulebook is sent by name and kept whole. */
function resolved(act: ActRequest, event: LiveEvent): Act {
  if (act.type !== 'change') return act as Act;
  const { rules, desk, ...plain } = act.changes;
  const { settings } = event.state;
  const changes: Record<string, unknown> = { ...plain };
  if (rules !== undefined) {
    const ruleset = offeredRules(rules);
    if (!ruleset.ok) throw new Refused(ruleset.error);
    const { id, title, values } = ruleset.value;
    changes['rules'] = writtenRules({ id, base: baseOf(rules), title, values });
  }
  if (desk !== undefined) changes['desk'] = { ...settings.desk, ...desk };
  return { type: 'change', changes, reason: act.reason } as Act;
}

function linksOf({ id, secret, state }: LiveEvent, address: string): RoleLink[] {
  return [...holdersOf(state)].map(({ link, role, name, number }) => ({
    link,
    role,
    name,
    key: keyOf(secret, state, link),
    url: `${address}/events/${id}/join#${keyOf(secret, state, link)}`,
    pin: asksForPin(link) || number !== null ? pinOf(secret, state, link) : null,
    number,
  }));
}
