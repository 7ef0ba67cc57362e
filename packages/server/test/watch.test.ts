// Watching: later than the table by its delay, never with hidden tiles, never with the end before its time.

import { expect, test } from 'vitest';
import { TestClient } from './support/client.ts';
import { testServer } from './support/fixture.ts';
import { ManualTime } from './support/manualTime.ts';
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
  expect(spectator.view!.phase).toBe('over');
  expect(spectator.view!.scores).toEqual(anna!.view!.scores);
  expect(spectator.view!.deal!.own).toBeNull();
  expect(spectator.info!.state).toBe('over');
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
