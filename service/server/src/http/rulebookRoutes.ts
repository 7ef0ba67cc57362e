// Rulebooks that came after the server was built: anyone may read them, its operator installs them and takes them back.

import { rulebookInfo, rulebookListAnswer } from '@hanchan/protocol';
import { PACK_MAX } from '@hanchan/rulebooks';
import { installedBook } from '@hanchan/rulesets';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServerConfig } from '../config.ts';
import { Allowance } from '../limits/allowance.ts';
import { MINUTE } from '../time.ts';
import { sendJson } from './compressed.ts';
import { type App, answering, type Context, Refused } from './context.ts';
import { OneTimeCodes } from './oneTimeCode.ts';
import { mayOperate } from './operatorRoutes.ts';

const CODES_PER_MINUTE = 5;
const bookParams = z.strictObject({ id: z.string().min(1).max(64) });
const partParams = bookParams.extend({ part: z.enum(['play', 'texts']) });
const partQuery = z.strictObject({ hash: z.string().max(64).optional() });
const installQuery = z.strictObject({ replace: z.enum(['true', 'false']).default('false') });

const tags = ['rules'];

const unknown = (id: string) =>
  new Refused({ code: 'noSuchPage', message: `no rulebook ${id} is installed`, field: 'id' });

export function addRulebookRoutes(app: App, context: Context): void {
  addReading(app, context);
  addOperating(app, context);
}

function addReading(app: App, { books }: Context): void {
  app.get(
    '/api/rulebooks',
    {
      schema: {
        tags,
        response: answering(rulebookListAnswer),
        summary: 'The rulebooks that were installed here, those that are no longer offered too',
      },
    },
    async () => ({ rulebooks: books.list() }),
  );

  app.get(
    '/api/rulebooks/:id/:part',
    {
      schema: {
        tags,
        summary: 'An installed rulebook: what is needed to play by it, or its clauses and rulings',
        params: partParams,
        querystring: partQuery,
      },
    },
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
  const refuseOthers = operatorsOnly(config);

  app.put(
    '/api/rulebooks',
    {
      bodyLimit: PACK_MAX,
      // Its own reader refuses such texts, with the file and the field.
      config: { takesOldTexts: true },
      // Refused before the body is read.
      onRequest: async (request) => refuseOthers(request),
      schema: {
        tags,
        response: answering(rulebookInfo),
        summary: 'Install a packed rulebook (for the operator)',
        querystring: installQuery,
        body: z.unknown(),
      },
    },
    async (request) => {
      const installed = await books.install(request.body, request.query.replace === 'true');
      if (!installed.ok) throw new Refused(installed.error);
      return installed.value;
    },
  );

  app.delete(
    '/api/rulebooks/:id',
    {
      onRequest: async (request) => refuseOthers(request),
      schema: {
        tags,
        response: answering(rulebookInfo),
        summary: 'Offer a rulebook no longer (for the operator); its games stay readable',
        params: bookParams,
      },
    },
    async (request) => {
      const removed = await books.remove(request.params.id);
      if (removed === undefined) throw unknown(request.params.id);
      return removed;
    },
  );
}

/** Throws for everybody but the operator, who is known by a token, and by a one-time code where one is set. */
function operatorsOnly(config: ServerConfig): (request: FastifyRequest) => void {
  const { operatorTotp, time } = config;
  const codes = operatorTotp === null ? null : new OneTimeCodes(operatorTotp, time.now);
  const tries = new Allowance(() => time.steady(), MINUTE);

  return (request) => {
    if (!mayOperate(request, config)) {
      const message =
        'rulebooks are installed by the operator of this server: send the token in OPERATOR_TOKEN, or ask from the machine itself';
      throw new Refused({ code: 'notAllowed', message });
    }
    if (codes === null) return;
    if (tries.take('code', CODES_PER_MINUTE) > 0) {
      throw new Refused({ code: 'tooFast', message: 'too many codes; try again in a minute' });
    }
    if (codes.accept(String(request.headers['x-operator-code'] ?? ''))) return;
    const message = 'the one-time code is missing, wrong or used: send a new one (--code)';
    throw new Refused({ code: 'notAllowed', message, field: 'code' });
  };
}
