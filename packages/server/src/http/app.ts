// The HTTP face: security headers, limits, routes, and the page itself.

import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import swagger from '@fastify/swagger';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Metrics } from '../metrics.ts';
import { type App, type Context, Refused } from './context.ts';
import { docsPage } from './docsPage.ts';
import { answerError } from './errors.ts';
import { addEventRoutes } from './eventRoutes.ts';
import { addBlockRoutes, addGameRoutes, addRulesRoutes } from './gameRoutes.ts';
import { addKeptRoutes } from './keptRoutes.ts';
import { isOwnOrigin } from './origin.ts';
import { addSessionRoutes } from './sessionRoutes.ts';
import { addTableRoutes } from './tableRoutes.ts';

const BODY_LIMIT = 64 * 1_024;

export interface AppSetup {
  readonly context: Context;
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** Rejects when the server is not fit to serve. */
  readonly checkHealth: () => Promise<void>;
}

export async function createApp({ context, logger, metrics, checkHealth }: AppSetup): Promise<App> {
  const { config } = context;
  const app = fastify({
    loggerInstance: logger,
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 128 },
  }).withTypeProvider<ZodTypeProvider>() as App;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  await app.register(cookie);
  await addHeaders(app, config.publicUrl?.startsWith('https:') === true);
  await app.register(rateLimit, {
    max: config.limits.requestsPerMinute,
    timeWindow: '1 minute',
    // The page is a handful of files that browsers keep.
    allowList: (request) => !request.url.startsWith('/api/'),
  });
  await app.register(swagger, {
    openapi: {
      info: { title: 'Hanchan', version: '1', description: 'Riichi by the book, over HTTP.' },
    },
    transform: jsonSchemaTransform,
  });
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (isOwnOrigin(request.headers, config.publicUrl)) return;
    throw new Refused({ code: 'otherOrigin', message: 'the request comes from another page' });
  });
  app.addHook('onResponse', async (request, reply) => {
    metrics.requests.inc({ status: String(reply.statusCode) });
    request.log.debug(
      { method: request.method, path: request.routeOptions.url, status: reply.statusCode },
      'request',
    );
  });
  addSessionRoutes(app, context);
  addTableRoutes(app, context);
  addGameRoutes(app, context);
  addRulesRoutes(app);
  addBlockRoutes(app, context);
  addEventRoutes(app, context);
  addKeptRoutes(app, context);
  addOperatorRoutes(app, metrics, checkHealth);
  await addPage(app, config.webDir);
  return app;
}

async function addHeaders(app: App, isSecure: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The expert's net runs in WebAssembly, in a worker of the page.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        // Tiles are placed by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000 } : false,
  });
}

function addOperatorRoutes(app: App, metrics: Metrics, checkHealth: () => Promise<void>): void {
  const hidden = { schema: { hide: true }, config: { rateLimit: false } } as const;
  app.get('/healthz', hidden, async (_, reply) => {
    try {
      await checkHealth();
      return { ok: true };
    } catch (error) {
      reply.status(503);
      return { ok: false, reason: error instanceof Error ? error.message : 'unknown' };
    }
  });
  app.get('/metrics', hidden, async (_, reply) => {
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
  app.get('/api/docs/openapi.json', hidden, async () => app.swagger());
  app.get('/api/docs', hidden, async (_, reply) => {
    reply.type('text/html; charset=utf-8');
    return docsPage(app.swagger());
  });
}

/** The built page. A path that names no file is the page's own to read. */
async function addPage(app: App, webDir: string | null): Promise<void> {
  const missing = () => {
    throw new Refused({ code: 'noSuchPage', message: 'there is nothing at this address' });
  };
  if (webDir === null) {
    app.setNotFoundHandler(missing);
    return;
  }
  await app.register(fastifyStatic, {
    root: webDir,
    cacheControl: false,
    // Beside a file its compressed forms, where the build made them.
    preCompressed: true,
    setHeaders(response, path) {
      const isHashed = /[/\\]assets[/\\]/.test(path);
      response.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/');
    if (!isPage || /\.\w+$/.test(request.url.split('?')[0]!)) return missing();
    return reply.sendFile('index.html');
  });
}
