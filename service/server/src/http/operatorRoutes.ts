// What operators and programs ask the server about itself: health, metrics and the API description.

import { createHash, timingSafeEqual } from 'node:crypto';
import { createRequire } from 'node:module';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { isLoopback } from './address.ts';
import { type App, Refused } from './context.ts';
import { docsPage } from './docsPage.ts';

export interface OperatorSetup {
  readonly config: ServerConfig;
  readonly metrics: Metrics;
  /** Rejects when the server is not fit to serve. */
  readonly checkHealth: () => Promise<void>;
  /** Throws when others should be sent elsewhere for now. */
  readonly checkReady: () => void;
}

/** Every message of the socket, as `npm run asyncapi` wrote it down. */
const socketDocument: unknown = createRequire(import.meta.url)('@hanchan/protocol/asyncapi.json');

export function addOperatorRoutes(app: App, setup: OperatorSetup): void {
  const { config, metrics, checkHealth, checkReady } = setup;
  const hidden = { schema: { hide: true }, config: { rateLimit: false } } as const;
  const answering =
    (check: () => Promise<void>) => async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        await check();
        return { ok: true };
      } catch (error) {
        reply.status(503);
        // A reason may name the database file.
        const isTold = mayReadFigures(request, config) && error instanceof Error;
        return { ok: false, reason: isTold ? error.message : UNTOLD };
      }
    };
  app.get('/healthz', hidden, answering(checkHealth));
  // A balancer asks this: it also says no while everything is well but the way to the others.
  app.get(
    '/readyz',
    hidden,
    answering(async () => {
      checkReady();
      await checkHealth();
    }),
  );
  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayReadFigures(request, config)) {
      const message =
        'metrics are only for the operator of this server: send the token in METRICS_TOKEN, or ask from the machine itself';
      throw new Refused({ code: 'notAllowed', message });
    }
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
  app.get('/api/docs/openapi.json', hidden, async () => app.swagger());
  app.get('/api/docs/asyncapi.json', hidden, async () => socketDocument);
  app.get('/api/docs', hidden, async (_, reply) => {
    reply.type('text/html; charset=utf-8');
    return docsPage(app.swagger());
  });
}

const UNTOLD = 'only the operator of this server is told why: from its own machine, or in its log';

/** What proxies add to a request that they pass on. */
const PASSED_ON =
  /^(forwarded|x-forwarded-.+|x-(real|client|cluster-client)-ip|(cf|fastly|true)-.*ip|via)$/;

/**
 * With the token, or from this machine. Behind a proxy every request comes from the machine of the proxy, which may be
 * this one: where the operator says that there is one, or the request shows it, only the token counts.
 */
export const mayReadFigures = (request: Asking, config: ServerConfig): boolean =>
  hasToken(request, config.metricsToken) || isFromHere(request, config);

/** Where there is a token it is asked for, also on the machine itself: whoever may use that need not run the server. */
export const mayOperate = (request: Asking, config: ServerConfig): boolean =>
  config.operatorToken === null
    ? isFromHere(request, config)
    : hasToken(request, config.operatorToken);

type Asking = Pick<FastifyRequest, 'headers' | 'socket' | 'hostname'>;

const hasToken = ({ headers }: Asking, token: string | null): boolean =>
  token !== null && isSame(headers.authorization ?? '', `Bearer ${token}`);

function isFromHere(
  { headers, socket, hostname }: Asking,
  { trustProxy, publicUrl }: ServerConfig,
): boolean {
  if (trustProxy !== 0 || publicUrl !== null) return false;
  if (Object.keys(headers).some((name) => PASSED_ON.test(name))) return false;
  return isLoopback(socket.remoteAddress ?? '') && isLoopback(hostname);
}

/** In the same time whatever differs. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(one!, other!);
}
