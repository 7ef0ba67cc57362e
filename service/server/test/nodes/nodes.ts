// Several processes of one site for a test: servers of their own in this process, over one PostgreSQL and one NATS.

import type { TestNats } from '../../../../tools/nats.mjs';
import type { HanchanServer, ServerConfig } from '../../src/index.ts';
import { testServer } from '../support/fixture.ts';
import { sharedParts } from './crashNodes.ts';

export interface Nodes {
  readonly nats: TestNats;
  readonly databaseUrl: string;
  readonly servers: readonly HanchanServer[];
  /** One more. */
  start(changes?: Partial<ServerConfig>): Promise<HanchanServer>;
}

let started = 0;

export async function startNodes(
  count: number,
  changes: Partial<ServerConfig> = {},
): Promise<Nodes> {
  const { nats, databaseUrl } = await sharedParts();
  const start = (more: Partial<ServerConfig> = {}) =>
    testServer({
      databaseUrl,
      natsUrl: nats.url,
      node: `node-${++started}`,
      ...changes,
      ...more,
    });
  const servers: HanchanServer[] = [];
  for (let i = 0; i < count; i++) servers.push(await start());
  return { nats, databaseUrl, servers, start };
}
