// Tables before and after the match: opening, joining, places, words, rematch, the list.

import { commitmentOf, fairSeats, matchSeed } from '@hanchan/game';
import { expect, test } from 'vitest';
import { CONTRADICTIONS } from '../../../proof/spec/support/contradictingRules.ts';
import { type HanchanServer, startServer } from '../src/index.ts';
import { TestClient } from './support/client.ts';
import { NO_PACE, testConfig, testServer } from './support/fixture.ts';
import { ManualTime, quiet } from './support/manualTime.ts';
import { gather, playByItself, seat } from './support/table.ts';

async function person(server: HanchanServer, name: string): Promise<TestClient> {
  const client = new TestClient(server.port);
  await client.guest(name);
  return client;
}

test('two requests from the door to a table with three bots, dealt and moving', async () => {
  const server = await testServer();
  const anna = await person(server, 'Anna');
  const { id, places } = await anna.open({ bots: ['beginner', 'beginner', 'club'] });
  expect(places.map(({ type }) => type)).toEqual(['player', 'bot', 'bot', 'bot']);
  expect((await anna.post(`/api/tables/${id}/start`)).state).toBe('playing');
  await anna.connect();
  await anna.sit(id);
  while (anna.view?.deal == null || anna.legal.length === 0) await quiet(5);
  expect(anna.view.deal.own!.hand).toHaveLength(13);
});

test('the host opens, others join, and only the host begins, with all places taken', async () => {
  const server = await testServer();
  const [anna, ben] = [await person(server, 'Anna'), await person(server, 'Ben')];
  const { id, host } = await anna.open();
  expect(host).toBe(anna.player);
  await ben.post(`/api/tables/${id}/join`, {});
  const early = await anna.request('POST', `/api/tables/${id}/start`);
  expect(early).toMatchObject({ status: 409, body: { code: 'wrongState' } });
  const wrong = await ben.request('POST', `/api/tables/${id}/start`);
  expect(wrong).toMatchObject({ status: 403, body: { code: 'notHost' } });
  for (const place of [2, 3]) {
    await anna.request('PUT', `/api/tables/${id}/places/${place}`, { bot: 'beginner' });
  }
  expect((await anna.post(`/api/tables/${id}/start`)).state).toBe('playing');
});

test('a host who leaves passes the table on; an empty one is gone', async () => {
  const server = await testServer();
  const [anna, ben] = [await person(server, 'Anna'), await person(server, 'Ben')];
  const { id } = await anna.open();
  await ben.post(`/api/tables/${id}/join`, {});
  expect((await anna.post(`/api/tables/${id}/leave`)).host).toBe(ben.player);
  await ben.post(`/api/tables/${id}/leave`);
  expect((await ben.request('GET', `/api/tables/${id}`)).status).toBe(404);
});

test('a fifth player finds no place, and a stranger none at a table with a password', async () => {
  const server = await testServer();
  const { table } = await gather(server);
  const late = await person(server, 'Emi');
  const full = await late.request('POST', `/api/tables/${table}/join`, {});
  expect(full).toMatchObject({ status: 409, body: { code: 'tableFull' } });
  const anna = await person(server, 'Anna');
  const { id } = await anna.open({ visibility: 'password', password: 'tsumo' });
  const join = (body: object) => late.request('POST', `/api/tables/${id}/join`, body);
  expect(await join({})).toMatchObject({ status: 403, body: { field: 'password' } });
  expect(await join({ password: 'ron' })).toMatchObject({ body: { code: 'wrongPassword' } });
  expect((await join({ password: 'tsumo' })).status).toBe(200);
  expect(JSON.stringify((await late.request('GET', `/api/tables/${id}`)).body)).not.toContain(
    'tsumo',
  );
});

test('who has blocked whom does not sit together, nor hears the other', async () => {
  const server = await testServer();
  const [anna, ben] = [await person(server, 'Anna'), await person(server, 'Ben')];
  const { id } = await anna.open();
  await ben.post(`/api/tables/${id}/join`, {});
  for (const client of [anna, ben]) {
    await client.connect();
    client.send({ type: 'sit', table: id });
    await client.next('room');
  }
  ben.send({ type: 'chat', id: 'a', table: id, text: 'hello there' });
  expect((await anna.next('chat')).lines[0]).toMatchObject({ name: 'Ben', text: 'hello there' });
  const { body } = await anna.request('PUT', `/api/blocks/${ben.player}`);
  expect(body.blocked).toEqual([{ id: ben.player, name: 'Ben' }]);
  const before = anna.messages.length;
  ben.send({ type: 'chat', id: 'b', table: id, phrase: 'sorry' });
  await ben.next('chat');
  await quiet(30);
  expect(anna.messages.slice(before).some(({ type }) => type === 'chat')).toBe(false);
  // Nor when she comes back, and the last lines are told again.
  anna.drop();
  const again = anna.messages.length;
  await anna.connect();
  anna.send({ type: 'sit', table: id });
  await anna.next('room');
  anna.send({ type: 'ping', sent: 1 });
  await anna.next('pong');
  expect(anna.messages.slice(again).some(({ type }) => type === 'chat')).toBe(false);
  const other = await anna.open();
  const refused = await ben.request('POST', `/api/tables/${other.id}/join`, {});
  expect(refused).toMatchObject({ status: 403, body: { code: 'blocked' } });
  await anna.request('DELETE', `/api/blocks/${ben.player}`);
  expect((await ben.request('POST', `/api/tables/${other.id}/join`, {})).status).toBe(200);
});

test('chat keeps to what the table allows', async () => {
  const server = await testServer();
  const anna = await person(server, 'Anna');
  const { id } = await anna.open({ chat: 'phrases' });
  await anna.connect();
  anna.send({ type: 'sit', table: id });
  await anna.next('room');
  anna.send({ type: 'chat', id: 'a', table: id, text: 'hello' });
  expect(await anna.result('a')).toMatchObject({
    type: 'refused',
    code: 'notOffered',
    field: 'text',
  });
  anna.send({ type: 'chat', id: 'b', table: id, phrase: 'hello' });
  expect(await anna.result('b')).toMatchObject({ type: 'ack' });
});

test('walls come from the committed secret and everybody’s words', async () => {
  const server = await testServer();
  const party = await gather(server, { rounds: 1 });
  const { clients, table } = party;
  const words = ['one', 'two', '三', ''];
  for (const [i, client] of clients.entries()) {
    await client.post(`/api/tables/${table}/words`, { words: words[i] });
  }
  const begun = await seat(party);
  expect(begun.fair.words).toEqual(words);
  expect(JSON.stringify(begun)).not.toContain('"secret":"');
  const late = await clients[0]!.request('POST', `/api/tables/${table}/words`, { words: 'more' });
  expect(late.status).toBe(409);
  await Promise.all(clients.map((client, i) => playByItself(client, i + 3)));
  const { fair, places } = clients[0]!.info!;
  expect(commitmentOf(fair.secret!)).toBe(begun.fair.commitment);
  const seats = fairSeats(matchSeed(fair.secret!, fair.words));
  for (const [i, client] of clients.entries()) {
    expect(places[seats[i]!]).toMatchObject({ player: { id: client.player } });
  }
});

test('the same people play again at the next table', async () => {
  const server = await testServer();
  const party = await gather(server, { rounds: 1 }, 2);
  const { clients, table } = party;
  const early = await clients[0]!.request('POST', `/api/tables/${table}/rematch`);
  expect(early.status).toBe(409);
  await seat(party);
  await Promise.all(clients.map((client, i) => playByItself(client, i + 5)));
  const next = await clients[0]!.post(`/api/tables/${table}/rematch`);
  const same = await clients[1]!.post(`/api/tables/${table}/rematch`);
  expect(same.id).toBe(next.id);
  expect(same.fair.commitment).not.toBe(clients[0]!.info!.fair.commitment);
  const sitting = same.places.flatMap((place) =>
    place.type === 'player' ? [place.player.id] : [],
  );
  expect(sitting).toEqual(clients.map(({ player }) => player));
  expect(same.places.filter(({ type }) => type === 'bot')).toHaveLength(2);
});

test('the lobby shows open tables as they come and go, and no private ones', async () => {
  const server = await testServer();
  const [anna, ben] = [await person(server, 'Anna'), await person(server, 'Ben')];
  await ben.connect();
  ben.send({ type: 'lobby', on: true });
  expect(await ben.next('lobby')).toMatchObject({ isWhole: true, tables: [] });
  await anna.open({ visibility: 'link' });
  const { id } = await anna.open();
  const news = await ben.next('lobby');
  expect(news.tables.map((one) => one.id)).toEqual([id]);
  await anna.post(`/api/tables/${id}/leave`);
  expect((await ben.next('lobby')).gone).toEqual([id]);
  expect((await ben.request('GET', '/api/tables')).body.tables).toEqual([]);
});

test('a player alone who leaves ends the match; with others a bot plays on', async () => {
  const server = await testServer();
  const party = await gather(server, {}, 1);
  const [anna] = party.clients;
  await seat(party);
  await anna!.post(`/api/tables/${party.table}/leave`);
  while (anna!.info!.state !== 'over') await quiet(5);
  expect(anna!.info!.result).toBeNull();
  const two = await gather(server, { rounds: 1 }, 2);
  await seat(two);
  const [ben, chika] = two.clients;
  const over = playByItself(chika!, 9);
  await ben!.post(`/api/tables/${two.table}/leave`);
  ben!.drop();
  await over;
  expect(chika!.info!.result!.places).toHaveLength(4);
});

test('custom rules are played as they are, and wrong ones named by field', async () => {
  const server = await testServer();
  const anna = await person(server, 'Anna');
  const changes = { 'table.startingPoints': 40_000 };
  const rules = { base: 'wrc-2022', name: 'Ours', changes };
  const { id, ruleset } = await anna.open({ rules, bots: ['beginner', 'beginner', 'beginner'] });
  expect(ruleset.title).toBe('Ours');
  await anna.post(`/api/tables/${id}/start`);
  await anna.connect();
  await anna.sit(id);
  expect(anna.view!.scores).toEqual([40_000, 40_000, 40_000, 40_000]);
  const wrong = async (body: object) => (await anna.request('POST', '/api/tables', body)).body;
  expect(await wrong({ rules: 'wrc' })).toMatchObject({ code: 'badRules', field: 'rules' });
  const misspelt = { base: 'wrc-2022', name: 'x', changes: { 'table.startingPoint': 1 } };
  expect((await wrong({ rules: misspelt })).field).toBe('rules.changes.table.startingPoint');
  expect((await wrong({ rules: 'wrc-2022', clock: { moveMs: 1 } })).field).toMatch(/^clock/);
});

test('by rules that contradict themselves no table is opened, and the options are named', async () => {
  const server = await testServer();
  const anna = await person(server, 'Anna');
  for (const [, { choice, keys, why }] of CONTRADICTIONS) {
    const { status, body } = await anna.request('POST', '/api/tables', { rules: choice });
    expect([status, body.code]).toEqual([400, 'badRules']);
    expect(body.message).toMatch(why);
    expect(keys.map((key) => `rules.changes.${key}`)).toContain(body.field);
  }
  expect((await anna.request('GET', '/api/tables')).body.tables).toEqual([]);
});

test('a waiting table is still there after a restart', async () => {
  const config = testConfig();
  const first = await startServer(config);
  const anna = await person(first, 'Anna');
  const { id, fair } = await anna.open();
  await first.close();
  const second = await testServer(config);
  Object.assign(anna, { port: second.port });
  const { body } = await anna.request('GET', '/api/tables');
  expect(body.tables.map((table: { id: string }) => table.id)).toEqual([id]);
  expect((await anna.request('GET', `/api/tables/${id}`)).body.fair).toEqual(fair);
});

test('a table that people have filled begins by itself', async () => {
  const time = new ManualTime();
  const server = await testServer({ time, pace: { ...NO_PACE, startMs: 5_000 } });
  const { clients, table } = await gather(server);
  const state = async () => (await clients[0]!.request('GET', `/api/tables/${table}`)).body.state;
  await time.pass(4_999);
  expect(await state()).toBe('waiting');
  await clients[3]!.post(`/api/tables/${table}/leave`);
  await time.pass(10_000);
  expect(await state()).toBe('waiting');
  await clients[3]!.post(`/api/tables/${table}/join`, {});
  await time.pass(5_000);
  await expect.poll(state).toBe('playing');
});
