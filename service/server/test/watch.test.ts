// Watching: later than the table by its delay, never with hidden tiles, never with the end before its time.

import { expect, test } from 'vitest';
import { TestClient } from './support/client.ts';
import { testServer } from './support/fixture.ts';
import { eventually, ManualTime } from './support/manualTime.ts';
import { gather, playByItself, seat } from './support/table.ts';

const MINUTE = 60_000;

test('a spectator sees what happened five minutes ago, and the end five minutes late', async () => {
  const time = new ManualTime();
  const server = await testServer({ time });
  const party = await gather(server, { rounds: 1 });
  const { clients, table } = party;
  await seat(party);
  const [anna] = clients;
  const stop = new AbortController();
  const passing = (async () => {
    while (!stop.signal.aborted) await time.pass(10);
  })();
  await Promise.all(clients.map((client, i) => playByItself(client, i + 7)));
  stop.abort();
  await passing;
  const spectator = new TestClient(server.port);
  await spectator.connect();
  const seen = spectator.next('table');
  spectator.send({ type: 'watch', table });
  await spectator.next('room');
  await seen;
  expect(spectator.view!.deal).toBeNull();
  expect(spectator.info).toMatchObject({ state: 'playing', result: null, fair: { secret: null } });
  await time.pass(6 * MINUTE);
  await eventually(() => {
    expect(spectator.view!.phase).toBe('over');
    expect(spectator.info!.state).toBe('over');
  });
  expect(spectator.view!.scores).toEqual(anna!.view!.scores);
  expect(spectator.view!.deal!.own).toBeNull();
});

test('over HTTP, too, nobody without a seat knows the end before the delay has passed', async () => {
  const time = new ManualTime();
  const server = await testServer({ time });
  const party = await gather(server, { rounds: 1 }, 1);
  const { table, clients } = party;
  const [anna] = clients;
  await seat(party);
  const stranger = new TestClient(server.port);
  const state = async (by: TestClient) => (await by.request('GET', `/api/tables/${table}`)).body;
  const over = playByItself(anna!, 3);
  let isOver = false;
  void over.then(() => {
    isOver = true;
  });
  while (!isOver) await time.pass(10);
  const inside = await state(anna!);
  expect(inside).toMatchObject({ state: 'over', fair: { secret: expect.any(String) } });
  expect(inside.progress.deal).toBeGreaterThan(0);
  const outside = await state(stranger);
  expect(outside).toMatchObject({ state: 'playing', result: null, fair: { secret: null } });
  expect(outside.progress).toEqual({ round: 0, dealer: 0, deal: 0 });
  const { tables } = (await stranger.request('GET', '/api/tables')).body;
  expect(tables).toMatchObject([{ id: table, state: 'playing', progress: outside.progress }]);
  const game = `/api/games/${inside.game}`;
  expect((await stranger.request('GET', game)).body).toMatchObject({ endedAt: null, result: null });
  expect((await stranger.request('GET', `${game}/record`)).status).toBe(409);
  expect((await anna!.request('GET', `${game}/record`)).status).toBe(200);
  expect((await anna!.request('GET', game)).body.result).not.toBeNull();
  await time.pass(6 * MINUTE);
  expect(await state(stranger)).toMatchObject({ state: 'over', fair: inside.fair });
  expect((await stranger.request('GET', game)).body.result).not.toBeNull();
  expect((await stranger.request('GET', `${game}/record`)).status).toBe(200);
});

test('a table with a password is watched with it, and guesses are slow', async () => {
  const time = new ManualTime();
  const server = await testServer({ time });
  const settings = { visibility: 'password', password: 'open sesame', watchDelayMs: 0 } as const;
  const party = await gather(server, settings, 1);
  await seat(party);
  const { table } = party;
  const stranger = new TestClient(server.port);
  await stranger.connect();
  const watch = async (password?: string) => {
    const answer = stranger.nextOf(({ type }) => type === 'refused' || type === 'table');
    stranger.send({ type: 'watch', table, ...(password === undefined ? {} : { password }) });
    return answer;
  };
  expect(await watch()).toMatchObject({ code: 'wrongPassword', field: 'password' });
  for (const guess of ['a', 'b', 'c', 'd', 'e']) {
    expect(await watch(guess)).toMatchObject({ code: 'wrongPassword' });
  }
  let answers = 0;
  const slow = watch('f').then(() => answers++);
  const joining = new TestClient(server.port);
  await joining.guest('Ben');
  const join = await joining.request('POST', `/api/tables/${table}/join`, { password: 'g' });
  expect(join).toMatchObject({ status: 429, body: { code: 'tooFast', field: 'password' } });
  expect(answers).toBe(0);
  await time.pass(2_000);
  await slow;
  const right = watch('open sesame');
  await time.pass(2_000);
  expect(await right).toMatchObject({ type: 'table', seat: 'spectator' });
  const closed = (await joining.request('GET', `/api/tables/${table}`)).body;
  expect(closed).toMatchObject({ game: null, result: null });
});

test('a player does not watch the player’s own table, and nobody one that is not watched', async () => {
  const server = await testServer();
  const party = await gather(server, { watchDelayMs: null }, 1);
  await seat(party);
  const stranger = new TestClient(server.port);
  await stranger.connect();
  stranger.send({ type: 'watch', table: party.table });
  expect(await stranger.next('refused')).toMatchObject({ code: 'notOffered' });
  const open = await gather(server, { watchDelayMs: 0 }, 1);
  await seat(open);
  open.clients[0]!.send({ type: 'watch', table: open.table });
  expect(await open.clients[0]!.next('refused')).toMatchObject({ code: 'notOffered' });
  stranger.send({ type: 'sit', table: open.table });
  expect(await stranger.next('refused')).toMatchObject({ code: 'notSignedIn' });
});
