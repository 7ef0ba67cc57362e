// Looking for a game on the real server: found, asked, refused, after a crash, and at two processes at once.

import type { ServerMessage, Wish } from '@hanchan/protocol';
import { openStorage } from '@hanchan/storage';
import { expect, test, vi } from 'vitest';
import { PATIENCE } from '../../../../proof/spec/support/patience.ts';
import type { HanchanServer } from '../../src/index.ts';
import { crashServer } from '../crashServer.ts';
import { startNodes } from '../nodes/nodes.ts';
import { TestClient } from '../support/client.ts';
import { DATABASES } from '../support/crashing.ts';
import { NO_PACE, testServer } from '../support/fixture.ts';

const WISH: Wish = {
  rules: 'wrc-2022',
  rounds: 1,
  clock: '5+20',
  assistance: 'guided',
  botsAfter: null,
};

type Queue = Extract<ServerMessage, { type: 'queue' }>;

const told = (client: TestClient) =>
  client.messages.findLast((message): message is Queue => message.type === 'queue');
const tableOf = (client: TestClient) => told(client)?.mine?.table ?? null;

async function comes(port: number, name: string): Promise<TestClient> {
  const client = new TestClient(port);
  await client.guest(name);
  await follow(client);
  return client;
}

async function follow(client: TestClient): Promise<void> {
  await client.connect();
  client.send({ type: 'queue', on: true });
}

const seek = (client: TestClient, changes: Partial<Wish> = {}, headers = {}) =>
  client.request('PUT', '/api/queue', { ...WISH, ...changes }, headers);

async function sameTable(clients: readonly TestClient[]): Promise<string> {
  await vi.waitFor(
    () => expect(clients.map(tableOf).every((one) => one !== null)).toBe(true),
    PATIENCE,
  );
  expect(new Set(clients.map(tableOf)).size).toBe(1);
  return tableOf(clients[0]!)!;
}

const pacedServer = (changes = {}) =>
  testServer({ pace: { ...NO_PACE, startMs: 300 }, ...changes });

test('four who look for the same sit at one table, which begins by itself; waits are written down', async () => {
  const server = await pacedServer();
  const all: TestClient[] = [];
  for (const name of ['Anna', 'Ben', 'Cleo', 'Dan']) {
    const client = await comes(server.port, name);
    all.push(client);
    expect((await seek(client)).status).toBe(200);
  }
  const table = await sameTable(all);
  const info = (await all[0]!.request('GET', `/api/tables/${table}`)).body;
  expect(
    info.places.map((place: { player: { name: string } }) => place.player.name).sort(),
  ).toEqual(['Anna', 'Ben', 'Cleo', 'Dan']);
  expect(info.settings).toMatchObject({
    rounds: 1,
    assistance: 'guided',
    chat: 'phrases',
    openHands: true,
  });
  await all[0]!.sit(table);
  expect(all[0]!.info!.state).toBe('playing');
  // Whoever has a seat looks for no other.
  expect(await seek(all[1]!)).toMatchObject({ status: 409, body: { code: 'wrongState' } });
  const { body } = await all[0]!.request('GET', '/api/play?rules=wrc-2022');
  expect(body).toMatchObject({
    here: 4,
    featured: table,
    usual: { from: null, to: null, count: 4 },
  });
  expect(body.hours.reduce((sum: number, count: number) => sum + count, 0)).toBe(4);
});

test('the queue tells how strong others are, not who; and a bot comes when asked for', async () => {
  const server = await pacedServer();
  const [anna, ben] = [await comes(server.port, 'Anna'), await comes(server.port, 'Ben')];
  await seek(anna);
  await seek(ben);
  await vi.waitFor(
    () => expect(told(anna)?.mine?.found).toEqual([{ value: 1_500, plusMinus: 490, games: 0 }]),
    PATIENCE,
  );
  expect(told(anna)!.waiting).toEqual([{ rules: 'wrc-2022', count: 2 }]);
  expect(anna.received.join()).not.toContain(ben.player);
  expect(anna.received.join()).not.toContain('Ben');
  await seek(ben, { botsAfter: 0 });
  await vi.waitFor(() => expect(tableOf(ben)).not.toBeNull(), PATIENCE);
  expect(tableOf(anna)).toBeNull();
  const { places } = (await ben.request('GET', `/api/tables/${tableOf(ben)}`)).body;
  expect(places.map(({ type }: { type: string }) => type).sort()).toEqual([
    'bot',
    'bot',
    'bot',
    'player',
  ]);
  await anna.request('DELETE', '/api/queue');
  await vi.waitFor(() => expect(told(anna)?.mine).toBeNull(), PATIENCE);
});

test('a hidden page is asked whether somebody is there before three others sit down with it', async () => {
  const server = await pacedServer();
  const away = await comes(server.port, 'Away');
  await seek(away);
  // To look for a game is a sign of life; the page says afterwards that nobody looks at it.
  away.send({ type: 'queue', on: true, isHidden: true });
  const all = [away];
  for (const name of ['Ben', 'Cleo', 'Dan']) all.push(await comes(server.port, name));
  await vi.waitFor(() => expect(told(all[3]!)?.waiting[0]?.count).toBe(1), PATIENCE);
  for (const client of all.slice(1)) await seek(client);
  await vi.waitFor(() => expect(told(away)?.mine?.asksMs).toBeGreaterThan(0), PATIENCE);
  expect(all.map(tableOf)).toEqual([null, null, null, null]);
  away.send({ type: 'queue', on: true, isHidden: false });
  await sameTable(all);
});

test('bad wishes are refused by their field, and nobody is in the queue for them', async () => {
  const server = await pacedServer();
  const anna = await comes(server.port, 'Anna');
  expect(await seek(anna, { rules: 'no-such-book' })).toMatchObject({
    status: 400,
    body: { code: 'badRules', field: 'rules' },
  });
  expect(await seek(anna, { rounds: 3 as 2 })).toMatchObject({
    body: { code: 'badMessage', field: 'rounds' },
  });
  const stranger = new TestClient(server.port);
  expect((await seek(stranger)).status).toBe(401);
  await vi.waitFor(() => expect(told(anna)?.waiting).toEqual([]), PATIENCE);
});

test('two from one home are not found for one table; a family opens one of its own', async () => {
  const server = await pacedServer({ trustProxy: 1 });
  const all: TestClient[] = [];
  for (const name of ['Anna', 'Ben', 'Cleo', 'Dan']) all.push(await comes(server.port, name));
  const from = (address: string) => ({ 'x-forwarded-for': address });
  for (const [i, client] of all.entries())
    await seek(client, {}, from(i < 2 ? '203.0.113.7' : `198.51.100.${i}`));
  await vi.waitFor(
    () => expect(told(all[0]!)?.waiting).toEqual([{ rules: 'wrc-2022', count: 4 }]),
    PATIENCE,
  );
  const eve = await comes(server.port, 'Eve');
  await seek(eve, {}, from('198.51.100.9'));
  await vi.waitFor(() => expect(tableOf(eve)).not.toBeNull(), PATIENCE);
  expect([tableOf(all[0]!), tableOf(all[1]!)].filter((table) => table !== null)).toHaveLength(1);
});

test('kill -9 while three wait: they wait on, and the fourth completes their table', async () => {
  const server = crashServer(await DATABASES['SQLite']!());
  const port = await server.start();
  const three: TestClient[] = [];
  for (const name of ['Anna', 'Ben', 'Cleo']) {
    const client = await comes(port, name);
    three.push(client);
    await seek(client);
  }
  await vi.waitFor(
    () => expect(told(three[0]!)?.waiting).toEqual([{ rules: 'wrc-2022', count: 3 }]),
    PATIENCE,
  );
  await server.kill();
  await server.start();
  for (const client of three) await follow(client);
  const dan = await comes(port, 'Dan');
  await seek(dan);
  await sameTable([...three, dan]);
  await vi.waitFor(
    () => expect(told(three[0]!)!.mine!.waitedMs).toBeGreaterThan(told(dan)!.mine!.waitedMs),
    PATIENCE,
  );
});

test('a group that a dead process had claimed gets its table from another, once', async () => {
  const databaseUrl = await DATABASES['SQLite']!();
  const first = await pacedServer({ databaseUrl });
  const all: TestClient[] = [];
  for (const name of ['Anna', 'Ben', 'Cleo']) all.push(await comes(first.port, name));
  for (const client of all) await seek(client);
  await vi.waitFor(() => expect(told(all[0]!)?.mine?.found).toHaveLength(2), PATIENCE);
  await first.close();
  // As if it had died between the claim and the table.
  const storage = await openStorage({ url: databaseUrl, node: 'dead' });
  expect(
    await storage.seekers.claim(
      'left-behind',
      all.map(({ player }) => player),
    ),
  ).toBe(true);
  expect(await storage.seekers.claim('another', [all[0]!.player])).toBe(false);
  await storage.close();
  const second = await pacedServer({ databaseUrl });
  for (const client of all) {
    Object.assign(client, { port: second.port });
    await follow(client);
  }
  expect(await sameTable(all)).toBe('left-behind');
});

test('people at three processes find each other, all at one table', async () => {
  const { servers } = await startNodes(2);
  const port = (at: number) => (servers as readonly HanchanServer[])[at % 2]!.port;
  const all: TestClient[] = [];
  for (const [i, name] of ['Anna', 'Ben', 'Cleo', 'Dan'].entries())
    all.push(await comes(port(i), name));
  await Promise.all(all.map((client) => seek(client)));
  const table = await sameTable(all);
  for (const client of all) {
    const { status, body } = await client.request('POST', `/api/tables/${table}/join`, {});
    expect([status, body.id]).toEqual([200, table]);
  }
  await vi.waitFor(() => expect(told(all[0]!)?.here).toBe(4), PATIENCE);
}, 120_000);
