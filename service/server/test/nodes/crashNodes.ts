// Processes that can be killed, over one PostgreSQL and one NATS.

import { startNats } from '../../../../tools/nats.mjs';
import { startPostgres } from '../../../../tools/postgres.mjs';
import { crashServer } from '../crashServer.ts';
import { afterTest } from '../support/fixture.ts';

/** What they share. A database that need not outlive a crash of its own is quicker. */
export async function sharedParts(isDurable = false) {
  const postgres = await startPostgres({ isDurable });
  afterTest(() => postgres.stop());
  const nats = await startNats();
  afterTest(() => nats.stop());
  return { postgres, nats, databaseUrl: await postgres.url('nodes') };
}

export async function crashNodes(count: number, isDurable = false) {
  const parts = await sharedParts(isDurable);
  const nodes = Array.from({ length: count }, () => crashServer(parts.databaseUrl, parts.nats.url));
  const ports = await Promise.all(nodes.map((node) => node.start()));
  return { ...parts, nodes, ports };
}
