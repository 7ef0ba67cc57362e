// A server of its own for a test: on a free port, over a database that goes away with it.

import { join } from 'node:path';
import { PRINTER } from '@hanchan/papers/names';
import { countedSecrets } from '../../../../proof/spec/support/countedSecrets.ts';
import { afterTest, temporaryFolder } from '../../../../proof/spec/support/leftovers.ts';
import {
  DEFAULT_CONFIG,
  type HanchanServer,
  type ServerConfig,
  startServer,
} from '../../src/index.ts';
import type { Pace } from '../../src/time.ts';

export { afterTest, temporaryFolder };

/** Nothing waits, so that a match is played as fast as it can be stored. */
export const NO_PACE: Pace = {
  startMs: 600_000,
  tellMs: 600_000,
  offerMs: [0, 0],
  botMs: [0, 0],
  dealMs: 0,
  resultMs: 2_000,
  graceMs: 60_000,
  lagMs: 0,
  unassistedMs: { timed: 60_000, untimed: 60_000 },
};

const OPEN_LIMITS = {
  requestsPerMinute: 1e6,
  signInsPerMinute: 1e6,
  messagesPerSecond: 1e6,
  messageBurst: 1e6,
  strikes: 20,
  connectionsPerPlayer: 8,
  connectionsPerAddress: 1e6,
  requestsPerSession: 1e6,
  connections: 1e6,
  openRequestsPerAddress: 1e6,
  headMs: 60_000,
  requestMs: 60_000,
  streamsPerAddress: 1e6,
  streamsPerKey: 1e6,
  eventsPerDay: 1e6,
  guestsPerDay: 1e6,
  accountsPerDay: 1e6,
  keptPerDay: 1e6,
  archiveBytes: 64 * 1_024 * 1_024,
  workMs: 1e9,
};

export function testConfig(changes: Partial<ServerConfig> = {}): ServerConfig {
  return {
    ...DEFAULT_CONFIG,
    host: '127.0.0.1',
    port: 0,
    databaseUrl: changes.databaseUrl ?? join(temporaryFolder(), 'hanchan.db'),
    logLevel: 'error',
    pace: NO_PACE,
    printer: PRINTER,
    botThreads: 0,
    limits: OPEN_LIMITS,
    drainMs: 0,
    newSecret: countedSecrets(),
    ...changes,
  };
}

export async function testServer(changes: Partial<ServerConfig> = {}): Promise<HanchanServer> {
  const server = await startServer(testConfig(changes));
  afterTest(() => server.close());
  return server;
}
