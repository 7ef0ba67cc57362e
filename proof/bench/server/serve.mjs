// The built server in a process of its own, over an SQLite file or another database, synced at every commit. Its limits on one
// address are lifted, because all players come from here.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_CONFIG, startServer } from '../../../service/server/dist/index.js';
import { answerParent, cpu, memory } from './child.mjs';

const NO_LIMIT = 1e9;
const folder = mkdtempSync(join(tmpdir(), 'hanchan-bench-'));
const pace = JSON.parse(process.env.BENCH_PACE ?? '{}');

const server = await startServer({
  ...DEFAULT_CONFIG,
  host: '127.0.0.1',
  port: 0,
  databaseUrl: process.env.BENCH_DATABASE ?? join(folder, 'hanchan.db'),
  natsUrl: process.env.BENCH_NATS ?? null,
  natsSite: process.env.BENCH_SITE ?? DEFAULT_CONFIG.natsSite,
  node: process.env.BENCH_NODE ?? DEFAULT_CONFIG.node,
  logLevel: 'error',
  pace: { ...DEFAULT_CONFIG.pace, ...pace },
  limits: {
    ...DEFAULT_CONFIG.limits,
    requestsPerMinute: NO_LIMIT,
    requestsPerSession: NO_LIMIT,
    signInsPerMinute: NO_LIMIT,
    streamsPerAddress: NO_LIMIT,
    openRequestsPerAddress: NO_LIMIT,
    connections: NO_LIMIT,
    connectionsPerAddress: NO_LIMIT,
    messagesPerSecond: NO_LIMIT,
    messageBurst: NO_LIMIT,
    ...JSON.parse(process.env.BENCH_LIMITS ?? '{}'),
  },
});
process.on('SIGTERM', async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
answerParent({ address: `http://127.0.0.1:${server.port}` }, { cpu, memory });
