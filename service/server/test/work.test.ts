// What strangers make as large as they like, and whoever asks for it again and again: the time, the memory and the turns that one peer
// takes from the others are bounded.

import { once } from 'node:events';
import { writeClubFile } from '@hanchan/club';
import type { TableSummary } from '@hanchan/protocol';
import { describe, expect, test } from 'vitest';
import { PATIENCE } from '../../../proof/spec/support/patience.ts';
import { Counts, type Used } from '../src/limits/counts.ts';
import { readElsewhere } from '../src/limits/readElsewhere.ts';
import { Work } from '../src/limits/work.ts';
import { Board } from '../src/lobby/board.ts';
import { paperThread } from '../src/papers/paperThread.ts';
import { Summaries } from '../src/streams/summaries.ts';
import { TestClient } from './support/client.ts';
import { CLUB_SETTINGS } from './support/clubSettings.ts';
import { afterTest, testConfig, testServer } from './support/fixture.ts';
import { eventually, ManualTime } from './support/manualTime.ts';
import { rawSocket } from './support/rawSocket.ts';

const { limits } = testConfig();

async function founder(port: number): Promise<{ client: TestClient; club: string }> {
  const client = new TestClient(port);
  await client.guest('Ada');
  const settings = { ...CLUB_SETTINGS, listed: 'everybody' };
  const { body } = await client.request('POST', '/api/clubs', { settings, name: 'Ada' });
  return { client, club: body.id };
}

describe('requests', () => {
  test('are counted however their address is written, and answered alike', async () => {
    const { port } = await testServer({ limits: { ...limits, requestsPerMinute: 5 } });
    const client = new TestClient(port);
    const asked = [];
    for (let i = 0; i < 7; i++) asked.push(await client.request('GET', '/%61p%69/session'));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(asked[0]!.headers.get('cache-control')).toBe('no-store');
    expect(asked[0]!.headers.get('content-disposition')).toContain('attachment');
  });

  test('for clubs and circuits cost an address the time that they take', async () => {
    let now = 0;
    const time = { steady: () => now };
    const work = new Work(new Counts(new ManualTime(), null), time, 100);
    const spend = (ms: number) =>
      work.spend({ ip: '2001:db8::1' }, () => {
        now += ms;
      });
    spend(60);
    expect(work.refusalOf({ ip: '2001:db8::1' })).toBeNull();
    spend(60);
    expect(work.refusalOf({ ip: '2001:db8::ffff' })).toMatchObject({ code: 'tooFast' });
    expect(work.refusalOf({ ip: '2001:db9::1' })).toBeNull();

    // Whatever is looked at takes longer than this.
    const { port } = await testServer({ limits: { ...limits, workMs: 1e-6 } });
    const { client, club } = await founder(port);
    const statusOf = async (path: string) => (await client.request('GET', path)).status;
    await statusOf(`/api/clubs/${club}`);
    for (const path of [`/api/clubs/${club}`, '/api/circuits', '/%61pi/circuits'])
      expect(await statusOf(path)).toBe(429);
    expect(await statusOf('/api/session')).toBe(200);
  });

  test('are counted together by whoever counts under one name, here and elsewhere', () => {
    const time = new ManualTime();
    const told: Used[] = [];
    const counts = new Counts(time, (used) => told.push(...used));
    const [one, other] = [1, 2].map(() => counts.allowance('events', 60_000));
    expect([one!.take('Ada', 2), other!.take('Ada', 2)]).toEqual([0, 0]);
    expect(one!.take('Ada', 2)).toBeGreaterThan(0);
    counts.hear([['events', 'Bo', 2, 2]]);
    expect([one!, other!].every((allowance) => allowance.take('Bo', 2) > 0)).toBe(true);
    one!.use('Cy', 2, 5);
    expect(other!.wait('Cy', 2)).toBe(120_000);
  });
});

test('results are read from elsewhere only so often from one address', () => {
  const refusalOf = readElsewhere(new Counts(new ManualTime(), null));
  for (let i = 0; i < 60; i++) expect(refusalOf({ ip: `2001:db8::${i}` })).toBeNull();
  expect(refusalOf({ ip: '2001:db8::ffff' })).toMatchObject({ code: 'tooFast' });
  expect(refusalOf({ ip: '2001:db9::1' })).toBeNull();
});

describe('over a socket', () => {
  test('one address begins to watch only so often in a minute', async () => {
    const time = new ManualTime();
    const { port } = await testServer({ time, limits: { ...limits, messageBurst: 1_000 } });
    const anna = new TestClient(port);
    await anna.guest('Anna');
    const { id } = await anna.open();
    const mallory = new TestClient(port);
    await mallory.connect();
    for (let i = 0; i < 302; i++) mallory.send({ type: 'watch', table: id });
    const codes = () =>
      mallory.messages.flatMap((one) => (one.type === 'refused' ? [one.code] : []));
    await eventually(() => expect(codes()).toHaveLength(302));
    expect(codes().filter((code) => code === 'wrongState')).toHaveLength(300);
    expect(codes().slice(300)).toEqual(['tooFast', 'tooFast']);
  });

  test('the list of tables is written once for all who ask, until something changes', async () => {
    const time = new ManualTime();
    const board = new Board(time);
    const heard: string[] = [];
    const listener = () => ({ send: (text: string) => void heard.push(text), close: () => {} });
    const table = (id: string) => ({ id, createdAt: 1 }) as TableSummary;
    const kept = listener();
    board.put('a', table('a'));
    board.show(kept);
    board.put('b', table('b'));
    board.show(listener());
    expect(heard[1]).toBe(heard[0]);
    // What was missing comes with the next change, to both.
    await time.pass(500);
    expect(heard.slice(2).map((text) => JSON.parse(text).tables)).toEqual([
      [table('b')],
      [table('b')],
    ]);
    board.show(kept);
    expect(JSON.parse(heard.at(-1)!).tables).toHaveLength(2);
    board.hide(kept);
  });
});

describe('a file', () => {
  test('of a club or a circuit comes alone, and nobody’s second one is read beside it', async () => {
    const { port } = await testServer();
    const { client } = await founder(port);
    const sockets = ['clubs', 'circuits'].map((kind) => {
      const socket = rawSocket(port);
      socket.write(
        `POST /api/${kind}/import HTTP/1.1\r\nHost: localhost\r\nCookie: ${client.cookie}\r\n` +
          'Content-Type: text/plain\r\nContent-Length: 1000\r\n\r\nfirst bytes',
      );
      return socket;
    });
    const [answer] = await Promise.race(sockets.map((socket) => once(socket, 'data')));
    expect(String(answer)).toMatch(/^HTTP\/1.1 429.*reading other archives/is);
    // Once its sender has gone, nobody waits for a file.
    for (const socket of sockets) socket.destroy();
    const type = { 'content-type': 'text/plain' };
    const next = () => client.request('POST', '/api/clubs/import', writeClubFile([]), type);
    await expect.poll(next, PATIENCE).toMatchObject({ status: 400, body: { code: 'badArchive' } });
  });
});

describe('papers', () => {
  test('wait for each other, twenty of one event; what they hold is put together in their turn', async () => {
    const thread = paperThread();
    afterTest(() => thread.close());
    let made = 0;
    const job = () => {
      made++;
      throw new Error('no such event');
    };
    const asked = Array.from({ length: 30 }, () => thread.make(job, 'one'));
    expect(asked.filter((one) => one === null)).toHaveLength(10);
    expect(made).toBe(0);
    const others = Array.from({ length: 60 }, (_, i) => thread.make(job, `other ${i}`));
    expect(others.filter((one) => one === null)).toHaveLength(20);
    await Promise.allSettled([...asked, ...others]);
    expect(made).toBe(60);
    await expect(thread.make(job, 'one')).rejects.toThrow('no such event');
  });
});

describe('a line of a list', () => {
  test('is made once for all who ask meanwhile, and again when the log has grown or could not be read', async () => {
    const summaries = new Summaries<number>();
    let read = 0;
    const make = async () => ++read;
    expect(await Promise.all([1, 2, 3].map(() => summaries.at('a', 7, make)))).toEqual([1, 1, 1]);
    expect(await summaries.at('a', 8, make)).toBe(2);
    const broken = summaries.at('b', 1, () => Promise.reject(new Error('no')));
    await expect(broken).rejects.toThrow('no');
    expect(await summaries.at('b', 1, make)).toBe(3);
  });
});
