// A referee's examination as files to print, made in a separate thread. Nothing of it is kept.

import { examinationRequest } from '@hanchan/protocol';
import { foulListOf } from '@hanchan/rulesets/fouls';
import { z } from 'zod';
import { baseOf } from '../events/events.ts';
import { neighbourhood } from '../limits/proxies.ts';
import { offeredRules } from '../lobby/rules.ts';
import type { ExaminationFault } from '../papers/examinationJob.ts';
import { paperThread } from '../papers/paperThread.ts';
import type { PaperFile } from '../papers/printer.ts';
import { addressFor } from './address.ts';
import { type App, type Context, granted, Refused } from './context.ts';
import { asFile, PRINTING } from './files.ts';

const NAMES = ['questions.pdf', 'key.pdf', 'certificate.pdf'] as const;
const params = z.strictObject({ name: z.enum(NAMES) });
/** A bank of a thousand questions. */
const BODY_LIMIT = 512 * 1_024;

export function addExaminationRoutes(app: App, { config }: Context): void {
  const { printer } = config;
  if (printer === null) return;
  const thread = paperThread();
  app.addHook('onClose', () => thread.close());
  app.post(
    '/api/examinations/papers/:name',
    {
      bodyLimit: BODY_LIMIT,
      config: { rateLimit: { max: config.limits.signInsPerMinute, timeWindow: '1 minute' } },
      schema: {
        tags: ['examinations'],
        summary:
          "A referee's examination to print: the questions, the key for marking, a certificate",
        params,
        body: examinationRequest,
      },
    },
    async (request, reply) => {
      const { body } = request;
      const { name } = request.params;
      known('language', printer.languages, body.language);
      known('size', printer.sizes, body.size);
      const ruleset = granted(offeredRules(body.rules));
      const bookId = baseOf(body.rules);
      const book = { ruleset, fouls: foulListOf(bookId) };
      const address = `${addressFor(request, config.publicUrl)}/examination`;
      const examination = { name, book, bookId, request: body, address };
      const job = { printer: printer.module, examination };
      const made = await thread.print(job, neighbourhood(request.ip));
      if (made === null) throw new Refused(PRINTING);
      if (isFault(made)) throw new Refused({ code: 'badMessage', ...made.fault });
      reply.header('cache-control', 'no-store');
      return asFile(reply, name, made.type).send(made.body);
    },
  );
}

const isFault = (made: PaperFile | ExaminationFault): made is ExaminationFault => 'fault' in made;

function known(field: string, all: readonly string[], wanted: string): void {
  if (all.includes(wanted)) return;
  const message = `one of ${all.join(', ')}, not ${JSON.stringify(wanted)}`;
  throw new Refused({ code: 'badMessage', field, message });
}
