// The built server as a process that can be killed: the product itself, with a table that moves faster than people
// do, so that a kill finds something going on. Says where it listens on its first line.

import { DEFAULT_CONFIG, startServer } from '@hanchan/server';

// Whoever started it holds the other end; without them there is nothing to serve for.
process.stdin.on('end', () => process.exit()).resume();

const server = await startServer({
  ...DEFAULT_CONFIG,
  host: '127.0.0.1',
  port: Number(process.env.PORT),
  databaseUrl: process.env.DATABASE_URL,
  ...(process.env.NATS_URL !== undefined && {
    natsUrl: process.env.NATS_URL,
    node: `node-${process.pid}`,
  }),
  // A build of its own, of one file, has no threads to think in.
  ...(process.env.BOT_THREADS === '0' && { botThreads: 0 }),
  webDir: process.env.WEB_DIR ?? null,
  // Where no balancer would have to notice first, it need not wait long.
  drainMs: Number(process.env.DRAIN_MS ?? 300),
  logLevel: process.env.LOG_LEVEL ?? 'fatal',
  pace: {
    ...DEFAULT_CONFIG.pace,
    offerMs: [5, 40],
    botMs: [5, 40],
    dealMs: 0,
    resultMs: 500,
    graceMs: 600_000,
  },
  limits: {
    ...DEFAULT_CONFIG.limits,
    signInsPerMinute: 1e6,
    requestsPerMinute: 1e6,
    requestsPerSession: 1e6,
    eventsPerDay: 1e6,
    connectionsPerAddress: 1e6,
    openRequestsPerAddress: 1e6,
  },
});
process.on('SIGTERM', () => void server.close().then(() => process.exit()));
console.log(server.port);
