// What an event holds on a person: who gets it, and that erasing takes it from everywhere and changes no other figure.

import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStorage } from '@hanchan/storage';
import { archiveFault, type Entry, foldEvent, readArchive, standingsOf } from '@hanchan/tournament';
import { expect, test } from 'vitest';
import { aPerson, ORGANISER } from '../../../proof/spec/support/eventDesk.ts';
import { startPostgres } from '../../../tools/postgres.mjs';
import { Events } from '../src/events/events.ts';
import { aHall, Follower, type Hall, SPRING } from './support/eventHall.ts';
import { afterTest, temporaryFolder, testServer } from './support/fixture.ts';
import { ManualTime } from './support/manualTime.ts';

const DAY_MS = 86_400_000;
const NAME = 'Zelda Quux';
const WORDS = [NAME, 'Quux', 'zq@example.org', 'ZQ-77', 'peanuts'];
const fields = { legalName: 'Zelda M. Quux', emaId: 'ZQ-77', notes: 'no peanuts' };

async function named(hall: Hall): Promise<void> {
  const changes = { name: NAME, contact: 'zq@example.org', ...fields };
  await hall.do({ type: 'amend', person: 'p3', changes });
  await hall.do({ type: 'announce', text: `${NAME} lost a hat` });
}

const archiveOf = async (hall: Hall) => {
  const response = await fetch(`http://localhost:${hall.port}/api/events/${hall.id}/archive`, {
    headers: { authorization: `Bearer ${hall.key}` },
  });
  return response.text();
};
const erase = (hall: Hall, person: string, key: string | null, name = NAME) =>
  hall.ask('DELETE', `/people/${person}`, key, { name });

test('goes to the person and to whoever answers for the event, and to nobody else', async () => {
  const hall = await aHall((await testServer()).port);
  await named(hall);
  const own = await hall.keyOf('person:p3');
  const consent = { type: 'consent', person: 'p3', changes: { mayRank: true } } as const;
  await hall.do({ ...consent, how: 'own', wording: 'en-1' }, own);
  for (const key of [hall.key, await hall.keyOf('staff:h'), own]) {
    const { status, body } = await hall.ask('GET', '/people/p3/data', key);
    expect(status).toBe(200);
    expect(body).toMatchObject({ person: { name: NAME, contact: 'zq@example.org' }, number: 3 });
    expect((body as { consents?: unknown[] }).consents?.at(-1)).toMatchObject({
      to: 'mayRank',
      isGiven: true,
      how: 'own',
      asked: expect.stringContaining('federation'),
    });
    expect(JSON.stringify(body)).not.toContain('Name of p4');
  }
  for (const [key, field] of [
    [null, 'key'],
    [await hall.keyOf('staff:r1'), 'key'],
    [await hall.keyOf('display'), 'key'],
    [await hall.keyOf('person:p4'), 'person'],
  ] as const) {
    const refused = { status: 403, body: { code: 'notAllowed', field } };
    expect(await hall.ask('GET', '/people/p3/data', key)).toMatchObject(refused);
    expect(await erase(hall, 'p3', key)).toMatchObject(refused);
  }
  expect((await hall.ask('GET', '/people/none/data', hall.key)).body).toMatchObject({
    field: 'person',
  });
  expect(await erase(hall, 'p3', own, 'Zelda')).toMatchObject({ body: { field: 'name' } });
  // A consent is one's own to take back.
  const other = await hall.send({ ...consent, how: 'own' }, await hall.keyOf('person:p4'));
  expect(other).toMatchObject({ status: 403, body: { field: 'person' } });
  await hall.do({ ...consent, changes: { mayPublish: false }, how: 'own' }, own);
  expect(JSON.stringify((await hall.log(null)).entries.slice(1))).not.toContain(`"${NAME}"`);
});

async function forgets(hall: Hall): Promise<void> {
  await named(hall);
  await hall.do({ type: 'start', round: 1 });
  for (const table of [1, 2]) await hall.finish(1, table);
  await hall.do({ type: 'endRound', round: 1 });
  const leave = { type: 'depart', person: 'p3', departure: 'withdrawn' } as const;
  await hall.do({ ...leave, fromRound: 2, note: `${NAME} is ill` });
  const before = readArchive(await archiveOf(hall));
  if (!before.ok) throw new Error(before.error.message);
  const own = await hall.keyOf('person:p3');
  const desk = new Follower(hall, hall.key);
  const ended = new Promise<void>((resolve) => (desk.onEnd = resolve));
  await desk.follow();
  const edition = async (key: string | null) => (await hall.log(key)).edition;
  const editions = [await edition(hall.key), await edition(null)];

  expect(await erase(hall, 'p3', own)).toMatchObject({ status: 200, body: { isErased: true } });
  await ended;
  expect(await edition(hall.key)).toBeGreaterThan(editions[0]!);
  expect(await edition(null)).toBeGreaterThan(editions[1]!);
  const refused = await hall.ask('GET', '/log', own);
  expect(refused).toMatchObject({ status: 403, body: { field: 'key' } });
  expect(refused.body.message).toContain('erased');
  const strange = await hall.ask('GET', '/log', `${own.slice(0, -2)}xx`);
  expect(strange.body.message).not.toContain('erased');

  const archive = await archiveOf(hall);
  for (const word of WORDS) expect(archive).not.toContain(word);
  const after = readArchive(archive);
  if (!after.ok) throw new Error(after.error.message);
  expect(archiveFault(after.value)).toBeNull();
  const figures = (entries: readonly Entry[]) =>
    JSON.stringify(standingsOf(foldEvent(entries))).replaceAll(/former-1|p3/g, '');
  expect(figures(after.value)).toEqual(figures(before.value));
  // The desk goes on.
  await hall.do({ type: 'announce', text: 'Tea is served' });
  await hall.do({ type: 'enrol', people: [aPerson('late')] });
}

test('is gone from SQLite: log, archive, public pages, files; the links are refused with the reason', async () => {
  const folder = temporaryFolder();
  const server = await testServer({ databaseUrl: join(folder, 'hanchan.db') });
  await forgets(await aHall(server.port));
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  const file = files.join('\n');
  expect(file).toContain('Former player 3');
  for (const word of WORDS) expect(file).not.toContain(word);
});

test('is gone from PostgreSQL', async () => {
  const postgres = await startPostgres({ isDurable: false });
  try {
    const server = await testServer({ databaseUrl: await postgres.url('erasing') });
    await forgets(await aHall(server.port));
    await server.close();
  } finally {
    await postgres.stop();
  }
}, 120_000);

test('how to reach people is kept for so many days after the event, and then forgotten', async () => {
  const time = new ManualTime();
  const storage = await openStorage({ url: join(temporaryFolder(), 'hanchan.db') });
  afterTest(() => storage.close());
  const events = new Events({
    storage,
    time,
    randomBytes,
    onError: (error) => {
      throw error;
    },
  });
  const day = (days: number) => new Date(time.now() + days * DAY_MS).toISOString().slice(0, 10);
  const settings = { ...SPRING, from: day(0), to: day(1) };
  const made = await events.create({ settings });
  if (!made.ok) throw new Error(made.error.message);
  const people = [aPerson('p1', { contact: 'zq@example.org', notes: 'no peanuts' })];
  await made.value.act('enrol it', { type: 'enrol', people }, ORGANISER);
  const text = async () => JSON.stringify((await events.get(made.value.id))!.entries);
  await time.pass(91 * DAY_MS);
  await events.forgetContacts(90);
  expect(await text()).toContain('zq@example.org');
  await time.pass(2 * DAY_MS);
  await events.forgetContacts(90);
  for (const word of ['zq@example.org', 'peanuts']) expect(await text()).not.toContain(word);
  expect(await text()).toContain('Name of p1');
  expect(archiveFault((await events.get(made.value.id))!.entries)).toBeNull();
  const { seq } = (await events.get(made.value.id))!.state;
  await events.forgetContacts(90);
  expect((await events.get(made.value.id))!.state.seq).toBe(seq);
  await events.stop();
});
