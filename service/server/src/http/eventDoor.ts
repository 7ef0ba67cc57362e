// Who comes to an event: the event behind an address, and the holder of the key in the header. All routes of events use
// the same door, so that wrong PINs are counted together.

import type { Actor, Role } from '@hanchan/tournament';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusedAtDoor } from '../events/atDoor.ts';
import { asksForPin, deviceMark, isOfErased, isSame, openWith } from '../events/keys.ts';
import type { LiveEvent } from '../events/liveEvent.ts';
import { PinGuard } from '../events/pinGuard.ts';
import { neighbourhood } from '../limits/proxies.ts';
import { type App, type Context, cookieOptions, Refused } from './context.ts';

export const eventParams = z.strictObject({ event: z.string().min(1).max(64) });

const PUBLIC: Actor = { role: 'public', name: 'Public', person: null };

const SHUT = refusedAtDoor('tooFast', 'door.tooManyPins', 'pin');
const MONTH_MS = 30 * 86_400_000;

export interface EventDoor {
  /** Before a PIN of this link is looked at: waits, or throws, where somebody guesses. */
  admitTry(event: LiveEvent, link: string, request: FastifyRequest): Promise<void>;
  /** The PIN was right: the device is known from now on. */
  letIn(event: LiveEvent, link: string, request: FastifyRequest): void;
  eventOf(id: string): Promise<LiveEvent>;
  /** By the key in the header; without one, anybody. */
  actorOf(event: LiveEvent, request: FastifyRequest): Actor;
  /** The key of the request still opens the event, for the same holder. */
  isStill(event: LiveEvent, actor: Actor, request: FastifyRequest): boolean;
  organiserOf(event: LiveEvent, request: FastifyRequest): void;
  /** The actor, if it is one of these. */
  admit(roles: readonly Role[], event: LiveEvent, request: FastifyRequest): Actor;
}

export function eventDoor(app: App, context: Context): EventDoor {
  const { events, config } = context;
  const guard = new PinGuard(config.time);
  /** What a device is given with the answer, to be known by. */
  const marks = new WeakMap<FastifyRequest, { readonly name: string; readonly value: string }>();

  const isKnown = ({ id, secret, state }: LiveEvent, link: string, { cookies }: FastifyRequest) =>
    isSame(cookies[markName(id, link)] ?? '', deviceMark(secret, state, link));

  async function admitTry(event: LiveEvent, link: string, request: FastifyRequest): Promise<void> {
    if (isKnown(event, link, request)) return;
    const isAdmitted = await guard.admit(`${event.id} ${link}`, neighbourhood(request.ip));
    if (!isAdmitted) throw new Refused(SHUT);
  }

  function letIn(event: LiveEvent, link: string, request: FastifyRequest): void {
    if (isKnown(event, link, request) || marks.has(request)) return;
    guard.passed(`${event.id} ${link}`, neighbourhood(request.ip));
    const value = deviceMark(event.secret, event.state, link);
    marks.set(request, { name: markName(event.id, link), value });
  }

  app.addHook('preParsing', async (request) => {
    const { event: id } = (request.params ?? {}) as { event?: string };
    const link = linkIn(request.headers.authorization ?? '');
    if (id === undefined || !asksForPin(link) || id.length > 64) return;
    const event = await events.get(id);
    if (event !== null) await admitTry(event, link, request);
  });
  app.addHook('onSend', async (request, reply) => {
    const mark = marks.get(request);
    if (mark === undefined) return;
    const { event } = request.params as { event: string };
    reply.setCookie(mark.name, mark.value, {
      ...cookieOptions(context, reply, MONTH_MS),
      sameSite: 'strict',
      path: `/api/events/${event}`,
    });
  });

  function actorOf(event: LiveEvent, request: FastifyRequest): Actor {
    const header = request.headers.authorization;
    if (header === undefined) return PUBLIC;
    const opened = openWith(event.secret, event.state, keyIn(header));
    const link = linkIn(header);
    if (opened.ok) {
      if (asksForPin(link)) letIn(event, link, request);
      return opened.actor;
    }
    if (opened.reason === 'pin') throw new Refused(PIN_NEEDED);
    const isErased = isOfErased(event.secret, event, keyIn(header));
    throw new Refused(isErased ? ERASED : NO_SUCH_KEY);
  }

  function admit(roles: readonly Role[], event: LiveEvent, request: FastifyRequest): Actor {
    const actor = actorOf(event, request);
    if (roles.includes(actor.role)) return actor;
    const message = `only ${roles.map((role) => WORDS[role]).join(' or ')} may do this`;
    throw new Refused({ code: 'notAllowed', message, field: 'key' });
  }

  function isStill(event: LiveEvent, { role, person }: Actor, { headers }: FastifyRequest) {
    if (headers.authorization === undefined) return true;
    const opened = openWith(event.secret, event.state, keyIn(headers.authorization));
    return opened.ok && opened.actor.role === role && opened.actor.person === person;
  }

  return {
    admitTry,
    letIn,
    isStill,
    actorOf,
    admit,
    organiserOf: (event, request) => void admit(['organiser'], event, request),
    async eventOf(id) {
      const event = await events.get(id);
      if (event !== null) return event;
      throw new Refused(NO_SUCH_EVENT);
    },
  };
}

const keyIn = (header: string): string => header.replace(/^Bearer /, '');

/** Of a key in the header: what stands before its last dot. */
function linkIn(header: string): string {
  const presented = keyIn(header);
  return presented.slice(0, presented.lastIndexOf('.'));
}

const markName = (event: string, link: string): string =>
  `hanchan-in-${Buffer.from(`${event} ${link}`).toString('hex').slice(-64)}`;

const NO_SUCH_EVENT = refusedAtDoor('noSuchEvent', 'door.noSuchEvent', 'event');
const PIN_NEEDED = refusedAtDoor('notAllowed', 'door.pinNeeded', 'pin');
const NO_SUCH_KEY = refusedAtDoor('notAllowed', 'door.deadLink', 'key');
const ERASED = refusedAtDoor('notAllowed', 'door.erased', 'key');

const WORDS: Readonly<Record<Role, string>> = {
  organiser: 'the organiser',
  headReferee: 'the head referee',
  referee: 'a referee',
  scorer: 'a scorer',
  player: 'a player',
  display: 'a board',
  public: 'anybody',
};
