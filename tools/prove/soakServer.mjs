// The built server over an SQLite file, with the limits on one address lifted because all players come from here; and what it
// uses, after a full collection.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerParent, memory } from '../../proof/bench/server/child.mjs';
import { DEFAULT_CONFIG, startServer } from '../../service/server/dist/index.js';
import { ownServer } from '../ownServer.mjs';

const NO_LIMIT = 1e9;
const folder = mkdtempSync(join(tmpdir(), 'hanchan-soak-'));

const server = await startServer({
  ...DEFAULT_CONFIG,
  ...ownServer(folder),
  limits: {
    ...DEFAULT_CONFIG.limits,
    requestsPerMinute: NO_LIMIT,
    openRequestsPerAddress: NO_LIMIT,
    connections: NO_LIMIT,
    connectionsPerAddress: NO_LIMIT,
  },
});
process.on('SIGTERM', async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});

const address = `http://127.0.0.1:${server.port}`;

async function figures() {
  const text = await (await fetch(`${address}/metrics`)).text();
  const gauge = (name) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
  // Timers of tables come and go with the turns.
  const lasting = process.getActiveResourcesInfo().filter((one) => one !== 'Timeout');
  return {
    ...memory(),
    files: readdirSync('/proc/self/fd').length,
    resources: lasting.length,
    tables: gauge('hanchan_tables'),
    connections: gauge('hanchan_connections'),
  };
}

answerParent({ address }, { figures });
