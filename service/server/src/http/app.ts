// The HTTP side: security headers, limits, routes, and the page itself.

import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import { falseLengthIn, isNestedBeyond, quoted, unseemlyField } from '@hanchan/tiles';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { limitOpenRequests } from '../limits/openRequests.ts';
import { isOwnHost } from '../limits/ownHosts.ts';
import { cameInTheClear, hostOf, trustOf } from '../limits/proxies.ts';
import { limitRequests } from '../limits/requestLimits.ts';
import { cutUnreadBodies } from '../limits/unreadBodies.ts';
import type { Metrics } from '../metrics.ts';
import { logUnusedMethods, markAnswers } from './answers.ts';
import { addCircuitRoutes } from './circuitRoutes.ts';
import { addClubRoutes } from './clubRoutes.ts';
import { addConductRoutes } from './conductRoutes.ts';
import { type App, type Context, Refused } from './context.ts';
import { addDailyRoutes } from './dailyRoutes.ts';
import { DESCRIPTION } from './description.ts';
import { answerError } from './errors.ts';
import { addEventRoutes } from './eventRoutes.ts';
import { addExaminationRoutes } from './examinationRoutes.ts';
import { addBlockRoutes, addGameRoutes, addRulesRoutes } from './gameRoutes.ts';
import { addKeptRoutes } from './keptRoutes.ts';
import { addOperatorRoutes } from './operatorRoutes.ts';
import { isOwnOrigin } from './origin.ts';
import { addPage } from './page.ts';
import { passOnStreams } from './passOn.ts';
import { addPeopleRoutes } from './peopleRoutes.ts';
import { addPlayerRoutes } from './playerRoutes.ts';
import { isProbe } from './probes.ts';
import { addQueueRoutes } from './queueRoutes.ts';
import { addRatingRoutes } from './ratingRoutes.ts';
import { addRulebookRoutes } from './rulebookRoutes.ts';
import { addSessionRoutes } from './sessionRoutes.ts';
import { addTableRoutes } from './tableRoutes.ts';

/** Far deeper than any form of the API. */
const DEEPEST = 64;

export interface AppSetup {
  readonly context: Context;
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** Rejects when the server is not fit to serve. */
  readonly checkHealth: () => Promise<void>;
  /** Throws when others should be sent elsewhere for now. */
  readonly checkReady: () => void;
}

export async function createApp(setup: AppSetup): Promise<App> {
  const { context, logger, metrics } = setup;
  const { config } = context;
  const { limits } = config;
  const trust = trustOf(config.trustProxy);
  const app = fastify({
    loggerInstance: logger,
    bodyLimit: 64 * 1_024,
    trustProxy: trust,
    requestTimeout: limits.requestMs,
    // Longer than proxies keep theirs (30 s to a minute): one that sends a request just when we close would see it cut.
    keepAliveTimeout: 75_000,
    http: {
      headersTimeout: limits.headMs,
      // How often requests that take too long are looked for.
      connectionsCheckingInterval: Math.min(1_000, limits.headMs),
    },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 128 },
  }).withTypeProvider<ZodTypeProvider>() as App;
  limitOpenRequests(app.server, limits, trust);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  await app.register(cookie);
  const isSecure = config.publicUrl?.startsWith('https:') === true;
  await addHeaders(app, isSecure);
  limitRequests(app, limits, context);
  cutUnreadBodies(app);
  markAnswers(app);
  logUnusedMethods(app, config.time);
  await app.register(swagger, DESCRIPTION);
  app.addHook('onRequest', async (request) => {
    const host = hostOf(request.raw, trust);
    if (isProbe(request.url) || isOwnHost(host, config)) return;
    const message = `this server is not known as ${quoted(host)}: use the address it was given out under; whoever runs it can add the name to HOST_NAMES`;
    throw new Refused({ code: 'otherOrigin', message });
  });
  app.addHook('onRequest', async ({ raw, url }) => {
    if (!isSecure || isProbe(url) || !cameInTheClear(raw, trust)) return;
    const message = `this server is reached by HTTPS only: ${config.publicUrl}`;
    throw new Refused({ code: 'otherOrigin', message });
  });
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (isOwnOrigin(request.headers, config.publicUrl)) return;
    throw new Refused({ code: 'otherOrigin', message: 'the request comes from another site' });
  });
  refuseStrangeBodies(app);
  app.addHook('onResponse', async (request, reply) => {
    metrics.requests.inc({ status: String(reply.statusCode) });
    request.log.debug(
      { method: request.method, path: request.routeOptions.url, status: reply.statusCode },
      'request',
    );
  });
  passOnStreams(app, context);
  addSessionRoutes(app, context);
  addTableRoutes(app, context);
  addGameRoutes(app, context);
  addRulesRoutes(app);
  addRulebookRoutes(app, context);
  addBlockRoutes(app, context);
  addQueueRoutes(app, context);
  addPeopleRoutes(app, context);
  addPlayerRoutes(app, context);
  addRatingRoutes(app, context);
  addConductRoutes(app, context);
  addEventRoutes(app, context);
  addKeptRoutes(app, context);
  addClubRoutes(app, context);
  addDailyRoutes(app, context);
  addCircuitRoutes(app, context);
  addExaminationRoutes(app, context);
  addOperatorRoutes(app, { ...setup, config });
  await addPage(app, config.webDir);
  return app;
}

/** Packed, nested too deeply, with lists that are none, or with letters that nobody types. */
function refuseStrangeBodies(app: App): void {
  app.addHook('onRequest', async ({ headers }) => {
    const { 'content-encoding': encoding = 'identity' } = headers;
    if (encoding === 'identity') return;
    const message = `nothing is unpacked here: send it as it is, not as ${quoted(encoding)}`;
    throw new Refused({ code: 'badMessage', field: 'content-encoding', message });
  });
  app.addHook('preValidation', async ({ body, routeOptions }) => {
    // A file, which its own reader looks through.
    if (body instanceof Uint8Array) return;
    if (isNestedBeyond(DEEPEST, body)) {
      const message = `the form is nested too deeply; at most ${DEEPEST} levels are expected`;
      throw new Refused({ code: 'badMessage', message });
    }
    const length = falseLengthIn(body);
    if (length !== null) {
      throw new Refused({
        code: 'badMessage',
        field: length,
        message: 'is not a field of the form',
      });
    }
    if (routeOptions.config.takesOldTexts) return;
    const unseemly = unseemlyField(body);
    if (unseemly === null) return;
    const { field, holds } = unseemly;
    throw new Refused({ code: 'badMessage', field, message: `may not hold ${holds}` });
  });
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
