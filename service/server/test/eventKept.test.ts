// What an event keeps: over a restart, in a backup, in its archive; on both databases.

import { join } from 'node:path';
import { backup, openStorage, restore } from '@hanchan/storage';
import { readArchive, standingsOf, writeArchive } from '@hanchan/tournament';
import { describe, expect, test } from 'vitest';
import { startPostgres } from '../../../tools/postgres.mjs';
import { TestClient } from './support/client.ts';
import { aHall, Follower, Hall } from './support/eventHall.ts';
import { afterTest, temporaryFolder, testServer } from './support/fixture.ts';

const DATABASES: Record<string, () => Promise<readonly string[]>> = {
  SQLite: async () => ['one', 'two'].map((name) => join(temporaryFolder(), `${name}.db`)),
  async PostgreSQL() {
    const postgres = await startPostgres({ isDurable: false });
    afterTest(() => postgres.stop());
    return [await postgres.url('one'), await postgres.url('two')];
  },
};

async function played(port: number): Promise<Hall> {
  const hall = await aHall(port);
  await hall.do({ type: 'start', round: 1 });
  await hall.finish(1, 1);
  await hall.finish(1, 2, [60_000, 20_000, 20_000, 20_000]);
  await hall.do({ type: 'endRound', round: 1 });
  await hall.do({ type: 'renewLink', link: 'staff:r2' });
  return hall;
}

/** Everything but the address, where the port is another every time. */
const keysOf = async (hall: Hall) => (await hall.links()).map(({ url: _, ...link }) => link);

const totals = async (hall: Hall) =>
  standingsOf(await hall.state()).rows.map(({ slot, rankShown, total }) => [
    slot,
    rankShown,
    total,
  ]);

describe.each(Object.entries(DATABASES))('an event on %s', (_, databases) => {
  test('is the same after a restart: log, keys, standings, and what was done already', async () => {
    const [databaseUrl] = await databases();
    const first = await testServer({ databaseUrl: databaseUrl! });
    const hall = await played(first.port);
    const id = 'once-and-only';
    const done = await hall.send({ type: 'announce', text: 'Tea' }, hall.key, id);
    const before = { log: await hall.log(hall.key), links: await keysOf(hall) };
    const standings = await totals(hall);
    await first.close();
    hall.port = (await testServer({ databaseUrl: databaseUrl! })).port;
    const after = await hall.log(hall.key);
    expect({ ...after, now: 0 }).toEqual({ ...before.log, now: 0 });
    expect(await keysOf(hall)).toEqual(before.links);
    expect(await totals(hall)).toEqual(standings);
    const again = await hall.send({ type: 'announce', text: 'Tea' }, hall.key, id);
    expect(again.body).toEqual(done.body);
    await hall.do({ type: 'start', round: 2 }, await hall.keyOf('staff:h'));
  });

  test('comes back from a backup on another machine, with its links', async () => {
    const [one, two] = await databases();
    const hall = await played((await testServer({ databaseUrl: one! })).port);
    const file = join(temporaryFolder(), 'backup');
    await backup(one!, file, Date.now());
    const standings = await totals(hall);
    const links = await keysOf(hall);
    await restore(two!, file);
    hall.port = (await testServer({ databaseUrl: two! })).port;
    expect(await totals(hall)).toEqual(standings);
    expect(await keysOf(hall)).toEqual(links);
    await hall.do({ type: 'start', round: 2 });
  });

  test('when a backup is put back under a running server, everybody is sent to what is there then', async () => {
    const [databaseUrl] = await databases();
    const hall = await played((await testServer({ databaseUrl: databaseUrl! })).port);
    const file = join(temporaryFolder(), 'backup');
    await backup(databaseUrl!, file, Date.now());
    const { seq } = await hall.log(hall.key);
    await hall.do({ type: 'announce', text: 'Too late' });
    const follower = new Follower(hall, null);
    let isEnded = false;
    follower.onEnd = () => {
      isEnded = true;
    };
    await follower.follow();
    await restore(databaseUrl!, file);
    await expect.poll(() => isEnded).toBe(true);
    expect((await hall.log(hall.key)).seq).toBe(seq);
    await hall.do({ type: 'announce', text: 'Again' });
  });
});

describe('an archive', () => {
  const post = async (port: number, text: string) =>
    signedIn(port).then((client) =>
      client.request('POST', '/api/events/import', text, { 'content-type': 'text/plain' }),
    );
  const signedIn = async (port: number) => {
    const client = new TestClient(port);
    await client.guest('Olga');
    return client;
  };

  test('becomes the same event elsewhere, under new keys', async () => {
    const hall = await played((await testServer()).port);
    const text = (await hall.ask('GET', '/archive', hall.key)).body as string;
    const { port } = await testServer();
    const made = await post(port, text);
    expect(made.status).toBe(200);
    const copy = new Hall(port, made.body);
    expect(await totals(copy)).toEqual(await totals(hall));
    expect((await copy.log(copy.key)).entries).toEqual((await hall.log(hall.key)).entries);
    expect((await copy.ask('GET', '/archive', copy.key)).body).toBe(text);
    expect((await copy.ask('GET', '/log', hall.key)).status).toBe(403);
    await copy.do({ type: 'start', round: 2 });
  });

  test('that was tampered with is refused with its line, and nothing is stored', async () => {
    const hall = await played((await testServer()).port);
    const text = (await hall.ask('GET', '/archive', hall.key)).body as string;
    const lines = text.split('\n');
    const sheet = lines.findIndex((line) => line.includes('"held":[45000'));
    const raised = text.replace('"held":[45000', '"held":[46000');
    const refused = await post(hall.port, raised);
    expect(refused).toMatchObject({ status: 400, body: { code: 'badArchive' } });
    expect(refused.body.field).toBe(`line ${sheet + 1}`);
    expect((await post(hall.port, lines.slice(0, -3).join('\n'))).body.code).toBe('badArchive');
    expect((await post(hall.port, 'hello\n')).body).toMatchObject({ field: 'line 1' });
    const { events } = (await new TestClient(hall.port).request('GET', '/api/events')).body;
    expect(events).toHaveLength(1);
  });

  test('with right sums over what no event writes is refused too', async () => {
    const hall = await played((await testServer()).port);
    const text = (await hall.ask('GET', '/archive', hall.key)).body as string;
    const read = readArchive(text);
    const entries = read.ok ? [...read.value] : [];
    const odd = [
      entries.slice(1),
      entries.map((entry, i) => (i === 4 ? { ...entry, seq: 9 } : entry)),
      entries.map((entry, i) => (i === 4 ? { ...entry, id: entries[0]!.id } : entry)),
      entries.map((entry, i) => (i === 4 ? { ...entry, act: { type: 'enrol' } as never } : entry)),
    ];
    const fields: string[] = [];
    for (const bad of odd) fields.push((await post(hall.port, writeArchive(bad))).body.field);
    expect(fields).toEqual(['line 2', 'line 6', 'line 6', 'line 6']);
    const { status, body } = await new TestClient(hall.port).request('GET', '/api/events');
    expect([status, body.events.length]).toEqual([200, 1]);
  });
});

test('storage is read as it was written: every entry once, in order', async () => {
  const databaseUrl = join(temporaryFolder(), 'hanchan.db');
  const server = await testServer({ databaseUrl });
  const hall = await played(server.port);
  const { entries } = await hall.log(hall.key);
  await server.close();
  const storage = await openStorage({ url: databaseUrl, node: 'reader' });
  const stored = (await storage.log.read('event', hall.id)).map(({ body }) => JSON.parse(body));
  await storage.close();
  // What seals the texts is told to nobody.
  const unsealed = [stored[0].entry, ...stored.slice(1)].map(({ salt: _, ...entry }) => entry);
  expect(unsealed).toEqual(entries);
});
