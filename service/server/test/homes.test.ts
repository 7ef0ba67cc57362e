// Several accounts of one home: how many can be made, where they may sit together, what it does to ratings, and what the host of the
// site sees and does.

import { openStorage } from '@hanchan/storage';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS, type ServerConfig } from '../src/index.ts';
import { GAME_STREAM, toEntry } from '../src/match/games.ts';
import { PASSWORD, TestClient } from './support/client.ts';
import { DATABASES } from './support/crashing.ts';
import { testServer } from './support/fixture.ts';
import { seat } from './support/table.ts';

const TOKEN = 'secret-of-the-host';
const HOST = { authorization: `Bearer ${TOKEN}` };
const HOME = '203.0.113.7';
const from = (address: string) => ({ 'x-forwarded-for': address });

const served = (changes: Partial<ServerConfig> = {}) =>
  testServer({ trustProxy: 1, operatorToken: TOKEN, ...changes });

async function comes(port: number, name: string, address: string): Promise<TestClient> {
  const client = new TestClient(port);
  const { status, body } = await client.request(
    'POST',
    '/api/session/guest',
    { name },
    from(address),
  );
  expect(status).toBe(200);
  client.player = body.player.id;
  return client;
}

const join = (client: TestClient, table: string, address: string) =>
  client.request('POST', `/api/tables/${table}/join`, {}, from(address));

async function opens(client: TestClient, settings: object, address: string): Promise<string> {
  const asked = { rules: 'wrc-2022', rounds: 1, ...settings };
  return (await client.request('POST', '/api/tables', asked, from(address))).body.id;
}

test('one address makes so many guests and accounts a day, and one browser five accounts wherever it is', async () => {
  const limits = { ...DEFAULT_LIMITS, guestsPerDay: 3, accountsPerDay: 2 };
  const { port } = await served({ limits });
  const guest = (address: string) =>
    new TestClient(port).request('POST', '/api/session/guest', { name: 'Anna' }, from(address));
  for (let i = 0; i < 3; i++) expect((await guest(HOME)).status).toBe(200);
  expect(await guest(HOME)).toMatchObject({ status: 429, body: { code: 'tooFast' } });
  // Another home, and another address of the same house of version 6.
  expect((await guest('198.51.100.4')).status).toBe(200);
  for (let i = 0; i < 3; i++) expect((await guest(`2001:db8:1:2::${i}`)).status).toBe(200);
  expect((await guest('2001:db8:1:2::9')).status).toBe(429);

  const register = (client: TestClient, name: string, address: string) =>
    client.request('POST', '/api/account', { name, password: PASSWORD }, from(address));
  for (const name of ['Ben', 'Cleo'])
    expect((await register(new TestClient(port), name, HOME)).status).toBe(200);
  expect((await register(new TestClient(port), 'Dan', HOME)).status).toBe(429);
  // Not by going from address to address, either.
  const browser = await comes(port, 'Eve', '192.0.2.1');
  for (let i = 0; i < 5; i++) {
    expect((await register(browser, `Eve ${i}`, `192.0.2.${i + 1}`)).status).toBe(200);
    await browser.request('POST', '/api/session/logout');
  }
  expect((await register(browser, 'Eve 5', '192.0.2.9')).status).toBe(429);
});

test('a guest who takes another name is no newcomer', async () => {
  const { port } = await served({ limits: { ...DEFAULT_LIMITS, guestsPerDay: 1 } });
  const anna = await comes(port, 'Anna', HOME);
  const again = await anna.request('POST', '/api/session/guest', { name: 'Ann' }, from(HOME));
  expect([again.status, again.body.player.id]).toEqual([200, anna.player]);
});

test('two of one home sit at a table for everybody only where its host says so, and anywhere by a link', async () => {
  const { port } = await served();
  const anna = await comes(port, 'Anna', HOME);
  const ben = await comes(port, 'Ben', HOME);
  const cleo = await comes(port, 'Cleo', '198.51.100.4');
  const closed = await opens(anna, {}, HOME);
  expect(await join(ben, closed, HOME)).toMatchObject({ status: 403, body: { code: 'oneHome' } });
  expect((await join(cleo, closed, '198.51.100.4')).status).toBe(200);
  // What was seen this morning counts, from wherever somebody asks now.
  expect((await join(ben, closed, '192.0.2.77')).status).toBe(403);
  const open = await opens(cleo, { oneHome: true }, '198.51.100.4');
  for (const one of [anna, ben]) expect((await join(one, open, HOME)).status).toBe(200);
  const friends = await opens(cleo, { visibility: 'link' }, '198.51.100.4');
  for (const one of [anna, ben]) expect((await join(one, friends, HOME)).status).toBe(200);
});

test('a site that is one room keeps nobody apart', async () => {
  const { port } = await served({ oneHome: 'together' });
  const [anna, ben] = [await comes(port, 'Anna', HOME), await comes(port, 'Ben', HOME)];
  expect((await join(ben, await opens(anna, {}, HOME), HOME)).status).toBe(200);
});

test('that two are of one home is written down with their game, and of strangers nothing is', async () => {
  const databaseUrl = await DATABASES['SQLite']!();
  const server = await served({ databaseUrl });
  const games: unknown[] = [];
  for (const address of [HOME, '198.51.100.4']) {
    const [anna, ben] = [
      await comes(server.port, 'Anna', HOME),
      await comes(server.port, 'Ben', address),
    ];
    const table = await opens(anna, { oneHome: true, bots: ['club', 'club'] }, HOME);
    expect((await join(ben, table, address)).status).toBe(200);
    const info = await seat({ table, clients: [anna, ben] });
    const storage = await openStorage({ url: databaseUrl, node: 'look' });
    const [first] = await storage.log.read(GAME_STREAM, info.game!);
    games.push(toEntry(first!).entry);
    await storage.close();
  }
  expect(games[0]).toMatchObject({ type: 'open', isOneHome: true });
  expect(games[1]).not.toHaveProperty('isOneHome');
});

test('the host of the site sees which accounts share an address or a browser, and closes them in one act', async () => {
  const databaseUrl = await DATABASES['SQLite']!();
  const { port } = await served({ databaseUrl });
  const anna = await comes(port, 'Anna', '198.51.100.4');
  const dan = await comes(port, 'Dan', HOME);
  const second = await comes(port, 'Dan again', HOME);
  await dan.request('POST', '/api/account', { name: 'Dan', password: PASSWORD }, from(HOME));
  await dan.request('POST', '/api/session/logout');
  // The same browser from elsewhere.
  const third = await dan.request(
    'POST',
    '/api/session/guest',
    { name: 'Dan anew' },
    from('192.0.2.5'),
  );
  await anna.request('POST', '/api/reports', { player: dan.player, reason: 'together' });
  const look = async () =>
    (await anna.request('GET', '/api/operator/reports', undefined, HOST)).body.reports[0];
  const { linked } = await look();
  const shown = linked.map(({ name, by }: { name: string; by: string }) => [name, by]);
  expect(shown.sort()).toEqual([
    ['Dan again', 'address'],
    ['Dan anew', 'device'],
  ]);
  const decide = (what: object) =>
    anna.request('PUT', `/api/operator/people/${dan.player}`, what, HOST);
  // Nobody who is not linked goes with them.
  expect(await decide({ close: null, reason: 'one person', also: [anna.player] })).toMatchObject({
    status: 400,
    body: { field: 'also' },
  });
  const also = [second.player, third.body.player.id];
  expect((await decide({ close: null, reason: 'one person', also })).status).toBe(200);
  for (const client of [second, dan])
    expect((await client.request('GET', '/api/session')).body.player).toBeNull();
  const login = { name: 'Dan', password: PASSWORD };
  expect((await second.request('POST', '/api/session/login', login)).status).toBe(403);
  expect((await anna.request('GET', '/api/session')).body.player.name).toBe('Anna');
  expect((await look()).linked.every(({ isClosed }: { isClosed: boolean }) => isClosed)).toBe(true);
  // And takes it back in one act.
  await decide({ close: 0, also });
  expect((await look()).linked.some(({ isClosed }: { isClosed: boolean }) => isClosed)).toBe(false);

  // No address is stored, and after a month nothing.
  const storage = await openStorage({ url: databaseUrl, node: 'look' });
  const marks = [...(await storage.homes.marksOf([dan.player, second.player], 0)).values()].flat();
  expect(marks.length).toBeGreaterThan(2);
  expect(marks.join()).not.toContain('203.0.113');
  await storage.homes.forget(Date.now() + 1);
  await storage.close();
  expect((await look()).linked).toEqual([]);
});
