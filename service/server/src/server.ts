// Puts the parts together: storage, people, tables, HTTP, sockets; and takes them apart again in order.

import type { AddressInfo } from 'node:net';
import { randomFrom } from '@hanchan/bots';
import { openStorage, type Storage } from '@hanchan/storage';
import type { Logger } from 'pino';
import { createBeaconSource } from './beacon/beaconSource.ts';
import { loadBots } from './bots.ts';
import { ClockJumps } from './clockJumps.ts';
import type { ServerConfig } from './config.ts';
import { Events } from './events/events.ts';
import { OnlineTables } from './events/onlineTables.ts';
import { localAddresses } from './http/address.ts';
import { createApp } from './http/app.ts';
import type { App, Context } from './http/context.ts';
import { KeptStore } from './kept/keptStore.ts';
import { OpenStreams } from './limits/openStreams.ts';
import { Board } from './lobby/board.ts';
import { Rooms } from './lobby/rooms.ts';
import { TableDoor } from './lobby/tableDoor.ts';
import { createLogger } from './logging.ts';
import { createGames } from './match/games.ts';
import { createMetrics } from './metrics.ts';
import { Blocks } from './people/blocks.ts';
import { hashPassword, Identity, LINK_MS } from './people/identity.ts';
import { createMailer } from './people/mailer.ts';
import { Mails } from './people/mails.ts';
import { Books } from './rulebooks/books.ts';
import { Dispatch } from './socket/dispatch.ts';
import { Gate } from './socket/gate.ts';
import { keepUp, LEASE_MS } from './upkeep.ts';

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
    isServer: true,
  });
  try {
    return await startOn(storage, config);
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** The parts put together; nobody is let in yet. */
export interface Assembled {
  readonly app: App;
  readonly logger: Logger;
  /** Everything but the storage. */
  stop(): Promise<void>;
}

async function startOn(storage: Storage, config: ServerConfig): Promise<HanchanServer> {
  const { app, logger, stop } = await assemble(storage, config);
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
      await stop();
      await storage.close();
      logger.info('stopped');
    },
  };
}

export async function assemble(storage: Storage, config: ServerConfig): Promise<Assembled> {
  const logger = createLogger(config.logLevel);
  const { time, randomBytes } = config;
  const { isNew, left } = storage.opened;
  if (isNew) logger.info({ file: config.databaseUrl }, 'a new database was created');
  if (left !== null)
    logger.warn({ ...left }, 'the last server on this database did not stop cleanly');
  let generation = await storage.log.heartbeat(LEASE_MS);
  const bots = loadBots(config.weightsFile);
  const mails = new Mails({
    mailer: mailerOf(config),
    time,
    onError: (error) => logger.error({ err: error }, 'a mail could not be sent'),
  });
  const identity = new Identity({ storage, mails, time, randomBytes });
  const blocks = new Blocks(storage.people);
  const board = new Board(time);
  const kept = new KeptStore(storage, time);
  const books = new Books({
    storage,
    onError: (error, rulebook) =>
      logger.error({ err: error, rulebook }, 'a rulebook cannot be read'),
  });
  // Before any table: what was played by them is read with them.
  await books.refresh();
  const metrics = createMetrics({ tables: () => rooms.size, connections: () => gate.size });
  const beacon = createBeaconSource({
    url: config.beaconUrl,
    time,
    onTrouble: (message) => logger.warn(message),
  });
  const games = createGames({
    storage,
    time,
    pace: config.pace,
    random: randomFrom(randomBytes(4).readUInt32LE()),
    bot: bots.get,
    beacon,
    onBotError: (error) => logger.error({ err: error }, 'a bot failed'),
    onStored: ({ type }, ms) => {
      metrics.stored.inc({ type });
      metrics.storeSeconds.observe(ms / 1_000);
    },
  });
  const rooms: Rooms = new Rooms({
    storage,
    games,
    time,
    startMs: config.pace.startMs,
    tellMs: config.pace.tellMs,
    beacon,
    newSecret: config.newSecret,
    randomBytes,
    hashPassword,
    onChange: (id, summary) => board.put(id, summary),
    onOver: (room) => void online.over(room),
    onError: (error, table) => logger.error({ err: error, table }, 'a table broke'),
    onStopped: ({ law, found, by }, at) => {
      metrics.stopped.inc();
      logger.error({ ...at, law, found, by }, 'a law of a table was broken: it was stopped');
    },
  });
  const events = new Events({
    storage,
    time,
    randomBytes,
    onError: (error, event) => logger.error({ err: error, event }, 'an event broke'),
  });
  const online: OnlineTables = new OnlineTables({
    events,
    rooms,
    games,
    onError: (error, event) => logger.error({ err: error, event }, 'a sheet was not entered'),
  });
  const tableDoor = new TableDoor(time);
  const dispatch = new Dispatch({ rooms, tableDoor, board, blocks, now: time.now });
  const context: Context = {
    config,
    storage,
    identity,
    blocks,
    rooms,
    tableDoor,
    games,
    board,
    events,
    online,
    kept,
    books,
    streams: new OpenStreams(config.limits),
    botLevels: bots.levels,
    beacon: beacon.address,
    endSession: (token) => gate.endSession(token),
    endOtherSessions: (person, token) => gate.endOtherSessions(person, token),
    endSessionNamed: (person, id) => gate.endSessionNamed(person, id),
  };
  let isClosing = false;
  const app = await createApp({
    context,
    logger,
    metrics,
    async checkHealth() {
      if (isClosing) throw new Error('the server is stopping');
      await storage.ping();
    },
  });
  const gate: Gate = new Gate({
    server: app.server,
    config,
    identity,
    onMessage(connection, message) {
      metrics.messages.inc({ type: message.type });
      return dispatch.take(connection, message);
    },
    onClose: (connection) => dispatch.forget(connection),
    onRefusal: (code) => metrics.refusals.inc({ code }),
    onError: (error) => logger.error({ err: error }, 'a message failed'),
  });
  const jumps = new ClockJumps(time);
  const upkeep = keepUp(storage, {
    logger,
    time: config.networkTime,
    async onTick() {
      for (const jump of jumps.look()) {
        logger.warn({ ...jump }, 'the machine slept, or its clock was set');
        if (jump.kind === 'slept') rooms.tellSlept(jump.ms);
        await events.clockJumped(jump);
      }
    },
    async onHeartbeat(found) {
      // Another process may have installed one.
      await books.refresh();
      if (found === generation) return;
      generation = found;
      logger.warn('a backup was restored: every table is read again');
      gate.closeAll();
      await rooms.stop();
      await events.stop();
      await kept.forget();
      await rooms.loadWaiting();
    },
  });
  async function stop() {
    isClosing = true;
    await upkeep.stop();
    gate.close();
    await rooms.stop();
    app.server.closeAllConnections();
    await kept.forget();
    await app.close();
    await events.stop();
    books.stop();
    // On a full disk others have to wait until our lease is over; nothing else is lost by it.
    await storage.log
      .retire()
      .catch((error: unknown) => logger.error({ err: error }, 'the tables were not given back'));
  }
  try {
    await rooms.loadWaiting();
  } catch (error) {
    await stop();
    throw error;
  }
  return { app, logger, stop };
}

/** To more than this machine. */
const isOpen = ({ host, publicUrl }: ServerConfig): boolean =>
  publicUrl === null && (host === '0.0.0.0' || host === '::');

function mailerOf({ smtpUrl, mailFrom, publicUrl, port }: ServerConfig) {
  if (smtpUrl === null) return null;
  return createMailer({
    smtpUrl,
    from: mailFrom,
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    linkMinutes: LINK_MS / 60_000,
  });
}
