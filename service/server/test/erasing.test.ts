// Taking data along, and having it erased, of people, events and kept scores: what goes, and what stays for the others.

import { join } from 'node:path';
import { linesOf, replayRecord } from '@hanchan/records';
import { openStorage } from '@hanchan/storage';
import { expect, test } from 'vitest';
import { TestClient } from './support/client.ts';
import { aHall, Follower } from './support/eventHall.ts';
import { temporaryFolder, testServer } from './support/fixture.ts';
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

test('an organiser takes an event along and erases it: nothing of it is left on the server', async () => {
  const databaseUrl = join(temporaryFolder(), 'hanchan.db');
  const server = await testServer({ databaseUrl });
  const hall = await aHall(server.port);
  const other = await aHall(server.port);
  await hall.do({ type: 'start', round: 1 });
  const erase = (key: string | null, name: string) => hall.ask('DELETE', '', key, { name });
  const name = 'Spring Open';
  expect((await erase(null, name)).status).toBe(403);
  expect((await erase(await hall.keyOf('staff:r1'), name)).status).toBe(403);
  expect(await erase(hall.key, 'Autumn Open')).toMatchObject({
    status: 400,
    body: { field: 'name' },
  });
  expect(await erase(hall.key, name)).toMatchObject({ status: 409, body: { code: 'wrongState' } });
  await hall.finish(1, 1);
  await hall.finish(1, 2);
  await hall.do({ type: 'endRound', round: 1 });
  const archive = (await hall.ask('GET', '/archive', hall.key)).body;
  const follower = new Follower(hall, null);
  await follower.follow();
  const ended = new Promise<void>((resolve) => {
    follower.onEnd = resolve;
  });

  expect((await erase(hall.key, name)).body).toEqual({ isErased: true });
  await ended;
  for (const path of ['/log', '/archive', '/links']) {
    expect((await hall.ask('GET', path, hall.key)).status).toBe(404);
  }
  const listed = (await new TestClient(server.port).request('GET', '/api/events')).body.events as {
    id: string;
  }[];
  expect(listed.map(({ id }) => id)).toEqual([other.id]);
  const storage = await openStorage({ url: databaseUrl, node: 'reader' });
  expect(await storage.log.read('event', hall.id)).toEqual([]);
  expect((await storage.log.read('event', other.id)).length).toBeGreaterThan(0);
  await storage.close();
  // The archive is all that brings it back, under new keys.
  const organiser = new TestClient(server.port);
  await organiser.guest('Olga');
  const text = { 'content-type': 'text/plain' };
  const again = await organiser.request('POST', '/api/events/import', archive, text);
  expect(again.status).toBe(200);
  expect(again.body.key).not.toBe(hall.key);
});

test('a kept score is erased with its writing link', async () => {
  const server = await testServer();
  const client = new TestClient(server.port);
  const [write, read] = ['a'.repeat(32), 'b'.repeat(32)];
  const path = '/api/kept/table0001abcd';
  const ask = (method: string, secret: string) =>
    client.request(method, path, undefined, { authorization: `Bearer ${secret}` });
  await client.request('PUT', path, { write, read });
  expect((await ask('GET', read)).status).toBe(200);
  expect(await ask('DELETE', read)).toMatchObject({ status: 403, body: { code: 'wrongLink' } });
  expect((await ask('DELETE', write)).body).toEqual({ isErased: true });
  expect((await ask('GET', write)).status).toBe(404);
  // The id is free; what was there does not come back with it.
  expect((await client.request('PUT', path, { write: read, read: write })).body).toEqual({
    seq: 0,
  });
});
