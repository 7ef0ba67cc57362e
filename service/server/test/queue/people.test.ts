// The people around a game, in good will and in bad: follow, invite, report; and what the host of the site decides.

import type { ServerMessage } from '@hanchan/protocol';
import { openStorage } from '@hanchan/storage';
import { expect, test, vi } from 'vitest';
import { PATIENCE } from '../../../../proof/spec/support/patience.ts';
import { PASSWORD, TestClient } from '../support/client.ts';
import { DATABASES } from '../support/crashing.ts';
import { NO_PACE, testServer } from '../support/fixture.ts';
import { gather, playByItself, seat } from '../support/table.ts';

type Queue = Extract<ServerMessage, { type: 'queue' }>;
const told = (client: TestClient) =>
  client.messages.findLast((message): message is Queue => message.type === 'queue');

async function guest(port: number, name: string): Promise<TestClient> {
  const client = new TestClient(port);
  await client.guest(name);
  return client;
}

const account = TestClient.withAccount;

test('whom one follows shows whether they are here only where they follow back', async () => {
  const { port } = await testServer();
  const [anna, ben] = [await guest(port, 'Anna'), await guest(port, 'Ben')];
  await ben.connect();
  const put = (who: TestClient, other: string) => who.request('PUT', `/api/follows/${other}`);
  const first = await put(anna, ben.player);
  expect(first.body.following).toEqual([
    { id: ben.player, name: 'Ben', isGuest: true, isHere: false, table: null },
  ]);
  await put(ben, anna.player);
  const { body } = await anna.request('GET', '/api/people');
  expect(body.following[0]).toMatchObject({ isHere: true });
  expect((await anna.request('DELETE', `/api/follows/${ben.player}`)).body.following).toEqual([]);
  expect(await put(anna, 'nobody')).toMatchObject({ status: 400, body: { field: 'player' } });
  expect(await put(anna, anna.player)).toMatchObject({ status: 400 });
});

test('an invitation by name arrives, not from who is blocked, and not more than ten in ten minutes', async () => {
  const { port } = await testServer();
  const [anna, cleo] = [await guest(port, 'Anna'), await account(port, 'Cleo')];
  const { id } = await anna.open({ visibility: 'link' });
  await cleo.connect();
  cleo.send({ type: 'queue', on: true });
  const ask = (who: object) => anna.request('POST', '/api/invitations', { table: id, ...who });
  expect((await ask({ name: 'cleo' })).status).toBe(200);
  await vi.waitFor(
    () => expect(told(cleo)?.invitations).toMatchObject([{ from: { name: 'Anna' }, table: id }]),
    PATIENCE,
  );
  await cleo.request('DELETE', `/api/invitations/${anna.player}`);
  await cleo.request('PUT', `/api/blocks/${anna.player}`);
  // Answered the same, and nothing comes.
  expect((await ask({ name: 'Cleo' })).status).toBe(200);
  await vi.waitFor(() => expect(told(cleo)?.invitations).toEqual([]), PATIENCE);
  expect(await ask({ name: 'Nobody At All' })).toMatchObject({ body: { field: 'name' } });
  expect(await ask({})).toMatchObject({ body: { code: 'badMessage' } });
  const stranger = await guest(port, 'Ben');
  const notSeated = await stranger.request('POST', '/api/invitations', { table: id, name: 'Cleo' });
  expect(notSeated).toMatchObject({ status: 403, body: { code: 'notSeated' } });
  for (let i = 0; i < 8; i++) expect((await ask({ name: 'Cleo' })).status).toBe(200);
  expect(await ask({ name: 'Cleo' })).toMatchObject({ status: 429, body: { code: 'tooFast' } });
});

test('a report reaches the operator alone, who mutes, renames and closes; ten a day are read', async () => {
  const { port } = await testServer({ operatorToken: 'secret-of-the-host' });
  const [anna, dan] = [await guest(port, 'Anna'), await account(port, 'Dan the Bad')];
  const report = () =>
    anna.request('POST', '/api/reports', { player: dan.player, reason: 'insult', note: 'rude' });
  for (let i = 0; i < 10; i++) expect((await report()).status).toBe(200);
  expect(await report()).toMatchObject({ status: 429, body: { code: 'tooFast' } });
  const own = { player: anna.player, reason: 'insult' };
  expect((await anna.request('POST', '/api/reports', own)).status).toBe(400);

  const host = { authorization: 'Bearer secret-of-the-host' };
  expect((await anna.request('GET', '/api/operator/reports')).status).toBe(403);
  const { reports } = (await anna.request('GET', '/api/operator/reports', undefined, host)).body;
  expect(reports).toHaveLength(10);
  expect(reports[0]).toMatchObject({ name: 'Dan the Bad', reason: 'insult', by: { name: 'Anna' } });
  const decide = (what: object) =>
    anna.request('PUT', `/api/operator/people/${dan.player}`, what, host);

  const { id } = await dan.open();
  await dan.connect();
  dan.send({ type: 'sit', table: id });
  await dan.next('room');
  const done = await decide({ report: reports[0].id, mute: 7, name: 'Dan', reason: 'be kind' });
  expect(done.body.reports.find((one: { id: string }) => one.id === reports[0].id)).toMatchObject({
    outcome: 'renamed Dan the Bad to Dan, mute 7 days',
    sanctions: [{ kind: 'mute', reason: 'be kind' }],
  });
  expect(await decide({ report: reports[0].id })).toMatchObject({ body: { field: 'report' } });
  dan.send({ type: 'chat', id: 'a', table: id, phrase: 'hello' });
  expect(await dan.result('a')).toMatchObject({ type: 'refused', code: 'notAllowed' });
  expect((await dan.request('GET', '/api/session')).body.player.name).toBe('Dan');
  await decide({ mute: 0 });
  dan.send({ type: 'chat', id: 'b', table: id, phrase: 'sorry' });
  expect(await dan.result('b')).toMatchObject({ type: 'ack' });

  await decide({ close: null, reason: 'again and again' });
  expect(await dan.closed()).toBe(4_403);
  expect((await dan.request('GET', '/api/session')).body.player).toBeNull();
  const back = new TestClient(port);
  const login = () =>
    back.request('POST', '/api/session/login', { name: 'Dan', password: PASSWORD });
  expect(await login()).toMatchObject({ status: 403, body: { code: 'notAllowed' } });
  expect((await login()).body.message).toContain('again and again');
  expect((await back.request('GET', '/api/session')).body.player).toBeNull();
  await decide({ close: 0 });
  expect((await login()).status).toBe(200);
});

test('when all leave a match it ends without a result, and is written down for each of them', async () => {
  const databaseUrl = await DATABASES['SQLite']!();
  const server = await testServer({ databaseUrl });
  const party = await gather(server, { rounds: 1, visibility: 'public' }, 2);
  await seat(party);
  const [anna, ben] = party.clients;
  await anna!.post(`/api/tables/${party.table}/leave`);
  await ben!.post(`/api/tables/${party.table}/leave`);
  const storage = await openStorage({ url: databaseUrl, node: 'look' });
  for (const { player } of [anna!, ben!])
    await vi.waitFor(
      async () => expect(await storage.conduct.leavingsOf(player, 0)).toHaveLength(1),
      PATIENCE,
    );
  await storage.close();
  expect(anna!.info!.result ?? null).toBeNull();
});

test('whoever is gone when a match with strangers ends is written down, and waits the second time', async () => {
  const databaseUrl = await DATABASES['SQLite']!();
  const server = await testServer({ databaseUrl, pace: { ...NO_PACE, graceMs: 50 } });
  const party = await gather(server, { rounds: 1, visibility: 'public' }, 2);
  await seat(party);
  const [stays, leaves] = party.clients;
  const over = playByItself(stays!, 5);
  await leaves!.post(`/api/tables/${party.table}/leave`);
  await over;
  leaves!.drop();
  const storage = await openStorage({ url: databaseUrl, node: 'look' });
  const of = (client: TestClient) => storage.conduct.leavingsOf(client.player, 0);
  await vi.waitFor(async () => expect(await of(leaves!)).toHaveLength(1), PATIENCE);
  expect(await of(stays!)).toEqual([]);
  await storage.conduct.left('another', leaves!.player, Date.now());
  await storage.close();
  const wish = { rules: 'wrc-2022', rounds: 1, clock: '5+20', assistance: 'guided', botsAfter: 0 };
  await leaves!.connect();
  leaves!.send({ type: 'queue', on: true });
  expect((await leaves!.request('PUT', '/api/queue', wish)).status).toBe(200);
  await vi.waitFor(() => expect(told(leaves!)?.mine?.barredMs).toBeGreaterThan(60_000), PATIENCE);
  expect(told(leaves!)!.mine!.table).toBeNull();
});
