// Kept scores over HTTP. Nobody signs in: whoever has the link has the score, to write or to read.

import {
  erasedAnswer,
  type KeptAnswer,
  keptAnswer,
  keptAppendAnswer,
  keptAppendSchema,
  keptOpenSchema,
  keptParams,
  keptReadSchema,
} from '@hanchan/protocol';
import type { FastifyRequest } from 'fastify';
import type { Access, Found, KeptStore } from '../kept/keptStore.ts';
import { neighbourhood } from '../limits/proxies.ts';
import { DAY } from '../time.ts';
import { aboutRoutes, answering } from './about.ts';
import { type App, type Context, granted, Refused } from './context.ts';

const about = aboutRoutes('kept scores');

export function addKeptRoutes(app: App, context: Context): void {
  addOpening(app, context);
  addWriting(app, context);
  addReading(app, context);
  addErasing(app, context);
}

/** What was written at the table is taken as it is. */
const writing = <S extends object>(summary: string, taken: S) => ({
  config: { takesOldTexts: true },
  ...about(summary, { response: answering(keptAppendAnswer), params: keptParams, ...taken }),
});

/** By `Authorization: Bearer SECRET`. */
async function found(
  store: KeptStore,
  request: FastifyRequest,
  { id, wanted }: { readonly id: string; readonly wanted: Access },
): Promise<Found> {
  const secret = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  return granted(await store.find(id, secret, wanted));
}

function addOpening(app: App, { kept: store, config, counts }: Context): void {
  const { keptPerDay } = config.limits;
  const made = counts.allowance('kept', DAY);

  /** Anybody may open one, and nobody without end. */
  async function admit(id: string, ip: string): Promise<void> {
    if (await store.has(id)) return;
    if (made.take(`from ${neighbourhood(ip)}`, keptPerDay) === 0) return;
    const message = 'as many scores were opened from your network as may be in a day';
    throw new Refused({ code: 'tooFast', message });
  }

  app.put(
    '/api/kept/:id',
    writing('Open a score under an id and two secrets of your own; repeating it is safe', {
      body: keptOpenSchema,
    }),
    async (request) => {
      const { id } = request.params;
      await admit(id, request.ip);
      return { seq: granted(await store.open(id, request.body)).entries.length };
    },
  );
}

function addWriting(app: App, { kept: store }: Context): void {
  app.post(
    '/api/kept/:id/entries',
    writing('Add entries after the last one you know; an entry sent twice is added once', {
      body: keptAppendSchema,
    }),
    async (request) => {
      const { kept } = await found(store, request, { ...request.params, wanted: 'write' });
      const { entries, expected } = request.body;
      return { seq: granted(await store.append(kept, entries, expected)) };
    },
  );
}

function addReading(app: App, { kept: store, streams }: Context): void {
  app.get(
    '/api/kept/:id',
    about('The entries after a number; waits for new ones if asked', {
      response: answering(keptAnswer),
      params: keptParams,
      querystring: keptReadSchema,
    }),
    async (request): Promise<KeptAnswer> => {
      const { kept, mayWrite } = await found(store, request, { ...request.params, wanted: 'read' });
      const { since, wait } = request.query;
      // Without a place to wait, the answer is what there is.
      const leave = wait === 0 ? null : streams.open(request.ip, null, () => undefined);
      if (leave !== null) await store.news(kept, since, wait).finally(leave);
      return { seq: kept.entries.length, entries: kept.entries.slice(since), mayWrite };
    },
  );
}

function addErasing(app: App, { kept: store }: Context): void {
  app.delete(
    '/api/kept/:id',
    about('Erase a score for good, with its writing link', {
      response: answering(erasedAnswer),
      params: keptParams,
    }),
    async (request) => {
      const { kept } = await found(store, request, { ...request.params, wanted: 'write' });
      await store.erase(kept);
      return { isErased: true as const };
    },
  );
}
