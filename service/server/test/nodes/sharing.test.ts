// Three processes, one site: whoever comes to any of them finds every table, event and score.

import { CLOSE_CODES } from '@hanchan/protocol';
import { expect, test, vi } from 'vitest';
import { PATIENCE } from '../../../../proof/spec/support/patience.ts';
import { crashPlayer } from '../crashPlayer.ts';
import { TestClient } from '../support/client.ts';
import { seeded } from '../support/crashing.ts';
import { aHall, Follower } from '../support/eventHall.ts';
import { playByItself } from '../support/table.ts';
import { lastingPlayer } from './lastingPlayer.ts';
import { startNodes } from './nodes.ts';

const TIMEOUT_MS = 240_000;

async function clientAt(port: number, name: string): Promise<TestClient> {
  const client = new TestClient(port);
  await client.guest(name);
  return client;
}

/** Somebody who looks on, and comes back like the players. */
function watcherAt(port: number, table: string) {
  const client = new TestClient(port);
  async function connect() {
    await client.connect();
    client.send({ type: 'watch', table });
    await client.next('room');
  }
  return lastingPlayer({ client, connect }, () => [port]);
}

test(
  'four people play one table by way of three processes, and a fifth watches by the third',
  async () => {
    const { servers } = await startNodes(3);
    const [a, b, c] = servers.map(({ port }) => port) as [number, number, number];
    const host = await clientAt(a, 'Anna');
    const guests = [await clientAt(b, 'Ben'), await clientAt(c, 'Cleo'), await clientAt(a, 'Dan')];
    const { id } = await host.open({ visibility: 'public', watchDelayMs: 0, rounds: 1 });

    // The lobby is one.
    for (const port of [a, b, c]) {
      const looker = new TestClient(port);
      await vi.waitFor(async () => {
        const { body } = await looker.request('GET', '/api/tables');
        expect(body.tables.map((table: { id: string }) => table.id)).toEqual([id]);
      }, PATIENCE);
    }
    for (const guest of guests) await guest.post(`/api/tables/${id}/join`, {});
    await guests[1]!.post(`/api/tables/${id}/words`, { words: 'by another door' });
    const all = [host, ...guests];
    // The host's request, at a process that does not have the table.
    Object.assign(host, { port: b });
    await host.post(`/api/tables/${id}/start`);
    // Where a busy machine takes a process for dead, they come back to it, as pages do.
    for (const [i, client] of all.entries()) {
      const player = crashPlayer({ client, table: id, name: `P${i}`, random: seeded(i) });
      await player.connect();
      lastingPlayer(player, () => [client.port]).stay();
    }
    const watcher = watcherAt(c, id);
    await watcher.connect();
    watcher.stay();
    await vi.waitFor(() => expect(host.info?.state).toBe('over'), {
      timeout: 120_000,
      interval: 200,
    });
    for (const client of [...all, watcher.client])
      await vi.waitFor(() => expect(client.info?.state).toBe('over'), PATIENCE);
    for (const client of all) expect(client.info!.result).toEqual(host.info!.result);
    const record = await guests[2]!.request('GET', `/api/games/${host.info!.game}/record`);
    expect(record.status).toBe(200);
  },
  TIMEOUT_MS,
);

test(
  'an event is one at every process: acts, streams, keys, papers, and tables that are played online',
  async () => {
    const { servers } = await startNodes(3);
    const ports = servers.map(({ port }) => port);
    const hall = await aHall(ports[0]!);
    const at = (node: number) => Object.assign(hall, { port: ports[node] });
    await at(1).do({
      ...{ type: 'change', reason: 'a short day' },
      changes: {
        rules: { base: 'wrc-2022', name: 'East only', changes: { 'end.rounds': 1 } },
        desk: { winds: 'prescribed' },
      },
    });
    const staff = await at(0).keyOf('staff:r1');
    const board = new Follower(at(2), staff);
    let isEnded = false;
    board.onEnd = () => {
      isEnded = true;
    };
    await board.follow();
    await at(1).do({ type: 'start', round: 1 });
    await board.until((await at(0).log(hall.key)).seq);
    expect(board.entries.at(-1)?.act.type).toBe('start');
    expect((await at(2).log(hall.key)).seq).toBe((await at(0).log(hall.key)).seq);
    expect((await at(2).ask('GET', '/papers/passes.pdf', hall.key)).status).toBe(200);
    expect((await at(1).ask('GET', '/archive', hall.key)).status).toBe(200);

    const { tables } = (await at(2).ask('POST', '/online', hall.key, { round: 1 })).body;
    expect(tables).toHaveLength(2);
    const clients = await Promise.all(
      [1, 2, 3, 4].map(async (number) => {
        const client = await clientAt(ports[number % 3]!, `Guest ${number}`);
        const key = await at(0).keyOf(`person:p${number}`);
        const headers = { cookie: client.cookie };
        const door = Object.assign(Object.create(hall), { port: ports[(number + 1) % 3] });
        const sat = await door.ask('POST', '/online/sit', key, { round: 1 }, headers);
        expect(sat).toMatchObject({ status: 200, body: { table: 1 } });
        return client;
      }),
    );
    await Promise.all(
      clients.map(async (client, i) => {
        await client.connect();
        await client.sit(tables[0].id);
        await playByItself(client, i);
      }),
    );
    await vi.waitFor(async () => {
      const { sheet } = (await at(1).state()).rounds[0]!.tables[0]!;
      expect(sheet).toMatchObject({ source: 'online' });
    }, PATIENCE);
    // Renewing the key that the board came with ends its stream, wherever that is.
    await at(1).do({ type: 'renewLink', link: 'staff:r1' });
    await vi.waitFor(() => expect(isEnded).toBe(true), PATIENCE);
  },
  TIMEOUT_MS,
);

test(
  'a kept score is written by way of one process and read by way of others',
  async () => {
    const { servers } = await startNodes(3);
    const phones = servers.map(({ port }) => new TestClient(port));
    const [one, two, three] = phones as [TestClient, TestClient, TestClient];
    const path = '/api/kept/table0001abcd';
    const secrets = { write: 'a'.repeat(32), read: 'b'.repeat(32) };
    const as = (secret: string) => ({ authorization: `Bearer ${secret}` });
    expect((await one.request('PUT', path, secrets)).body).toEqual({ seq: 0 });
    expect((await two.request('PUT', path, secrets)).body).toEqual({ seq: 0 });
    const waiting = three.request('GET', `${path}?since=0&wait=20000`, undefined, as(secrets.read));
    const begin = {
      ...{ id: 'begin', by: 'A', at: 1 },
      act: { type: 'begin', rules: 'wrc-2022', book: 'wrc-2022', names: ['A', 'B', 'C', 'D'] },
    };
    const wrong = await two.request(
      'POST',
      `${path}/entries`,
      { expected: 0, entries: [begin] },
      as(secrets.write),
    );
    expect(wrong.status).toBe(400);
    const { values } = (await one.request('GET', '/api/rules/wrc-2022')).body;
    const right = { ...begin, act: { ...begin.act, rules: values, minutes: 90 } };
    const added = await two.request(
      'POST',
      `${path}/entries`,
      { expected: 0, entries: [right] },
      as(secrets.write),
    );
    expect(added).toMatchObject({ status: 200, body: { seq: 1 } });
    expect((await waiting).body).toMatchObject({ seq: 1, mayWrite: false });
    expect((await three.request('DELETE', path, undefined, as(secrets.write))).status).toBe(200);
    expect((await one.request('GET', path, undefined, as(secrets.read))).status).toBe(404);
  },
  TIMEOUT_MS,
);

test(
  'who is signed out at one process, or blocked, is so at the others',
  async () => {
    const { servers } = await startNodes(2);
    const [a, b] = servers.map(({ port }) => port) as [number, number];
    const anna = await clientAt(a, 'Anna');
    const ben = await clientAt(b, 'Ben');
    const { id } = await anna.open({ chat: 'all', visibility: 'public' });
    await ben.post(`/api/tables/${id}/join`, {});
    for (const client of [anna, ben]) {
      await client.connect();
      client.send({ type: 'sit', table: id });
      await client.next('room');
    }
    const said = (text: string) => ben.messages.filter((one) => JSON.stringify(one).includes(text));
    anna.send({ type: 'chat', id: 'c1', table: id, text: 'good evening' });
    await vi.waitFor(() => expect(said('good evening')).toHaveLength(1), PATIENCE);
    // Ben's process keeps what he has blocked; the table is at the other one.
    expect((await ben.request('PUT', `/api/blocks/${anna.player}`)).status).toBeLessThan(300);
    let asked = 0;
    await vi.waitFor(async () => {
      const text = `still there ${++asked}`;
      anna.send({ type: 'chat', id: text, table: id, text });
      await anna.nextOf((one) => one.type === 'ack' && one.id === text);
      await ben.caughtUp();
      expect(said(text)).toHaveLength(0);
    }, PATIENCE);
    // Signed out by way of the other process: the socket here ends.
    Object.assign(ben, { port: a });
    expect((await ben.request('POST', '/api/session/logout')).status).toBeLessThan(300);
    expect(await ben.closed()).toBe(CLOSE_CODES.sessionEnded);
  },
  TIMEOUT_MS,
);
