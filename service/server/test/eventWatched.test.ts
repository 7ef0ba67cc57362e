// Who may watch an online table of an event without a key: everybody, late; behind a curtain nobody, nor where somebody at the
// table did not agree to be named.

import type { PlayedHand } from '@hanchan/protocol';
import { expect, test } from 'vitest';
import { ServerClock } from '../../../proof/spec/browser/support/serverClock.ts';
import { aPerson } from '../../../proof/spec/support/eventDesk.ts';
import { TestClient } from './support/client.ts';
import { aHall, type Hall } from './support/eventHall.ts';
import { testServer } from './support/fixture.ts';
import { playByItself } from './support/table.ts';

const EAST_ONLY = { base: 'wrc-2022', name: 'East only', changes: { 'end.rounds': 1 } };
const TEN_MINUTES = 600_000;
const A_MOMENT = 10_000;

async function begun(clock: ServerClock): Promise<{ hall: Hall; tables: { id: string }[] }> {
  const people = Array.from({ length: 8 }, (_, i) => aPerson(`p${i + 1}`));
  people[6] = { ...people[6]!, mayPublish: false };
  const { port } = await testServer({ time: clock.time });
  const hall = await aHall(port, { people });
  const changes = { rules: EAST_ONLY, desk: { winds: 'prescribed' } } as const;
  await hall.do({ type: 'change', reason: 'a short day', changes });
  await hall.do({ type: 'start', round: 1 });
  const opened = await hall.ask('POST', '/online', hall.key, { round: 1, openHands: true });
  return { hall, tables: opened.body.tables };
}

async function seatedAt(hall: Hall, table: string, numbers: readonly number[]) {
  const clients: TestClient[] = [];
  for (const number of numbers) {
    const client = new TestClient(hall.port);
    await client.guest(`Guest ${number}`);
    const key = await hall.keyOf(`person:p${number}`);
    const headers = { cookie: client.cookie };
    await hall.ask('POST', '/online/sit', key, { round: 1 }, headers);
    clients.push(client);
  }
  for (const client of clients) {
    await client.connect();
    await client.sit(table);
  }
  return clients;
}

const watched = async (hall: Hall) => (await hall.ask('GET', '/online/watched')).body.tables;
const hands = (hall: Hall, table = 1) => hall.ask('GET', `/online/1/${table}/hands`);

test('its hands are told to everybody, as late as they are seen, and to nobody behind a curtain', async () => {
  const clock = new ServerClock();
  const { hall, tables } = await begun(clock);
  expect(await watched(hall)).toEqual([]);
  expect((await hands(hall)).body).toMatchObject({ code: 'noSuchTable', field: 'table' });

  const clients = await seatedAt(hall, tables[0]!.id, [1, 2, 3, 4]);
  expect(clients[0]!.info!.settings.openHands).toBe(true);
  await Promise.all(clients.map(playByItself));
  clock.ahead += A_MOMENT;
  expect(await watched(hall)).toEqual([{ round: 1, table: 1, id: tables[0]!.id }]);
  expect((await hands(hall)).body).toEqual({ hands: [] });
  // What was worked out a moment ago is told to whoever else asks.
  expect((await hands(hall)).body).toEqual({ hands: [] });

  clock.ahead = TEN_MINUTES;
  const told = (await hands(hall)).body.hands as PlayedHand[];
  expect(told.map(({ number }) => number)).toEqual(told.map((_, i) => i + 1));
  expect(told[0]).toMatchObject({ round: 0, dealer: 0, before: Array(4).fill(30_000) });
  for (const [i, { before, told: events }] of told.entries()) {
    if (i > 0) expect(before).toEqual(told[i - 1]!.after);
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(won|drawn|dealVoided)$/)]),
    );
  }
  expect(told.at(-1)!.after).toEqual(clients[0]!.view!.scores);

  await hall.do({ type: 'curtain', isDown: true });
  expect(await watched(hall)).toEqual([]);
  expect((await hands(hall)).body).toMatchObject({ code: 'noSuchTable', field: 'table' });
});

test('a table with somebody who is not to be named is not offered', async () => {
  const { hall, tables } = await begun(new ServerClock());
  await seatedAt(hall, tables[1]!.id, [5, 6, 7, 8]);
  expect(await watched(hall)).toEqual([]);
  expect((await hands(hall, 2)).body).toMatchObject({ code: 'noSuchTable', field: 'table' });
  expect((await hall.ask('GET', '/online/0/x/hands')).status).toBe(400);
});
