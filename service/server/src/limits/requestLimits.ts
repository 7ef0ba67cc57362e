// How often one may ask over HTTP: from one address, in one session, and on some paths less than that.

import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Limits } from '../config.ts';
import { type App, type Context, Refused, routeOf, tokenIn } from '../http/context.ts';
import { MINUTE } from '../time.ts';
import { neighbourhood } from './proxies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests a minute to this path from one address; false: as many as they like. */
    rateLimit?: false | { readonly max: number; readonly timeWindow: string };
    /** What was written elsewhere, maybe long ago, is taken as it is: nothing of it may be lost. */
    takesOldTexts?: boolean;
  }
}

type Counting = Pick<Context, 'counts' | 'work'>;

export function limitRequests(app: App, limits: Limits, context: Counting): void {
  limitWork(app, context);
  const allowance = context.counts.allowance('requests', MINUTE);
  app.addHook('onRequest', async (request, reply) => {
    // The page is a handful of files that browsers keep.
    if (!routeOf(request).startsWith('/api/')) return;
    const { rateLimit } = request.routeOptions.config;
    if (rateLimit === false) return;
    const address = neighbourhood(request.ip);
    const waits = [allowance.take(`from ${address}`, limits.requestsPerMinute)];
    const session = sessionOf(request);
    if (session !== null) {
      waits.push(allowance.take(`in ${session}`, limits.requestsPerSession));
    }
    if (rateLimit !== undefined) {
      const path = request.routeOptions.url ?? '';
      waits.push(allowance.take(`to ${path} from ${address}`, rateLimit.max));
    }
    const wait = Math.max(...waits);
    if (wait === 0) return;
    reply.header('retry-after', Math.ceil(wait / 1_000));
    throw new Refused({ code: 'tooFast', message: 'too many requests; try again soon' });
  });
}

/** Clubs and circuits are as large as somebody makes them. */
function limitWork(app: App, context: Pick<Context, 'work'>): void {
  app.addHook('onRequest', async (request) => {
    if (!/^\/api\/(clubs|circuits)\b/.test(routeOf(request))) return;
    const refused = context.work.refusalOf(request);
    if (refused !== null) throw new Refused(refused);
  });
}

/** By the cookie, or by the key of an event; not kept as they are. */
function sessionOf({ cookies, headers }: FastifyRequest): string | null {
  const secret = tokenIn(cookies) ?? headers.authorization;
  if (secret === undefined) return null;
  return createHash('sha256').update(secret).digest('base64url').slice(0, 22);
}
