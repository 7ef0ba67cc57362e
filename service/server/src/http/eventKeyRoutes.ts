// The keys of an event: all of them for its organiser, and a player's own by number and PIN.

import { linksAnswer, playerKeyAnswer, playerKeySchema, type RoleLink } from '@hanchan/protocol';
import { worded } from '@hanchan/tournament';
import { atDoor } from '../events/atDoor.ts';
import { asksForPin, holdersOf, isSame, keyOf, pinOf } from '../events/keys.ts';
import type { LiveEvent } from '../events/liveEvent.ts';
import { aboutRoutes, answering } from './about.ts';
import { addressFor } from './address.ts';
import { type App, asSignIn, type Context, Refused } from './context.ts';
import { type EventDoor, eventParams as params } from './eventDoor.ts';

export function addEventKeyRoutes(app: App, context: Context, door: EventDoor): void {
  const { eventOf, organiserOf } = door;
  const about = aboutRoutes('events');

  app.get(
    '/api/events/:event/links',
    about('All keys of the event, for its organiser', { params, response: answering(linksAnswer) }),
    async (request) => {
      const event = await eventOf(request.params.event);
      organiserOf(event, request);
      return { links: linksOf(event, addressFor(request, context.config.publicUrl)) };
    },
  );

  app.post(
    '/api/events/:event/player',
    {
      config: asSignIn(context),
      ...about("A player's key, by number and PIN", {
        params,
        body: playerKeySchema,
        response: answering(playerKeyAnswer),
      }),
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
        ...worded(atDoor('door.wrongPin')),
        field: 'pin',
      });
    },
  );
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
