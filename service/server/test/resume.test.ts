// What is acknowledged is kept, and done once: over lost connections, repeated messages and restarts.

import { expect, test } from 'vitest';
import { startServer } from '../src/index.ts';
import { TestClient } from './support/client.ts';
import { testConfig, testServer } from './support/fixture.ts';
import { eventually, quiet } from './support/manualTime.ts';
import { gather, type Party, playByItself, seat } from './support/table.ts';

const asked = ({ clients }: Party) => clients.filter(({ legal }) => legal.length > 0);

async function untilAsked(party: Party): Promise<TestClient> {
  while (asked(party).length === 0) await quiet(5);
  return asked(party)[0]!;
}

/** Each passes, or discards what was drawn. */
async function playOn(party: Party, acts: number): Promise<void> {
  for (let i = 0; i < acts; i++) {
    const client = await untilAsked(party);
    const { legal } = client;
    const calm = legal.find(({ type }) => type === 'pass');
    const plain = legal.find((action) => action.type === 'discard' && !action.riichi);
    client.legal = [];
    expect((await client.result(client.act(calm ?? plain ?? legal[0]!))).type).toBe('ack');
  }
}

test('a player who comes back hears exactly what was missed', async () => {
  const party = await gather(await testServer());
  const { clients, table } = party;
  await seat(party);
  await playOn(party, 4);
  const gone = clients.find((client) => client.legal.length === 0)!;
  const whole = new TestClient(gone.port);
  Object.assign(whole, { cookie: gone.cookie, player: gone.player });
  await whole.connect();
  await whole.sit(table);
  gone.drop();
  const { seq } = gone;
  const others = { table, clients: [...clients.filter((client) => client !== gone), whole] };
  await playOn(others, 6);
  await gone.connect();
  await gone.sit(table, seq);
  await eventually(() => expect(gone.seq).toBe(whole.seq));
  expect(gone.messages.at(-1)).not.toMatchObject({ type: 'table' });
  expect(gone.view).toEqual(whole.view);
});

test('a number that never was gets the whole view', async () => {
  const party = await gather(await testServer());
  await seat(party);
  const [anna] = party.clients;
  anna!.send({ type: 'sit', table: party.table, from: 999_999 });
  expect(await anna!.next('table')).toMatchObject({ seq: anna!.seq });
});

test('folded views are the server’s own at every moment of a match', async () => {
  const party = await gather(await testServer(), { rounds: 1 });
  const { clients, table } = party;
  await seat(party);
  const over = Promise.all(clients.map((client, i) => playByItself(client, 31 + i)));
  const [anna] = clients;
  let compared = 0;
  const second = new TestClient(anna!.port);
  Object.assign(second, { cookie: anna!.cookie, player: anna!.player });
  await second.connect();
  second.onMessage = (message) => {
    if (message.type !== 'table') return;
    const folded = anna!.seq === message.seq;
    if (folded) {
      expect(anna!.view).toEqual(message.view);
      compared++;
    }
  };
  const looking = setInterval(() => second.send({ type: 'sit', table }), 20);
  await over;
  clearInterval(looking);
  expect(compared).toBeGreaterThan(5);
});

test('a message sent twice is played once and acknowledged twice', async () => {
  const party = await gather(await testServer());
  await seat(party);
  const client = await untilAsked(party);
  const action = client.legal.find(({ type }) => type === 'discard')!;
  const { seq } = client;
  const message = { type: 'act', id: 'once', table: party.table, seq, action } as const;
  for (let i = 0; i < 3; i++) client.send(message);
  const acks = () => client.messages.filter((one) => one.type === 'ack' && one.id === 'once');
  while (acks().length < 3) await quiet(5);
  expect(client.view!.deal!.seats[client.seat as 0].discards).toHaveLength(1);
  expect(client.messages.some(({ type }) => type === 'refused')).toBe(false);
});

test('after a restart the table goes on where it was, and old messages stay done', async () => {
  const config = testConfig();
  const first = await startServer(config);
  const party = await gather(first);
  const { clients, table } = party;
  await seat(party);
  await playOn(party, 10);
  const client = await untilAsked(party);
  const action = client.legal.find(({ type }) => type === 'pass' || type === 'discard')!;
  const { seq } = client;
  client.legal = [];
  const id = client.act(action);
  await client.result(id);
  // The table waits for somebody, and all know it.
  await untilAsked(party);
  for (const one of clients) await one.caughtUp();
  const before = clients.map(({ view }) => view);
  await first.close();
  for (const one of clients) expect(await one.closed()).toBe(1012);
  const second = await testServer(config);
  for (const one of clients) {
    Object.assign(one, { port: second.port });
    await one.connect();
    await one.sit(table, one.seq);
  }
  for (const one of clients) await one.caughtUp();
  expect(clients.map(({ view }) => view)).toEqual(before);
  client.send({ type: 'act', id, table, seq, action });
  expect(await client.result(id)).toMatchObject({ type: 'ack' });
  await Promise.all(clients.map((one, i) => playByItself(one, 41 + i)));
  const { game } = clients[0]!.info!;
  const record: string = (await clients[0]!.request('GET', `/api/games/${game}/record`)).body;
  expect(record).toContain('"end"');
});

test('an answer to an earlier question is stale, and changes nothing', async () => {
  const party = await gather(await testServer());
  await seat(party);
  await playOn(party, 8);
  const client = await untilAsked(party);
  const before = client.view;
  const action = client.legal[0]!;
  client.send({ type: 'act', id: 'late', table: party.table, seq: 1, action });
  expect(await client.result('late')).toMatchObject({
    type: 'refused',
    code: 'stale',
    field: 'seq',
  });
  client.send({ type: 'act', id: 'early', table: party.table, seq: client.seq + 50, action });
  expect(await client.result('early')).toMatchObject({ type: 'refused', field: 'seq' });
  expect(client.view).toBe(before);
});
