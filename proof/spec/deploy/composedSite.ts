// The site of deploy/compose.yaml as real processes: nodes with its settings, a NATS that asks for the password, PostgreSQL, and
// haproxy with its file in front.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, vi } from 'vitest';
import { freePort } from '../../../tools/freePort.mjs';
import { startHaproxy } from '../../../tools/haproxy.mjs';
import { startNats } from '../../../tools/nats.mjs';
import { startPostgres } from '../../../tools/postgres.mjs';
import { afterTest, temporaryFolder } from '../support/leftovers.ts';
import { composed } from './compose.ts';
import { argumentsOf, ofImage, ROOT } from './dockerfile.ts';

/** For what a busy machine takes its time. */
export const PATIENCE = { timeout: 60_000, interval: 100 };

export interface Node {
  readonly service: string;
  readonly process: ChildProcess;
  readonly port: number;
}

/** As the image runs it, with what the file sets for this service: one that ends before it is ready is started again. */
async function startNode(
  service: string,
  changed: Readonly<Record<string, string>>,
  port: number,
): Promise<Node> {
  const start = () => spawnNode(service, changed, port);
  let child = start();
  await vi.waitFor(async () => {
    if (hasEnded(child) && composed().services[service]!.restart === 'unless-stopped')
      child = start();
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  }, PATIENCE);
  return { service, process: child, port };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

function spawnNode(
  service: string,
  changed: Readonly<Record<string, string>>,
  port: number,
): ChildProcess {
  const [, ...args] = argumentsOf(ofImage('CMD')[0]!);
  const { environment } = composed().services[service]!;
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      LOG_LEVEL: 'error',
      ...environment,
      ...changed,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  afterTest(async () => {
    if (hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  });
  return child;
}

/** These services of the file; what is `set` goes before it. */
export async function startSite(
  services: readonly string[],
  set: Readonly<Record<string, string>> = {},
) {
  const postgres = await startPostgres({ isDurable: false });
  afterTest(() => postgres.stop());
  const { username, password } = new URL(composed().services['node1']!.environment!['NATS_URL']!);
  const nats = await startNats({ user: username, password });
  afterTest(() => nats.stop());
  const changed = {
    ...set,
    DATABASE_URL: await postgres.url('site'),
    NATS_URL: nats.url.replace('//', `//${username}:${password}@`),
  };
  const nodes: Node[] = [];
  for (const service of services) nodes.push(await startNode(service, changed, await freePort()));
  const addresses = nodes.map(({ port }) => `127.0.0.1:${port}`);
  const balancer = await startHaproxy({
    nodes: addresses,
    folder: temporaryFolder(),
    isPatient: true,
  });
  afterTest(() => balancer.stop());
  const restart = ({ service, port }: Node) => startNode(service, changed, port);
  /** The balancer sends requests to all of them. */
  const allReady = () =>
    vi.waitFor(async () => expect(await balancer.ready()).toHaveLength(services.length), PATIENCE);
  return { nodes, port: balancer.port, restart, allReady };
}
