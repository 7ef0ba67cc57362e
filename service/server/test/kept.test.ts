// Kept scores over HTTP: two phones at one table, retries that change nothing, conflicts that lose nothing, links that
// open only what they should.

import { type Entry, foldLog, type HandResult, type TableAct } from '@hanchan/keeper';
import { WRC_2022 } from '@hanchan/rulesets';
import { beforeEach, describe, expect, test } from 'vitest';
import { keptBegin } from '../../../proof/spec/support/keptBegin.ts';
import { TestClient } from './support/client.ts';
import { temporaryFolder, testConfig, testServer } from './support/fixture.ts';

const ID = 'table0001abcd';
const WRITE = 'a'.repeat(32);
const READ = 'b'.repeat(32);
const as = (secret: string) => ({ authorization: `Bearer ${secret}` });

const begin = keptBegin({ event: { event: 'club-night', round: 1, table: 3 } });
const hand = (id: string, result: HandResult): Entry => {
  const act: TableAct = { type: 'hand', hand: { riichi: [], result } };
  return { id, by: 'A', at: 2, act };
};
const ron = (id: string, han = 3): Entry =>
  hand(id, { type: 'ron', from: 0, wins: [{ seat: 1, worth: { han, fu: 40 } }] });

let client: TestClient;
const open = (write = WRITE, read = READ) =>
  client.request('PUT', `/api/kept/${ID}`, { write, read });
const add = (expected: number, entries: readonly Entry[], secret = WRITE) =>
  client.request('POST', `/api/kept/${ID}/entries`, { expected, entries }, as(secret));
const read = (query = '', secret = READ) =>
  client.request('GET', `/api/kept/${ID}${query}`, undefined, as(secret));

beforeEach(async () => {
  client = new TestClient((await testServer()).port);
});

describe('a score that is open', () => {
  beforeEach(async () => {
    expect((await open()).body).toEqual({ seq: 0 });
    expect((await add(0, [begin])).body).toEqual({ seq: 1 });
  });

  test('what one phone writes another reads, whole or from a number on', async () => {
    await add(1, [ron('h1'), ron('h2')]);
    const all = await read();
    expect(all.body).toMatchObject({ seq: 3, mayWrite: false });
    expect(all.body.entries).toEqual([begin, ron('h1'), ron('h2')]);
    expect((await read('?since=2', WRITE)).body).toMatchObject({
      mayWrite: true,
      entries: [ron('h2')],
    });
    expect(foldLog(all.body.entries)!.table.scores[1]).toBeGreaterThan(40_000);
  });

  test('a retry writes nothing twice, also when part of it had arrived', async () => {
    await add(1, [ron('h1')]);
    expect((await add(1, [ron('h1')])).body).toEqual({ seq: 2 });
    expect((await add(1, [ron('h1'), ron('h2')])).body).toEqual({ seq: 3 });
    expect((await add(0, [begin, ron('h1'), ron('h2')])).body).toEqual({ seq: 3 });
    expect((await open()).body).toEqual({ seq: 3 });
    expect((await read()).body.entries).toHaveLength(3);
  });

  test('of two phones that write at once one is answered with a conflict, and nothing of it is written', async () => {
    const answers = await Promise.all([add(1, [ron('mine')]), add(1, [ron('theirs', 2)])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409)!;
    expect(late.body).toMatchObject({ code: 'conflict', field: 'expected' });
    expect((await read()).body.seq).toBe(2);
  });

  test('a hand that cannot have been is refused with field and rule, and so is all that came with it', async () => {
    const impossible = hand('x', {
      type: 'ron',
      from: 0,
      wins: [{ seat: 1, worth: { han: 2, fu: 20 } }],
    });
    expect(await add(1, [ron('h1'), impossible])).toMatchObject({
      status: 422,
      body: { code: 'badEntry', field: 'entries.1.wins.0.worth.fu', rule: 'fu.openPinfu' },
    });
    expect((await read()).body.seq).toBe(1);
  });

  test('only the link to write writes, and no other link reads', async () => {
    expect(await add(1, [ron('h1')], READ)).toMatchObject({
      status: 403,
      body: { code: 'wrongLink' },
    });
    expect(await read('', 'c'.repeat(32))).toMatchObject({
      status: 403,
      body: { code: 'wrongLink' },
    });
    expect((await client.request('GET', `/api/kept/${ID}`)).status).toBe(403);
    expect(await open('d'.repeat(32))).toMatchObject({ status: 403, body: { code: 'wrongLink' } });
    const other = await client.request('GET', '/api/kept/othertable123', undefined, as(READ));
    expect(other).toMatchObject({ status: 404, body: { code: 'noSuchKept' } });
  });

  test('a phone that waits hears at once', async () => {
    const waiting = read('?since=1&wait=20000');
    await add(1, [ron('h1')]);
    expect((await waiting).body.entries).toEqual([ron('h1')]);
    expect((await read('?since=2&wait=1')).body.entries).toEqual([]);
  });

  test.each([
    [
      'entries.0.act.hand.riichi.0',
      { ...ron('x'), act: { type: 'hand', hand: { riichi: [7], result: { type: 'redeal' } } } },
    ],
    [
      'entries.0.act.hand.riichi',
      { ...ron('x'), act: { type: 'hand', hand: { riichi: [1, 1], result: { type: 'redeal' } } } },
    ],
    ['entries.0.act', { ...ron('x'), act: { type: 'nonsense' } }],
    ['entries.0.id', { ...ron(''), id: '' }],
    ['entries.0.act.note', { ...ron('x'), act: { type: 'end', note: 'x'.repeat(500) } }],
  ])('a form that is none is named: %s', async (field, entry) => {
    const answer = await add(1, [entry as Entry]);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('badMessage');
    expect(answer.body.field.startsWith(field.split('.').slice(0, 3).join('.'))).toBe(true);
  });
});

test('rules that cannot be are refused when the score begins', async () => {
  await open();
  const rules = { ...WRC_2022.values, 'end.rounds': 17 };
  const wrong = { ...begin, act: { ...begin.act, rules } } as Entry;
  expect(await add(0, [wrong])).toMatchObject({
    status: 422,
    body: { code: 'badEntry', field: 'entries.0.rules.end.rounds', rule: 'end.rounds' },
  });
  expect(await add(0, [ron('h1')])).toMatchObject({ status: 422, body: { code: 'badEntry' } });
});

test('secrets and ids that can be guessed are not taken', async () => {
  expect((await open('short')).status).toBe(400);
  const path = '/api/kept/x';
  expect((await client.request('PUT', path, { write: WRITE, read: READ })).status).toBe(400);
});

test('a score outlives the server, and only hashes of its secrets are stored', async () => {
  const databaseUrl = `${temporaryFolder()}/kept.db`;
  const first = await testServer(testConfig({ databaseUrl }));
  client = new TestClient(first.port);
  await open();
  await add(0, [begin, ron('h1')]);
  await first.close();
  const again = await testServer(testConfig({ databaseUrl }));
  client = new TestClient(again.port);
  expect((await read()).body.seq).toBe(2);
  expect((await add(2, [ron('h2')])).body).toEqual({ seq: 3 });
  const { readFileSync } = await import('node:fs');
  const files = [databaseUrl, `${databaseUrl}-wal`].map((file) => {
    try {
      return readFileSync(file).toString('latin1');
    } catch {
      return '';
    }
  });
  expect(files.join('')).toContain('"type":"open"');
  expect(files.join('')).not.toContain(WRITE);
});

test('nobody opens scores without end', async () => {
  const limits = { ...testConfig().limits, keptPerDay: 3 };
  const stranger = new TestClient((await testServer({ limits })).port);
  const put = async (i: number) =>
    (await stranger.request('PUT', `/api/kept/table000${i}abcd`, { write: WRITE, read: READ }))
      .status;
  expect([await put(0), await put(1), await put(2), await put(3)]).toEqual([200, 200, 200, 429]);
  // One that is there is no new one.
  expect(await put(1)).toBe(200);
});
