// Papers of an event as files, made in a separate thread.

import { installedBook } from '@hanchan/rulesets';
import type { EventState } from '@hanchan/tournament';
import { z } from 'zod';
import { keepPapers } from '../papers/madePapers.ts';
import { paperThread } from '../papers/paperThread.ts';
import type { Printer } from '../papers/printer.ts';
import { addressFor } from './address.ts';
import { type App, type Context, Refused } from './context.ts';
import { type EventDoor, eventParams } from './eventDoor.ts';
import { asFile, PRINTING } from './files.ts';

const params = z.strictObject({ ...eventParams.shape, name: z.string().min(1).max(64) });
const queryIn = ({ languages, sizes }: Printer) =>
  z.strictObject({
    top: z.coerce.number().int().min(1).max(100).optional(),
    qualification: z.enum(['0', '1']).optional(),
    lang: z.enum(languages).default(languages[0]),
    size: z.enum(sizes).default(sizes[0]),
  });

/** A server that was handed nothing to print with has none. */
export function addPaperRoutes(app: App, { config }: Context, door: EventDoor): void {
  const { printer } = config;
  if (printer === null) return;
  const kept = keepPapers();
  const thread = paperThread();
  app.addHook('onClose', () => thread.close());
  app.get(
    '/api/events/:event/papers/:name',
    {
      schema: {
        tags: ['events'],
        summary: 'A paper to print or submit: results, seating, sheets, badges',
        params,
        querystring: queryIn(printer),
      },
    },
    async (request, reply) => {
      const { name } = request.params;
      const event = await door.eventOf(request.params.event);
      const actor = door.actorOf(event, request);
      const paper = printer.rolesOf(name);
      if (paper === null) throw noSuchPaper(name, printer);
      if (paper.roles !== null && !paper.roles.includes(actor.role)) {
        const message = `${name} is for: ${paper.roles.join(', ')}`;
        throw new Refused({ code: 'notAllowed', message, field: 'key' });
      }
      const { top, qualification, lang, size } = request.query;
      const origin = addressFor(request, config.publicUrl);
      const { entries, secret } = event;
      const viewer = actor.person ?? actor.role;
      const key = [event.id, entries.length, viewer, origin, name, top, qualification, lang, size];
      const job = () => ({
        printer: printer.module,
        book: bookOf(event.state),
        log: JSON.stringify(entries),
        secret,
        actor,
        url: `${origin}/events/${event.id}`,
        language: lang,
        size,
        name,
        options: { top, hasQualification: qualification === '1' },
      });
      const made = await kept(JSON.stringify(key), async () => {
        const making = thread.make(job, event.id);
        if (making === null) throw new Refused(PRINTING);
        return making;
      });
      if (made === null) throw noSuchPaper(name, printer);
      reply.header('cache-control', 'no-store');
      return asFile(reply, name, made.type).send(made.body);
    },
  );
}

function noSuchPaper(name: string, { names, rolesOf }: Printer): Refused {
  const isRound = rolesOf(name) !== null;
  const known = `there are ${names.join(', ')}`;
  const message = isRound
    ? `${name}: this round has no tables yet`
    : `there is no paper ${JSON.stringify(name)}; ${known}`;
  return new Refused({ code: 'noSuchPage', message, field: 'name' });
}

/** Of rules that are, or rest on, a rulebook that was installed here. */
function bookOf({ settings: { rules } }: EventState) {
  const book = installedBook(rules.id) ?? installedBook(rules.base ?? '');
  return book === undefined ? null : { ruleset: book.ruleset, fouls: book.fouls };
}
