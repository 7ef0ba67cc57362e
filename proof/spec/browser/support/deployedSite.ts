// The product as three nodes behind the balancer, each a process of its own over one PostgreSQL and one NATS, to be replaced one
// after the other. They act faster than a site for people does.

import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startHaproxy } from '../../../../tools/haproxy.mjs';
import { startNats } from '../../../../tools/nats.mjs';
import { startPostgres } from '../../../../tools/postgres.mjs';
import { afterFile, temporaryFolder } from '../../support/leftovers.ts';
import { type ServerProcess, serverProcess } from '../../support/serverProcess.ts';
import { PAGE, ROOT, type Site } from './site.ts';

const SERVE = join(ROOT, 'service/server/test/crashServe.mjs');

/** The cookie that says by which node, counted from 1, its browser comes in. */
export const NODE_CHOICE = 'node';

export interface DeployedSite {
  open(): Promise<Site>;
  /** How many sockets each node has. */
  sockets(): Promise<readonly number[]>;
  /** Every node in turn, or as many of them as are asked for, is told to stop, and a new one started in its place. */
  deploy(count?: number): Promise<void>;
}

export function deployedSite(): DeployedSite {
  let nodes: readonly ServerProcess[] = [];
  let ports: readonly number[] = [];

  const at = (port: number, path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const socketsOf = async (port: number) =>
    Number(/^hanchan_connections (\d+)$/m.exec(await (await at(port, '/metrics')).text())![1]);

  return {
    sockets: () => Promise.all(ports.map(socketsOf)),
    async open() {
      const postgres = await startPostgres({ isDurable: false });
      afterFile(() => postgres.stop());
      const nats = await startNats();
      afterFile(() => nats.stop());
      const env = {
        DATABASE_URL: await postgres.url('deployed'),
        NATS_URL: nats.url,
        WEB_DIR: PAGE,
        // As a node among others has it: the balancer asks once a second.
        DRAIN_MS: '2000',
      };
      nodes = [1, 2, 3].map(() => serverProcess(SERVE, env, afterFile));
      ports = await Promise.all(nodes.map((node) => node.start()));
      const balancer = await startHaproxy({
        isPatient: true,
        nodes: ports.map((port) => `127.0.0.1:${port}`),
        folder: temporaryFolder(),
        choice: NODE_CHOICE,
      });
      return { url: `http://127.0.0.1:${balancer.port}`, close: () => balancer.stop() };
    },
    async deploy(count = nodes.length) {
      for (const [i, node] of nodes.slice(0, count).entries()) {
        node.signal('SIGTERM');
        await node.ended();
        await node.start();
        while ((await at(ports[i]!, '/readyz')).status !== 200) await wait(100);
      }
    },
  };
}
