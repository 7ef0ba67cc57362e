// The site of deploy/compose.yaml as real processes: nodes with its settings, a NATS that asks for the password, PostgreSQL, and
// haproxy with its file in front. Whoever comes by the balancer plays on when a node is killed, and when one is told to stop.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { freePort } from '../../../tools/freePort.mjs';
import { startHaproxy } from '../../../tools/haproxy.mjs';
import { startNats } from '../../../tools/nats.mjs';
import { startPostgres } from '../../../tools/postgres.mjs';
import { afterTest, temporaryFolder } from '../support/leftovers.ts';
import { composed, secrets } from './compose.ts';
import { argumentsOf, ofImage, ROOT } from './dockerfile.ts';
import { Visitor } from './visitor.ts';

const PATIENCE = { timeout: 30_000, interval: 100 };

interface Node {
  readonly service: string;
  readonly process: ChildProcess;
  readonly port: number;
}

/** As the image runs it, with what the file sets for this service. */
async function startNode(
  service: string,
  changed: Readonly<Record<string, string>>,
  port: number,
): Promise<Node> {
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
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  });
  await vi.waitFor(async () => {
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  }, PATIENCE);
  return { service, process: child, port };
}

async function startSite(services: readonly string[]) {
  const postgres = await startPostgres({ isDurable: false });
  afterTest(() => postgres.stop());
  const { username, password } = new URL(composed().services['node1']!.environment!['NATS_URL']!);
  const nats = await startNats({ user: username, password });
  afterTest(() => nats.stop());
  const changed = {
    DATABASE_URL: await postgres.url('site'),
    NATS_URL: nats.url.replace('//', `//${username}:${password}@`),
  };
  const nodes: Node[] = [];
  for (const service of services) nodes.push(await startNode(service, changed, await freePort()));
  const addresses = nodes.map(({ port }) => `127.0.0.1:${port}`);
  const balancer = await startHaproxy({ nodes: addresses, folder: temporaryFolder() });
  afterTest(() => balancer.stop());
  const restart = ({ service, port }: Node) => startNode(service, changed, port);
  return { nodes, port: balancer.port, restart };
}

/** Comes in, as a page does again when it is cut off: nothing that it saw is undone, and an act of its own is stored and told. */
async function comeAndAct(client: Visitor, table: string): Promise<void> {
  const seen = client.seq;
  await vi.waitFor(() => client.sit(table), PATIENCE);
  expect(client.seq).toBeGreaterThanOrEqual(seen);
  await vi.waitFor(() => expect(client.legal).not.toEqual([]), PATIENCE);
  const { seq } = client;
  const act = client.act(table);
  await vi.waitFor(() => expect(client.answerTo(act)).toBe('ack'), PATIENCE);
  await vi.waitFor(() => expect(client.seq).toBeGreaterThan(seq), PATIENCE);
}

test('page, API and sockets go by way of the balancer; a killed node is passed over, a stopping one gets nothing new', async () => {
  const { nodes, port, restart } = await startSite(['node1', 'node2', 'node3']);
  const url = `http://127.0.0.1:${port}`;
  expect(await (await fetch(url)).text()).toContain('<title>Hanchan');
  // By the balancer nobody is the machine itself.
  expect((await fetch(`${url}/metrics`)).status).toBe(403);
  const headers = { authorization: `Bearer ${secrets()['METRICS_TOKEN']}` };
  const metrics = await fetch(`${url}/metrics`, { headers });
  expect(await metrics.text()).toContain('hanchan_tables');

  const anna = new Visitor(port);
  await anna.guest('Anna');
  const { id } = await anna.open({ bots: ['club', 'club', 'club'], pace: 'atOnce' });
  await anna.post(`/api/tables/${id}/start`);
  await comeAndAct(anna, id);

  const holder = await whoHas(nodes);
  const gone = once(holder.process, 'exit');
  holder.process.kill('SIGKILL');
  await gone;
  // Nobody notices: what was refused there is asked elsewhere.
  for (let i = 0; i < 20; i++) expect((await fetch(`${url}/api/session`)).status).toBe(200);
  expect(await anna.closed()).not.toBe(1000);
  await comeAndAct(anna, id);
  await restart(holder);

  const left = nodes.filter((node) => node !== holder);
  const stopping = await whoHas(left);
  const stopped = once(stopping.process, 'exit');
  stopping.process.kill('SIGTERM');
  const answers: number[] = [];
  let isStopped = false;
  void stopped.then(() => {
    isStopped = true;
  });
  while (!isStopped) answers.push((await fetch(`${url}/api/session`)).status);
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  expect((await stopped)[0]).toBe(0);
  expect(await anna.closed()).toBe(1012);
  await comeAndAct(anna, id);
}, 120_000);

/** The node that holds the only socket. */
async function whoHas(nodes: readonly Node[]): Promise<Node> {
  const headers = { authorization: `Bearer ${secrets()['METRICS_TOKEN']}` };
  return vi.waitFor(async () => {
    for (const node of nodes) {
      const text = await (await fetch(`http://127.0.0.1:${node.port}/metrics`, { headers })).text();
      if (/^hanchan_connections 1$/m.test(text)) return node;
    }
    throw new Error('no node has a socket');
  }, PATIENCE);
}
