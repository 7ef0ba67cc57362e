// Puts the parts together: storage, people, tables, HTTP, sockets; and takes them apart again in order.

import type { AddressInfo } from 'node:net';
import { openStorage, type Storage } from '@hanchan/storage';
import type { Logger } from 'pino';
import { ClockJumps } from './clockJumps.ts';
import type { ServerConfig } from './config.ts';
import { localAddresses } from './http/address.ts';
import { createApp } from './http/app.ts';
import type { App, Context } from './http/context.ts';
import { OpenAnswers } from './http/openAnswers.ts';
import { createLogger } from './logging.ts';
import type { Metrics } from './metrics.ts';
import { type Bus, loneBus } from './nodes/bus.ts';
import { LEASE_MS, Lease } from './nodes/lease.ts';
import { Site } from './nodes/site.ts';
import { Spreading } from './nodes/spreading.ts';
import { STREAM_VERSION } from './nodes/streamVersion.ts';
import { type Ground, makeParts } from './parts.ts';
import { HOMES_KEPT_MS } from './people/homes.ts';
import { LEAVINGS_COUNT_MS } from './queue/leaving.ts';
import { WAITS_KEPT_MS } from './queue/waitEstimate.ts';
import { Dispatch } from './socket/dispatch.ts';
import { Gate } from './socket/gate.ts';
import { keepUp } from './upkeep.ts';

/** A balancer that has not noticed by then will not. */
const UNNOTICED_MS = 10_000;
/** An answer that a busy machine has not finished by then is cut. With all before it that is less than the 30 s after which others kill us. */
const LAST_ANSWERS_MS = 10_000;

export interface HanchanServer {
  readonly port: number;
  /** Where a browser on this machine finds it. */
  readonly url: string;
  /** Where others in the same network find it. */
  readonly nearby: readonly string[];
  readonly logger: Logger;
  /** Ends in order: nobody comes in, what is being stored is stored, everybody is sent away to come back. */
  close(): Promise<void>;
}

export async function startServer(config: ServerConfig): Promise<HanchanServer> {
  const storage = await openStorage({
    url: config.databaseUrl,
    node: config.node,
    now: config.time.now,
    version: STREAM_VERSION,
    isServer: true,
    isOneOfSeveral: config.natsUrl !== null,
  });
  try {
    const bus = await busFor(config);
    try {
      return await startOn(storage, config, bus);
    } catch (error) {
      await bus.close();
      throw error;
    }
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** The parts put together; nobody is let in yet. */
export interface Assembled {
  readonly app: App;
  readonly logger: Logger;
  /** Serves on for a moment while it says that it is not ready, where there are others to go to. */
  leave(): Promise<void>;
  /** Everything but the storage. */
  stop(): Promise<void>;
}

async function startOn(storage: Storage, config: ServerConfig, bus: Bus): Promise<HanchanServer> {
  const { app, logger, leave, stop } = await assemble(storage, config, bus);
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await stop();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  logger.info({ port, storage: storage.engine }, 'serving');
  let isClosing = false;
  return {
    port,
    url: config.publicUrl ?? `http://localhost:${port}`,
    nearby: isOpen(config) ? localAddresses().map((address) => `http://${address}:${port}`) : [],
    logger,
    async close() {
      if (isClosing) return;
      isClosing = true;
      await leave();
      await stop();
      await storage.close();
      logger.info('stopped');
    },
  };
}

export async function assemble(
  storage: Storage,
  config: ServerConfig,
  bus: Bus = loneBus(config.node),
): Promise<Assembled> {
  const logger = createLogger(config.logLevel, config.natsUrl === null ? null : config.node);
  sayHowFound(storage, config, logger);
  const generation = await storage.log.heartbeat(LEASE_MS);
  const site = new Site({
    bus,
    time: config.networkTime,
    living: () => storage.log.living(),
    isCutOff: () => !lease.isHeld,
    onError: (error) => logger.error({ err: error }, 'a table of a process that is gone'),
    onNewer: (stream) =>
      logger.warn({ stream }, 'a newer version has held this: only a node of that version has it'),
  });
  const lease = new Lease({
    bus,
    time: config.networkTime,
    onLost(why) {
      logger.error({ why }, 'others may have taken over: everything is forgotten');
      forgetAll(context, gate).catch((error: unknown) =>
        logger.error({ err: error }, 'something could not be forgotten'),
      );
    },
    onBack: () => logger.warn('back among the others'),
  });
  const ground: Ground = { storage, config, logger, gate: () => gate, site, lease };
  const { context, metrics, players } = await makeParts(ground);
  let isClosing = false;
  const app = await createApp({
    context,
    logger,
    metrics,
    async checkHealth() {
      if (isClosing) throw new Error('the server is stopping');
      await storage.ping();
    },
    checkReady() {
      if (!site.isReady) throw new Error('cut off from the other processes, or on its way out');
    },
  });
  const answers = new OpenAnswers(app.server, config.networkTime);
  const gate: Gate = openGate(app, context, { logger, metrics });
  const upkeep = keepServerUp(context, { ground, generation });
  const spreading = spreadTables(context, logger);
  const stop = async () => {
    isClosing = true;
    await spreading?.stop();
    await upkeep.stop();
    await stopParts({ app, answers }, context, ground);
    await players.close();
  };
  try {
    await context.rooms.loadWaiting();
  } catch (error) {
    await stop();
    throw error;
  }
  const leave = async () => {
    answers.leave();
    if (await site.leave(config.drainMs)) await answers.quiet(UNNOTICED_MS);
  };
  return { app, logger, leave, stop };
}

function sayHowFound({ opened }: Storage, { databaseUrl }: ServerConfig, logger: Logger): void {
  const { isNew, left } = opened;
  if (isNew) logger.info({ file: databaseUrl }, 'a new database was created');
  if (left !== null)
    logger.warn({ ...left }, 'the last server on this database did not stop cleanly');
}

function openGate(
  app: App,
  context: Context,
  { logger, metrics }: { readonly logger: Logger; readonly metrics: Metrics },
): Gate {
  const { config, identity, site } = context;
  const dispatch = new Dispatch({ ...context, now: config.time.now });
  const gate = new Gate({
    server: app.server,
    config,
    identity,
    isServing: () => site.isServing,
    onMessage(connection, message) {
      metrics.messages.inc({ type: message.type });
      return dispatch.hear(connection, message);
    },
    onClose: (connection) => dispatch.forget(connection),
    onPeople: () => context.here.changed(),
    onRefusal: (code) => metrics.refusals.inc({ code }),
    onError: (error) => logger.error({ err: error }, 'a message failed'),
  });
  site.open({ ...context, app, dispatch, gate });
  return gate;
}

/** Null where there are no others, or it is switched off. */
function spreadTables({ config, rooms, site }: Context, logger: Logger): Spreading | null {
  if (!site.isShared || !config.spreadsTables) return null;
  return new Spreading({
    time: config.networkTime,
    site,
    rooms,
    onGiven: (to, tables) => logger.info({ to, tables }, 'tables given to a node with fewer'),
    onError: (error) => logger.error({ err: error }, 'tables could not be given away'),
  });
}

/** Looks at the clocks, and at whether the database is still the one that the server knows. */
function keepServerUp(
  context: Context,
  known: { readonly ground: Ground; readonly generation: number },
) {
  const { rooms, events, books, config, storage, counting } = context;
  const { logger, gate, lease } = known.ground;
  let { generation } = known;
  const jumps = new ClockJumps(config.time);
  /** Beside everything else: a site that was upgraded may have years to count. */
  const sweepCounts = () =>
    void counting
      .sweep(config.time.now())
      .catch((error: unknown) => logger.error({ err: error }, 'games could not be counted'));
  sweepCounts();
  return keepUp(storage, {
    logger,
    time: config.networkTime,
    onWake: () => lease.look(),
    async onTick() {
      lease.look();
      for (const jump of jumps.look()) {
        logger.warn({ ...jump }, 'the machine slept, or its clock was set');
        if (jump.kind === 'slept') rooms.tellSlept(jump.ms);
        await events.clockJumped(jump);
      }
    },
    async onSweep() {
      if (config.contactsDays !== null) await events.forgetContacts(config.contactsDays);
      await forgetOld(storage, config.time.now());
      sweepCounts();
    },
    async onHeartbeat(found) {
      lease.renewed();
      // Another process may have installed one.
      await books.refresh();
      if (found === generation) return;
      generation = found;
      logger.warn('a backup was restored: every table is read again');
      await forgetAll(context, gate());
      await rooms.loadWaiting();
    },
  });
}

/** Waits, leavings and homes that count no longer. */
async function forgetOld({ waits, conduct, homes }: Storage, now: number): Promise<void> {
  await homes.forget(now - HOMES_KEPT_MS);
  await waits.forget(now - WAITS_KEPT_MS);
  await conduct.forget(now - LEAVINGS_COUNT_MS);
}

/** What is in memory is out of date: everybody comes back to what storage has. */
async function forgetAll(
  { rooms, events, kept, clubs, circuits, site }: Context,
  gate: Gate,
): Promise<void> {
  gate.closeAll();
  site.sendAway();
  await rooms.forgetAll();
  await events.stop();
  await clubs.stop();
  await circuits.stop();
  await kept.forget();
}

/** Nobody comes in any more, and what is being stored is stored. */
async function stopParts(
  { app, answers }: { readonly app: App; readonly answers: OpenAnswers },
  { rooms, kept, events, clubs, circuits, books, queue, counting }: Context,
  { storage, logger, gate, site }: Ground,
): Promise<void> {
  site.drain();
  await queue.stop();
  gate().close();
  // Whoever waits for news of a score is answered.
  await kept.forget();
  await site.answered();
  await rooms.stop();
  await counting.stop();
  // Whoever follows an event has heard the end of it before the connection is gone, also who came in the last moment.
  await events.stop();
  await clubs.stop();
  await circuits.stop();
  site.endStreams();
  answers.endStreams();
  const cut = await answers.ended(LAST_ANSWERS_MS);
  if (cut.length > 0) logger.warn({ cut }, 'answers were cut');
  app.server.closeAllConnections();
  await app.close();
  books.stop();
  // On a full disk others have to wait until our lease is over; nothing else is lost by it.
  await storage.log
    .retire()
    .catch((error: unknown) => logger.error({ err: error }, 'the tables were not given back'));
  await site.close();
}

/** Where others share the database, they are found over a bus. */
async function busFor({ natsUrl, natsSite, node, logLevel }: ServerConfig): Promise<Bus> {
  if (natsUrl === null) return loneBus(node);
  const logger = createLogger(logLevel, node);
  const { natsBus } = await import('./nodes/natsBus.ts');
  const onTrouble = (message: string) => logger.warn(message);
  return natsBus({ url: natsUrl, site: natsSite, node, onTrouble });
}

/** To more than this machine. */
const isOpen = ({ host, publicUrl }: ServerConfig): boolean =>
  publicUrl === null && (host === '0.0.0.0' || host === '::');
