// Papers of an event as files. Each is made from the log as the asker may see it, so that nothing behind the curtain and
// no unpublished table can get onto paper.

import type { PaperSource, Pass } from '@hanchan/papers';
import { RULESETS } from '@hanchan/rulesets';
import { foulListOf } from '@hanchan/rulesets/fouls';
import { type Actor, archiveChecksum, foldEvent, writeArchive } from '@hanchan/tournament';
import { z } from 'zod';
import { holdersOf, keyOf, pinOf } from '../events/keys.ts';
import type { LiveEvent } from '../events/liveEvent.ts';
import { addressFor } from './address.ts';
import { type App, type Context, Refused } from './context.ts';
import { type EventDoor, eventParams } from './eventDoor.ts';
import { keepPapers } from './madePapers.ts';

const params = z.strictObject({ ...eventParams.shape, name: z.string().min(1).max(64) });
const query = z.strictObject({
  top: z.coerce.number().int().min(1).max(100).optional(),
  qualification: z.enum(['0', '1']).optional(),
});

/** Loaded by the first who asks: fonts and PDF are no part of a quick start. */
const loadPapers = () => import('@hanchan/papers');
type Papers = Awaited<ReturnType<typeof loadPapers>>;

export function addPaperRoutes(app: App, { config }: Context, door: EventDoor): void {
  const kept = keepPapers();
  app.get(
    '/api/events/:event/papers/:name',
    {
      schema: {
        tags: ['events'],
        summary: 'Something to print or to hand in: results, seating, sheets, badges',
        params,
        querystring: query,
      },
    },
    async (request, reply) => {
      const { name } = request.params;
      const event = await door.eventOf(request.params.event);
      const actor = door.actorOf(event, request);
      const papers = await loadPapers();
      const paper = papers.paperRoles(name);
      if (paper === null) throw noSuchPaper(papers, name);
      if (paper.roles !== null && !paper.roles.includes(actor.role)) {
        const message = `${name} is for: ${paper.roles.join(', ')}`;
        throw new Refused({ code: 'notAllowed', message, field: 'key' });
      }
      const { top, qualification } = request.query;
      const origin = addressFor(request, config.publicUrl);
      const { seq } = event.tidings(actor, Number.POSITIVE_INFINITY);
      const viewer = actor.person ?? actor.role;
      const made = await kept(
        JSON.stringify([event.id, seq, viewer, origin, name, top, qualification]),
        () => {
          const options = { top, hasQualification: qualification === '1' };
          return papers.makePaper(sourceOf(papers, event, actor, origin), name, options);
        },
      );
      if (made === null) throw noSuchPaper(papers, name);
      reply.type(made.type);
      reply.header('cache-control', 'no-store');
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return reply.send(made.body);
    },
  );
}

function noSuchPaper({ paperRoles, PAPER_NAMES }: Papers, name: string): Refused {
  const isRound = paperRoles(name) !== null;
  const known = `there are ${PAPER_NAMES.join(', ')}`;
  const message = isRound
    ? `${name}: this round has no tables yet`
    : `there is no paper ${JSON.stringify(name)}; ${known}`;
  return new Refused({ code: 'noSuchPage', message, field: 'name' });
}

function sourceOf({ bookOf }: Papers, event: LiveEvent, actor: Actor, origin: string): PaperSource {
  const state = foldEvent(event.tidings(actor, 0).entries);
  const url = `${origin}/events/${event.id}`;
  const { base, cite } = bookOf(state.settings.rules, RULESETS);
  return {
    state,
    url,
    cite,
    fouls: foulListOf(base.id),
    checksum: () => archiveChecksum(writeArchive(event.entries)),
    passes: actor.role === 'organiser' ? passesOf(event, url) : new Map(),
  };
}

function passesOf({ secret, state }: LiveEvent, url: string): Map<string, Pass> {
  const passes = new Map<string, Pass>();
  for (const { link, person } of holdersOf(state)) {
    if (person === null) continue;
    const key = keyOf(secret, state, link);
    passes.set(person, { url: `${url}/join#${key}`, pin: pinOf(secret, state, link) });
  }
  return passes;
}
