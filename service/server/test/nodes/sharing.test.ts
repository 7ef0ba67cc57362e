// Three processes, one site: whoever comes to any of them finds every table, event and score.

import { expect, test, vi } from 'vitest';
import { TestClient } from '../support/client.ts';
import { startNodes } from './nodes.ts';

const TIMEOUT_MS = 240_000;

async function clientAt(port: number, name: string): Promise<TestClient> {
  const client = new TestClient(port);
  await client.guest(name);
  return client;
}

/** Answers every question with the first that is allowed. */
function playOn(client: TestClient, table: string): void {
  client.onQuestion = (legal) => client.act(legal[0]!);
  client.onMessage = (message) => {
    if (message.type !== 'events') return;
    if (message.events.some(({ type }) => type === 'dealEnded'))
      client.send({ type: 'ready', table, deal: client.view!.dealNumber });
  };
}

test(
  'four people play one table by way of three processes, and a fifth watches by the third',
  async () => {
    const { servers } = await startNodes(3);
    const [a, b, c] = servers.map(({ port }) => port) as [number, number, number];
    const host = await clientAt(a, 'Anna');
    const guests = [await clientAt(b, 'Ben'), await clientAt(c, 'Cleo'), await clientAt(a, 'Dan')];
    const { id } = await host.open({ visibility: 'public', watchDelayMs: 0, rounds: 1 });

    // The lobby is one.
    for (const port of [a, b, c]) {
      const looker = new TestClient(port);
      await vi.waitFor(async () => {
        const { body } = await looker.request('GET', '/api/tables');
        expect(body.tables.map((table: { id: string }) => table.id)).toEqual([id]);
      });
    }
    for (const guest of guests) await guest.post(`/api/tables/${id}/join`, {});
    await guests[1]!.post(`/api/tables/${id}/words`, { words: 'by another door' });
    const all = [host, ...guests];
    for (const client of all) playOn(client, id);
    // The host's request, at a process that does not have the table.
    Object.assign(host, { port: b });
    await host.post(`/api/tables/${id}/start`);
    for (const client of all) {
      await client.connect();
      await client.sit(id);
    }
    const watcher = new TestClient(c);
    await watcher.connect();
    watcher.send({ type: 'watch', table: id });
    await vi.waitFor(() => expect(host.info?.state).toBe('over'), {
      timeout: 120_000,
      interval: 200,
    });
    for (const client of [...all, watcher])
      await vi.waitFor(() => expect(client.info?.state).toBe('over'), 20_000);
    for (const client of all) expect(client.info!.result).toEqual(host.info!.result);
    const record = await guests[2]!.request('GET', `/api/games/${host.info!.game}/record`);
    expect(record.status).toBe(200);
  },
  TIMEOUT_MS,
);
