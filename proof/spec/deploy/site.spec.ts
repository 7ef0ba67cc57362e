// A site behind its balancer: whoever comes by it plays on when a node is killed, and when one is told to stop.

import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { secrets } from './compose.ts';
import { type Node, PATIENCE, startSite } from './composedSite.ts';
import { Visitor } from './visitor.ts';

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
  // Slower than the least that one address may ask: a stop on a busy machine takes long, and a limit is no outage.
  while (!isStopped) {
    answers.push((await fetch(`${url}/api/session`)).status);
    await pause(50);
  }
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
