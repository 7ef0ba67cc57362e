// Tables of an event that are played here: eight players, an East round each, from the referee's word to the standings.

import { join } from 'node:path';
import { standingsOf } from '@hanchan/tournament';
import { expect, test } from 'vitest';
import { TestClient } from './support/client.ts';
import { aHall, type Hall } from './support/eventHall.ts';
import { temporaryFolder, testServer } from './support/fixture.ts';
import { playByItself } from './support/table.ts';

const EAST_ONLY = { base: 'wrc-2022', name: 'East only', changes: { 'end.rounds': 1 } };

async function eastRound(port: number): Promise<Hall> {
  const hall = await aHall(port);
  await hall.do({
    ...{ type: 'change', reason: 'a short day' },
    changes: { rules: EAST_ONLY, desk: { winds: 'prescribed' } },
  });
  return hall;
}

const openTables = async (hall: Hall, key = hall.key) =>
  hall.ask('POST', '/online', key, { round: 1 });

async function sitDown(hall: Hall, number: number, client = new TestClient(hall.port)) {
  if (client.cookie === '') await client.guest(`Guest ${number}`);
  const key = await hall.keyOf(`person:p${number}`);
  const headers = { cookie: client.cookie };
  const sat = await hall.ask('POST', '/online/sit', key, { round: 1 }, headers);
  return { client, sat };
}

test('a round of eight is played online and is in the standings, also after a restart', async () => {
  const databaseUrl = join(temporaryFolder(), 'hanchan.db');
  const server = await testServer({ databaseUrl });
  const hall = await eastRound(server.port);
  await hall.do({ type: 'start', round: 1 });
  const { tables } = (await openTables(hall, await hall.keyOf('staff:h'))).body;
  expect(tables).toMatchObject([
    { round: 1, table: 1, state: 'waiting', seated: 0 },
    { round: 1, table: 2, state: 'waiting', seated: 0 },
  ]);
  expect((await openTables(hall)).body.tables).toEqual(tables);

  const clients: TestClient[] = [];
  for (let number = 1; number <= 8; number++) {
    const { client, sat } = await sitDown(hall, number);
    expect(sat).toMatchObject({ status: 200, body: { table: number <= 4 ? 1 : 2 } });
    clients.push(client);
  }
  const playing = clients.map(async (client, i) => {
    await client.connect();
    await client.sit(tables[i < 4 ? 0 : 1].id);
    // The plan says who begins where, under the name that the event has.
    expect(client.seat).toBe(i % 4);
    const place = client.info!.places[client.seat as 0 | 1 | 2 | 3];
    expect(place).toMatchObject({ player: { name: `Name of p${i + 1}` } });
    await playByItself(client, i);
  });
  await Promise.all(playing);

  const sheets = async () => (await hall.state()).rounds[0]!.tables.map(({ sheet }) => sheet);
  await expect.poll(sheets).not.toContain(null);
  for (const [i, sheet] of (await sheets()).entries()) {
    const first = 4 * i + 1;
    expect(sheet!.form.slots).toEqual([first, first + 1, first + 2, first + 3]);
    const { scores } = clients[4 * i]!.view!;
    expect(sheet!.form.held.map((held, wind) => held - sheet!.form.loans[wind]!)).toEqual(scores);
    expect(sheet).toMatchObject({ source: 'online', enteredBy: { name: 'Online table' } });
  }
  const before = (await hall.log(hall.key)).seq;
  await server.close();
  hall.port = (await testServer({ databaseUrl })).port;
  const after = (await hall.ask('GET', '/online', hall.key)).body.tables;
  expect(after).toMatchObject([{ state: 'over' }, { state: 'over' }]);
  expect((await hall.log(hall.key)).seq).toBe(before);

  // The four confirm and the referee signs as at any table.
  for (const table of [1, 2]) {
    for (let slot = 4 * table - 3; slot <= 4 * table; slot++) {
      const at = await hall.at(1, table);
      await hall.do({ type: 'confirm', at, slot, how: 'own' }, await hall.keyOf(`person:p${slot}`));
    }
    await hall.do({ type: 'sign', at: await hall.at(1, table) }, await hall.keyOf('staff:r1'));
  }
  const { rows } = standingsOf(await hall.state(null));
  expect(rows.map(({ games }) => games)).toEqual(Array(8).fill(1));
}, 120_000);

test('only its players sit down, only heads open it, and only while the round is played', async () => {
  const hall = await eastRound((await testServer()).port);
  expect((await openTables(hall)).body).toMatchObject({ code: 'wrongState', field: 'round' });
  await hall.do({ type: 'start', round: 1 });
  for (const key of [await hall.keyOf('staff:r1'), await hall.keyOf('person:p1')]) {
    expect((await openTables(hall, key)).status).toBe(403);
  }
  const none = await sitDown(hall, 1);
  expect(none.sat.body).toMatchObject({ code: 'noSuchTable', field: 'round' });
  const [table] = (await openTables(hall)).body.tables;

  const stranger = new TestClient(hall.port);
  await stranger.guest('Stranger');
  const joined = await stranger.request('POST', `/api/tables/${table.id}/join`, {});
  expect(joined.body).toMatchObject({ code: 'notOffered' });
  expect((await stranger.request('POST', `/api/tables/${table.id}/start`)).status).toBe(403);
  const unsigned = await hall.ask('POST', '/online/sit', await hall.keyOf('person:p1'), {
    round: 1,
  });
  expect(unsigned.body.code).toBe('notSignedIn');

  const { client } = await sitDown(hall, 1);
  expect((await sitDown(hall, 1, client)).sat.body).toMatchObject({ id: table.id, seated: 1 });
  expect((await sitDown(hall, 1)).sat.body.code).toBe('tableFull');
  // Whoever leaves may come back, on another device too; the table waits for its players.
  await client.post(`/api/tables/${table.id}/leave`);
  expect((await sitDown(hall, 1)).sat.body).toMatchObject({ id: table.id, seated: 1 });
  const own = async (key: string | null) =>
    (await hall.ask('GET', '/online', key)).body.tables.map((one: { table: number }) => one.table);
  expect(await own(null)).toEqual([]);
  expect(await own(await hall.keyOf('person:p6'))).toEqual([2]);
  expect(await own(await hall.keyOf('staff:r1'))).toEqual([1, 2]);
});

test('a table whose sheet is written gets no online one', async () => {
  const hall = await eastRound((await testServer()).port);
  await hall.do({ type: 'start', round: 1 });
  await hall.finish(1, 1);
  expect((await openTables(hall)).body).toMatchObject({ tables: [{ table: 2 }] });
});

test('a table that was void is played again at a new online table', async () => {
  const hall = await eastRound((await testServer()).port);
  await hall.do({ type: 'start', round: 1 });
  const [first, other] = (await openTables(hall)).body.tables;
  await hall.do({ type: 'void', at: await hall.at(1, 1), reason: 'a broken line' });
  await hall.do({ type: 'reopen', at: await hall.at(1, 1), reason: 'all four are back' });
  const again = (await openTables(hall)).body.tables;
  expect(again).toMatchObject([{ table: 1, state: 'waiting', seated: 0 }, { id: other.id }]);
  expect(again[0].id).not.toBe(first.id);
});
