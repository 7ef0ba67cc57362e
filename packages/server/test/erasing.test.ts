// Taking one's data along, and being forgotten: what goes, and what stays for the others.

import { linesOf, replayRecord } from '@hanchan/records';
import { expect, test } from 'vitest';
import { TestClient } from './support/client.ts';
import { testServer } from './support/fixture.ts';
import { gather, playByItself, seat } from './support/table.ts';

const PASSWORD = 'correct horse';
const ANNA = 'Anna Zwölf';

test('an account is taken along whole, and erased: games keep the seat under a neutral name', async () => {
  const server = await testServer();
  const party = await gather(server, { rounds: 1, watchDelayMs: 0 }, 2);
  const [anna, ben] = party.clients as [TestClient, TestClient];
  const form = { name: ANNA, password: PASSWORD };
  await anna.request('POST', '/api/account', form);
  await anna.post(`/api/tables/${party.table}/leave`);
  const { id: table } = await anna.open({
    rounds: 1,
    watchDelayMs: 0,
    bots: ['beginner', 'beginner'],
  });
  await ben.post(`/api/tables/${table}/join`, {});
  await anna.request('PUT', `/api/blocks/${ben.player}`);
  const erase = (body: unknown) => anna.request('DELETE', '/api/account', body);
  expect(await erase({ name: ANNA, password: PASSWORD })).toMatchObject({
    status: 409,
    body: { code: 'wrongState' },
  });
  await seat({ table, clients: [anna, ben] });
  await Promise.all([anna, ben].map((client, i) => playByItself(client, i + 21)));
  const { game } = anna.info!;

  const data = await anna.request('GET', '/api/account/data');
  expect(data.headers.get('content-disposition')).toContain('attachment');
  expect(data.body).toMatchObject({
    player: { id: anna.player, name: ANNA, isGuest: false },
    account: { email: null, hasPassword: true },
    blocked: [{ id: ben.player, name: 'Ben' }],
    games: [{ id: game, record: `/api/games/${game}/record` }],
  });
  expect(data.body.sessions).toHaveLength(1);
  expect(JSON.stringify(data.body)).not.toContain('argon2');

  expect(await erase({ name: 'Anna', password: PASSWORD })).toMatchObject({
    status: 400,
    body: { field: 'name' },
  });
  expect(await erase({ name: ANNA, password: 'wrong' })).toMatchObject({
    status: 401,
    body: { field: 'password' },
  });
  expect(await erase({ name: ANNA, password: PASSWORD })).toMatchObject({
    status: 200,
    body: { player: null },
  });
  expect(await anna.closed()).toBe(4403);
  expect((await anna.request('POST', '/api/session/login', form)).status).toBe(401);
  const ways = [
    `/api/games`,
    `/api/games/${game}`,
    `/api/games/${game}/record`,
    `/api/tables/${table}`,
  ];
  for (const way of ways) {
    const { status, body } = await ben.request('GET', way);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    expect(status, way).toBe(200);
    expect(text, way).toContain('Former player');
    expect(text, way).not.toContain(ANNA);
    expect(text, way).not.toContain(anna.player);
  }
  // The walls, the moves and the scores are what they were.
  const record = (await ben.request('GET', `/api/games/${game}/record`)).body;
  expect(replayRecord(linesOf(record)).problem).toBeNull();
  // The name is free again.
  expect((await ben.request('POST', '/api/session/guest', { name: ANNA })).status).toBe(200);
});

test('a guest is forgotten without a password', async () => {
  const server = await testServer();
  const client = new TestClient(server.port);
  await client.guest('Ben');
  const { body } = await client.request('GET', '/api/account/data');
  expect(body).toMatchObject({ player: { name: 'Ben', isGuest: true }, account: null, games: [] });
  expect((await client.request('DELETE', '/api/account', { name: 'Ben' })).status).toBe(200);
  expect((await client.request('GET', '/api/session')).body.player).toBeNull();
  expect((await client.request('GET', '/api/account/data')).status).toBe(401);
});
