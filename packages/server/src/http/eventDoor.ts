// Who comes to an event: the event behind an address, and the holder of the key in the header. All routes of events use
// the same door, so that wrong PINs are counted together.

import type { Actor } from '@hanchan/tournament';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { openWith } from '../events/keys.ts';
import type { LiveEvent } from '../events/liveEvent.ts';
import { PinGuard } from '../events/pinGuard.ts';
import { type Context, Refused } from './context.ts';

export const eventParams = z.strictObject({ event: z.string().min(1).max(64) });

const PUBLIC: Actor = { role: 'public', name: 'Public', person: null };

export interface EventDoor {
  readonly guard: PinGuard;
  eventOf(id: string): Promise<LiveEvent>;
  /** By the key in the header; without one, anybody. */
  actorOf(event: LiveEvent, request: FastifyRequest): Actor;
  organiserOf(event: LiveEvent, request: FastifyRequest): void;
}

export function eventDoor({ events, config }: Context): EventDoor {
  const guard = new PinGuard(config.time.now);

  async function eventOf(id: string): Promise<LiveEvent> {
    const event = await events.get(id);
    if (event !== null) return event;
    throw new Refused({ code: 'noSuchEvent', message: 'there is no such event', field: 'event' });
  }

  function actorOf(event: LiveEvent, request: FastifyRequest): Actor {
    const header = request.headers.authorization;
    if (header === undefined) return PUBLIC;
    const presented = header.replace(/^Bearer /, '');
    const name = `${event.id} ${presented.slice(0, presented.lastIndexOf('.'))}`;
    if (guard.isShut(name)) {
      throw new Refused({
        code: 'tooFast',
        message: 'too many wrong PINs; wait a minute',
        field: 'pin',
      });
    }
    const opened = openWith(event.secret, event.state, presented);
    if (opened.ok) {
      guard.passed(name);
      return opened.actor;
    }
    if (opened.reason === 'pin') guard.failed(name);
    const message =
      opened.reason === 'pin'
        ? 'this link asks for its PIN'
        : 'this key opens nothing at this event; it may have been renewed';
    throw new Refused({
      code: 'notAllowed',
      message,
      field: opened.reason === 'pin' ? 'pin' : 'key',
    });
  }

  function organiserOf(event: LiveEvent, request: FastifyRequest): void {
    const { role } = actorOf(event, request);
    if (role === 'organiser') return;
    throw new Refused({
      code: 'notAllowed',
      message: 'only the organiser may do this',
      field: 'key',
    });
  }

  return { guard, eventOf, actorOf, organiserOf };
}
