// Rulebooks that came after the server was built: anyone may read them, its operator installs them and takes them back.

import { rulebookInfo, rulebookListAnswer } from '@hanchan/protocol';
import { PACK_MAX } from '@hanchan/rulebooks';
import { installedBook } from '@hanchan/rulesets';
import { z } from 'zod';
import { aboutRoutes, answering } from './about.ts';
import { sendJson } from './compressed.ts';
import { type App, type Context, granted, Refused } from './context.ts';
import { operatorsOnly } from './operatorsOnly.ts';

const bookParams = z.strictObject({ id: z.string().min(1).max(64) });
const partParams = bookParams.extend({ part: z.enum(['play', 'texts']) });
const partQuery = z.strictObject({ hash: z.string().max(64).optional() });
const installQuery = z.strictObject({ replace: z.enum(['true', 'false']).default('false') });

const about = aboutRoutes('rules');

const unknown = (id: string) =>
  new Refused({ code: 'noSuchPage', message: `no rulebook ${id} is installed`, field: 'id' });

export function addRulebookRoutes(app: App, context: Context): void {
  addReading(app, context);
  addOperating(app, context);
}

function addReading(app: App, { books }: Context): void {
  app.get(
    '/api/rulebooks',
    about('The rulebooks that were installed here, those that are no longer offered too', {
      response: answering(rulebookListAnswer),
    }),
    async () => ({ rulebooks: books.list() }),
  );

  app.get(
    '/api/rulebooks/:id/:part',
    about('An installed rulebook: what is needed to play by it, or its clauses and rulings', {
      params: partParams,
      querystring: partQuery,
    }),
    async (request, reply) => {
      const { id, part } = request.params;
      const book = installedBook(id);
      const hash = books.hashOf(id);
      if (book === undefined || hash === undefined) throw unknown(id);
      const isSame = request.query.hash === hash;
      reply.header('cache-control', isSame ? 'public, max-age=31536000, immutable' : 'no-cache');
      const { ruleset, words, fouls, texts } = book;
      return sendJson(request, reply, part === 'play' ? { ruleset, words, fouls } : texts);
    },
  );
}

function addOperating(app: App, { books, config }: Context): void {
  const refuseOthers = operatorsOnly(
    config,
    'rulebooks are installed by the operator of this server',
  );

  app.put(
    '/api/rulebooks',
    {
      bodyLimit: PACK_MAX,
      // Its own reader refuses such texts, with the file and the field.
      config: { takesOldTexts: true },
      // Refused before the body is read.
      onRequest: async (request) => refuseOthers(request),
      ...about('Install a packed rulebook (for the operator)', {
        response: answering(rulebookInfo),
        querystring: installQuery,
        body: z.unknown(),
      }),
    },
    async (request) => {
      return granted(await books.install(request.body, request.query.replace === 'true'));
    },
  );

  app.delete(
    '/api/rulebooks/:id',
    {
      onRequest: async (request) => refuseOthers(request),
      ...about('Offer a rulebook no longer (for the operator); its games stay readable', {
        response: answering(rulebookInfo),
        params: bookParams,
      }),
    },
    async (request) => {
      const removed = await books.remove(request.params.id);
      if (removed === undefined) throw unknown(request.params.id);
      return removed;
    },
  );
}
