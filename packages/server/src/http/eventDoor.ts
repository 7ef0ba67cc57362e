// Who comes to an event: the event behind an address, and the holder of the key in the header. All routes of events use
// the same door, so that wrong PINs are counted together.

import type { Refusal } from '@hanchan/protocol';
import type { Actor, Role } from '@hanchan/tournament';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { openWith } from '../events/keys.ts';
import type { LiveEvent } from '../events/liveEvent.ts';
import { PinGuard } from '../events/pinGuard.ts';
import { type Context, Refused } from './context.ts';

export const eventParams = z.strictObject({ event: z.string().min(1).max(64) });

const PUBLIC: Actor = { role: 'public', name: 'Public', person: null };

export const SHUT: Refusal = {
  code: 'tooFast',
  message: 'too many wrong PINs; wait a minute',
  field: 'pin',
};

export interface EventDoor {
  readonly guard: PinGuard;
  eventOf(id: string): Promise<LiveEvent>;
  /** By the key in the header; without one, anybody. */
  actorOf(event: LiveEvent, request: FastifyRequest): Actor;
  organiserOf(event: LiveEvent, request: FastifyRequest): void;
  /** The actor, if it is one of these. */
  admit(roles: readonly Role[], event: LiveEvent, request: FastifyRequest): Actor;
}

export function eventDoor({ events, config }: Context): EventDoor {
  const guard = new PinGuard(() => config.time.steady());

  function actorOf(event: LiveEvent, request: FastifyRequest): Actor {
    const header = request.headers.authorization;
    if (header === undefined) return PUBLIC;
    const presented = header.replace(/^Bearer /, '');
    const name = `${event.id} ${presented.slice(0, presented.lastIndexOf('.'))}`;
    if (guard.isShut(name)) throw new Refused(SHUT);
    const opened = openWith(event.secret, event.state, presented);
    if (opened.ok) {
      guard.passed(name);
      return opened.actor;
    }
    if (opened.reason === 'pin') guard.failed(name);
    throw new Refused(opened.reason === 'pin' ? PIN_NEEDED : NO_SUCH_KEY);
  }

  function admit(roles: readonly Role[], event: LiveEvent, request: FastifyRequest): Actor {
    const actor = actorOf(event, request);
    if (roles.includes(actor.role)) return actor;
    const message = `only ${roles.map((role) => WORDS[role]).join(' or ')} may do this`;
    throw new Refused({ code: 'notAllowed', message, field: 'key' });
  }

  return {
    guard,
    actorOf,
    admit,
    organiserOf: (event, request) => void admit(['organiser'], event, request),
    async eventOf(id) {
      const event = await events.get(id);
      if (event !== null) return event;
      throw new Refused({ code: 'noSuchEvent', message: 'there is no such event', field: 'event' });
    },
  };
}

const PIN_NEEDED: Refusal = {
  code: 'notAllowed',
  message: 'this link needs its PIN',
  field: 'pin',
};

const NO_SUCH_KEY: Refusal = {
  code: 'notAllowed',
  message: 'this link is not valid for this event; it may have been renewed',
  field: 'key',
};

const WORDS: Readonly<Record<Role, string>> = {
  organiser: 'the organiser',
  headReferee: 'the head referee',
  referee: 'a referee',
  scorer: 'a scorer',
  player: 'a player',
  display: 'a board',
  public: 'anybody',
};
