// The parts of a server before anybody is let in: people, tables, events, and what the routes and sockets need of them.

import { randomFrom } from '@hanchan/bots';
import { type Storage, sessionIdOf } from '@hanchan/storage';
import type { Logger } from 'pino';
import { type BeaconSource, createBeaconSource } from './beacon/beaconSource.ts';
import { BotFailures } from './bots/botFailures.ts';
import { type BotPlayers, onThisThread } from './bots/botPlayers.ts';
import { type Bots, loadBots } from './bots/bots.ts';
import { BotThreads } from './bots/botThreads.ts';
import { Circuits } from './circuits/circuits.ts';
import { Clubs } from './clubs/clubs.ts';
import type { ServerConfig } from './config.ts';
import { Events } from './events/events.ts';
import { OnlineTables } from './events/onlineTables.ts';
import { Counting } from './figures/counting.ts';
import type { Context } from './http/context.ts';
import { KeptStore } from './kept/keptStore.ts';
import { Arrivals } from './limits/arrivals.ts';
import { Counts } from './limits/counts.ts';
import { OpenStreams } from './limits/openStreams.ts';
import { Work } from './limits/work.ts';
import { Board } from './lobby/board.ts';
import { quickSettings, quickTable } from './lobby/quickTable.ts';
import { Rooms } from './lobby/rooms.ts';
import { TableDoor } from './lobby/tableDoor.ts';
import { createGames } from './match/games.ts';
import { shownFrom } from './match/outside.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { Lease } from './nodes/lease.ts';
import type { Site } from './nodes/site.ts';
import { Blocks } from './people/blocks.ts';
import { HereCount } from './people/hereCount.ts';
import { Homes } from './people/homes.ts';
import { hashPassword, Identity, LINK_MS, nameOf } from './people/identity.ts';
import { createMailer } from './people/mailer.ts';
import { Mails } from './people/mails.ts';
import { Muting } from './people/muting.ts';
import { Newcomers } from './people/newcomers.ts';
import { type RatingOf, storedRating } from './people/ratings.ts';
import { SignInGuard } from './people/signInGuard.ts';
import { openInvitations } from './queue/invitations.ts';
import { noteLeavings } from './queue/leavings.ts';
import { Queue } from './queue/queue.ts';
import { Books } from './rulebooks/books.ts';
import type { Gate } from './socket/gate.ts';

/** What every part stands on. */
export interface Ground {
  readonly storage: Storage;
  readonly config: ServerConfig;
  readonly logger: Logger;
  /** The sockets, which come last: they need the HTTP server, which needs the parts. */
  readonly gate: () => Gate;
  readonly site: Site;
  readonly lease: Lease;
}

export interface Parts {
  readonly context: Context;
  readonly metrics: Metrics;
  readonly players: BotPlayers;
}

export async function makeParts(ground: Ground): Promise<Parts> {
  const { storage, config, gate, site } = ground;
  const { time, randomBytes } = config;
  const bots = loadBots(config.weightsFile);
  const counts = new Counts(
    time,
    site.isShared ? (used) => site.tellAll({ type: 'counted', used }) : null,
  );
  const mails = makeMails(ground, counts);
  const identity = new Identity({
    storage,
    mails,
    time,
    guard: new SignInGuard(counts),
    randomBytes,
  });
  const board = new Board(time, (id, summary) => site.tellAll({ type: 'board', id, summary }));
  // Before any table: what was played by them is read with them.
  const books = await loadBooks(ground);
  const players = playersOf(bots, config);
  const metrics = createMetrics({
    tables: () => rooms.size,
    connections: () => gate().size,
    botQuestions: () => players.waiting,
  });
  const beacon = createBeaconSource({
    url: config.beaconUrl,
    time,
    onTrouble: (message) => ground.logger.warn(message),
  });
  const homes = homesOf(ground);
  const tables = makeTables(ground, { players, beacon, board, metrics, homes });
  const { rooms } = tables;
  const around = makeAround(ground, rooms, bots);
  const context: Context = {
    config,
    storage,
    identity,
    counts,
    homes,
    newcomers: new Newcomers(counts, config.limits),
    ...around,
    ...tables,
    site,
    tableDoor: new TableDoor(time),
    board,
    kept: new KeptStore(storage, time),
    ...makeStreams(ground, tables.events),
    books,
    streams: new OpenStreams(config.limits),
    arrivals: new Arrivals(),
    work: new Work(counts, time, config.limits.workMs),
    botLevels: bots.levels,
    beacon: beacon.address,
    ...sessionEnds(ground),
  };
  return { context, metrics, players };
}

const homesOf = ({ storage, config: { time, randomBytes, oneHome } }: Ground): Homes =>
  new Homes({
    stored: storage.homes,
    people: storage.people,
    time,
    randomBytes,
    areApart: oneHome === 'apart',
  });

const playersOf = (bots: Bots, { botThreads, networkTime }: ServerConfig): BotPlayers =>
  botThreads === 0
    ? onThisThread(bots)
    : new BotThreads({ bots, count: botThreads, time: networkTime });

/** Clubs and circuits: logs that one process has at a time. */
function makeStreams({ storage, config, logger }: Ground, events: Context['events']) {
  const { time, randomBytes } = config;
  const setup = (what: string) => ({
    ...{ storage, time, randomBytes },
    onError: (error: unknown, id: string) =>
      logger.error({ err: error, [what]: id }, `a ${what} broke`),
  });
  return {
    clubs: new Clubs(setup('club')),
    circuits: new Circuits({ ...setup('circuit'), events }),
  };
}

/** The sockets of a session that is over end at every process. */
function sessionEnds({ gate, site }: Ground) {
  return {
    endSession(token: string) {
      const hash = sessionIdOf(token);
      gate().endSessionHashed(hash);
      site.tellAll({ type: 'session', hash });
    },
    endOtherSessions(person: string, token: string | null) {
      const but = token === null ? null : sessionIdOf(token);
      gate().endOtherSessions(person, but);
      site.tellAll({ type: 'otherSessions', person, but });
    },
    endSessionNamed(person: string, id: string) {
      gate().endSessionNamed(person, id);
      site.tellAll({ type: 'sessionNamed', person, id });
    },
  };
}

async function loadBooks({ storage, logger }: Ground): Promise<Books> {
  const books = new Books({
    storage,
    onError: (error, rulebook) =>
      logger.error({ err: error, rulebook }, 'a rulebook cannot be read'),
  });
  await books.refresh();
  return books;
}

interface Needed {
  readonly players: BotPlayers;
  readonly beacon: BeaconSource;
  readonly board: Board;
  readonly metrics: Metrics;
  readonly homes: Homes;
}

/** Where people play, alone or as part of an event. */
function makeTables(
  { storage, config, logger, site }: Ground,
  { players, beacon, board, metrics, homes }: Needed,
) {
  const { time, randomBytes } = config;
  const failures = new BotFailures(metrics.botFailures, logger);
  const games = createGames({
    storage,
    time,
    pace: config.pace,
    random: randomFrom(randomBytes(4).readUInt32LE()),
    bots: players,
    beacon,
    onBotError: (error) => failures.add(error),
    onStored: ({ type }, ms) => {
      metrics.stored.inc({ type });
      metrics.storeSeconds.observe(ms / 1_000);
    },
  });
  const counting = new Counting({
    figures: storage.figures,
    read: (game) => games.read(game),
    hiddenMs: (entries) => shownFrom(entries, config.pace) - time.now(),
    onError: (error, game) => logger.error({ err: error, game }, 'a game was not counted'),
    onCounted: () => metrics.counted.inc(),
    time: config.networkTime,
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
    isOneHome: (people) => homes.areAnyOne(people),
    onChange: (id, summary) => board.put(id, summary),
    onOver: (room) => {
      void online.over(room);
      if (room.data.game !== null) void counting.count(room.data.game);
      noteLeavings(room, storage.conduct, time.now()).catch((error: unknown) =>
        logger.error({ err: error, table: room.id }, 'who left was not written down'),
      );
    },
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
    tables: storage.tables,
    site,
    time,
    pace: config.pace,
    onError: (error, event) => logger.error({ err: error, event }, 'a sheet was not entered'),
  });
  return { games, rooms, events, online, counting };
}

/** What is between people: who is here, who avoids whom, who looks for a game. */
function makeAround({ storage, config, site, logger, gate }: Ground, rooms: Rooms, bots: Bots) {
  const { time } = config;
  const blocks = new Blocks(storage.people, (player) => site.tellAll({ type: 'blocks', player }));
  const here = new HereCount({
    time,
    own: () => gate().people,
    tell: site.isShared ? (people) => site.tellAll({ type: 'here', people }) : null,
  });
  const ratingOf = storedRating(storage.figures);
  const parts = { rooms, blocks, here, botLevels: bots.levels, ratingOf };
  const queue = makeQueue({ storage, config, logger }, parts);
  return { blocks, here, queue, muting: new Muting(storage.conduct, time), ratingOf };
}

interface ForQueue {
  readonly rooms: Rooms;
  readonly blocks: Blocks;
  readonly here: HereCount;
  readonly botLevels: Bots['levels'];
  readonly ratingOf: RatingOf;
}

/** Where people who look for a game find each other. */
function makeQueue(
  { storage, config, logger }: Pick<Ground, 'storage' | 'config' | 'logger'>,
  parts: ForQueue,
): Queue {
  const { rooms, blocks, here, botLevels, ratingOf } = parts;
  const { time, randomBytes } = config;
  return new Queue({
    storage,
    time,
    randomBytes,
    ratingOf,
    blockedBy: (person) => blocks.of(person),
    async openTable({ table, wish, people }) {
      const found = await Promise.all(people.map((person) => storage.people.find(person)));
      const names = found.flatMap((person) => (person === undefined ? [] : [nameOf(person)]));
      const level = botLevels.includes('club') ? 'club' : botLevels[0]!;
      return rooms.createQuick(table, quickSettings(wish), quickTable(names, level));
    },
    here: () => here.count,
    invitationsTo: (people) => openInvitations(storage, people, time.now()),
    onError: (error) => logger.error({ err: error }, 'the queue could not be looked at'),
  });
}

function makeMails({ config, logger }: Ground, counts: Counts): Mails {
  return new Mails({
    mailer: mailerOf(config),
    counts,
    onError: (error) => logger.error({ err: error }, 'a mail could not be sent'),
  });
}

function mailerOf({ smtpUrl, mailFrom, publicUrl, port }: ServerConfig) {
  if (smtpUrl === null) return null;
  return createMailer({
    smtpUrl,
    from: mailFrom,
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    linkMinutes: LINK_MS / 60_000,
  });
}
