// An event over HTTP: making one, its log as each viewer may see it, acts, keys, the archive.

import {
  type ActRequest,
  actAnswer,
  commandSchema,
  type EventLog,
  erasedAnswer,
  eventCreatedAnswer,
  eventEraseSchema,
  eventLogAnswer,
  eventRequestSchema,
  eventsAnswer,
  linksAnswer,
  playerKeyAnswer,
  playerKeySchema,
  type Refusal,
  type RoleLink,
  type RulesChoice,
} from '@hanchan/protocol';
import { type Act, type EventRules, writeArchive, writtenRules } from '@hanchan/tournament';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { archiveThread } from '../events/archiveThread.ts';
import { creators } from '../events/creators.ts';
import { baseOf } from '../events/events.ts';
import { asksForPin, holdersOf, isSame, keyOf, pinOf } from '../events/keys.ts';
import type { LiveEvent } from '../events/liveEvent.ts';
import { sha256 } from '../events/sha256.ts';
import { offeredRules } from '../lobby/rules.ts';
import { addressFor } from './address.ts';
import { sendJson } from './compressed.ts';
import { type App, answering, type Context, Refused } from './context.ts';
import { eventDoor, eventParams as params } from './eventDoor.ts';
import { streamEvent } from './eventStream.ts';
import { addOnlineRoutes } from './onlineRoutes.ts';
import { addPaperRoutes } from './paperRoutes.ts';

const fromQuery = z.strictObject({ from: z.coerce.number().int().min(0).default(0) });

/** A list of four hundred people, or the tables of twelve rounds, in one act. */
const ACT_LIMIT = 4 * 1_024 * 1_024;
const STRANGERS_LIMIT = 16 * 1_024;
/** Archives that arrive or are read at the same time. */
const MOST_ARCHIVES = 3;

export function addEventRoutes(app: App, context: Context): void {
  const { events, config } = context;
  const { limits } = config;
  const tags = ['events'];
  const door = eventDoor(app, context);
  const { eventOf, actorOf, organiserOf } = door;
  const creating = creators(context);
  addPaperRoutes(app, context, door);

  /** Four megabytes are read only from somebody with a key; a registration, which anybody may send, is short. */
  async function refuseStrangers(request: FastifyRequest): Promise<void> {
    if (Number(request.headers['content-length']) <= STRANGERS_LIMIT) return;
    const event = await eventOf((request.params as { event: string }).event);
    if (actorOf(event, request).role === 'public') throw new Refused(KEY_NEEDED);
  }

  app.get(
    '/api/events',
    { schema: { tags, summary: 'Events, latest first', response: answering(eventsAnswer) } },
    async () => ({ events: [...(await events.list())] }),
  );

  app.post(
    '/api/events',
    {
      onRequest: (request) => creating.admit(request),
      schema: {
        tags,
        summary:
          'Create an event (with a name or an account); the answer has the key of its organiser',
        body: eventRequestSchema,
        response: answering(eventCreatedAnswer),
      },
    },
    async (request) => {
      const made = await events.create(request.body);
      if (!made.ok) throw new Refused(made.error);
      creating.count(request);
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
      const key = actor.role === 'public' ? null : `${event.id} ${request.headers.authorization}`;
      const leave = context.streams.open(request.ip, key, () => reply.raw.destroy());
      if (leave === null) throw new Refused(TOO_MANY_STREAMS);
      reply.raw.once('close', leave);
      return streamEvent(event, actor, {
        from: request.query.from,
        reply,
        time: config.time,
        isWelcome: () => door.isStill(event, actor, request),
      });
    },
  );

  app.post(
    '/api/events/:event/acts',
    {
      bodyLimit: ACT_LIMIT,
      preParsing: (request) => refuseStrangers(request),
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
      const holder = [...holdersOf(event.state)].find((one) => one.number === number);
      const link = holder?.link ?? `number ${number}`;
      await door.admitTry(event, link, request);
      if (holder !== undefined && isSame(pinOf(event.secret, event.state, link), pin)) {
        door.letIn(event, link, request);
        return { key: keyOf(event.secret, event.state, link) };
      }
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

  app.delete(
    '/api/events/:event',
    {
      schema: {
        tags,
        summary:
          'Erase the event for good, as its organiser; the archive is all that brings it back',
        params,
        body: eventEraseSchema,
        response: answering(erasedAnswer),
      },
    },
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

  const archives = archiveThread();
  app.addHook('onClose', () => archives.close());
  let arriving = 0;
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'buffer', bodyLimit: limits.archiveBytes },
    (_, body, done) => done(null, body),
  );
  app.post(
    '/api/events/import',
    {
      bodyLimit: limits.archiveBytes,
      // Refused before the file is read.
      onRequest: async (request, reply) => {
        await creating.admitImport(request);
        if (arriving >= MOST_ARCHIVES) throw new Refused(BUSY);
        arriving++;
        reply.raw.once('close', () => {
          arriving--;
        });
      },
      schema: {
        tags,
        summary: 'A new event from an archive (with a name or an account)',
        body: z.instanceof(Buffer),
        response: answering(eventCreatedAnswer),
      },
    },
    async (request) => {
      const read = await archives.read(new Uint8Array(request.body));
      if (read === null) throw new Refused(BUSY);
      if (!read.ok) {
        const { line, message } = read.error;
        throw new Refused({ code: 'badArchive', message, field: `line ${line}` });
      }
      const { id, secret, state } = await events.take(read.value);
      creating.count(request);
      return { id, key: keyOf(secret, state, 'organiser') };
    },
  );
}

const KEY_NEEDED: Refusal = {
  code: 'notAllowed',
  message: 'open the event with your link first; without one you can only look',
  field: 'key',
};

const BUSY: Refusal = {
  code: 'tooFast',
  message: 'the server is reading other archives; try again in a minute',
};

const TOO_MANY_STREAMS: Refusal = {
  code: 'tooFast',
  message: 'too many pages of events are open from your network; close some of them',
};

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
  const ruleset = offeredRules(choice);
  if (!ruleset.ok) throw new Refused(ruleset.error);
  const { id, title, values } = ruleset.value;
  return writtenRules({ id, base: baseOf(choice), title, values });
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
