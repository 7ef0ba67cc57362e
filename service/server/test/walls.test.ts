// From a waiting table to its walls: words are promised before any is told, nothing changes in between, and a beacon comes
// last. Whoever keeps silent or does not come is marked in the record.

import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { pledgeOf } from '@hanchan/game';
import type { TableInfo } from '@hanchan/protocol';
import { linesOf, noteProblem, verifyWalls } from '@hanchan/records';
import { describe, expect, test } from 'vitest';
import { beaconOf, beaconServer, startServer } from '../src/index.ts';
import { afterTest, NO_PACE, testConfig, testServer } from './support/fixture.ts';
import { ManualTime } from './support/manualTime.ts';
import { gather, type Party, playByItself } from './support/table.ts';

const WORDS = ['one', 'two', '三', 'four'];

const infoAt = async ({ clients, table }: Party): Promise<TableInfo> =>
  (await clients[0]!.request('GET', `/api/tables/${table}`)).body;

async function promiseAll({ clients, table }: Party): Promise<void> {
  for (const [i, client] of clients.entries()) {
    await client.post(`/api/tables/${table}/pledge`, { pledge: pledgeOf(WORDS[i]!) });
  }
}

/** The others play as bots do, so that it is over soon. */
async function recordOf({ clients, table }: Party): Promise<readonly string[]> {
  for (const client of clients) {
    await client.connect();
    await client.sit(table);
  }
  await Promise.all(clients.map((client, i) => playByItself(client, i + 3)));
  const { game } = clients[0]!.info!;
  return linesOf((await clients[0]!.request('GET', `/api/games/${game}/record`)).body);
}

describe('promised words', () => {
  test('are told once nobody comes or goes, and begin the match', async () => {
    const server = await testServer();
    const party = await gather(server, { rounds: 1 }, 2);
    const { clients, table } = party;
    const [anna, ben] = clients;
    const at = (path: string) => `/api/tables/${table}/${path}`;
    await promiseAll(party);
    const tell = (who: number, words: string) =>
      clients[who]!.request('POST', at('words'), { words });
    const begun = await anna!.post(at('start'));
    expect(begun).toMatchObject({
      state: 'waiting',
      fair: { stage: 'telling', words: ['', '', '', ''] },
    });
    // Nobody takes a word back, leaves, or comes in.
    for (const [path, body] of [
      ['pledge', { pledge: pledgeOf('else') }],
      ['leave', {}],
      ['start', {}],
    ] as const) {
      expect((await anna!.request('POST', at(path), body)).status, path).toBe(409);
    }
    expect(await tell(0, 'two')).toMatchObject({ status: 400, body: { code: 'notOffered' } });
    expect((await tell(0, 'one')).body.state).toBe('waiting');
    expect((await tell(1, 'two')).body.state).toBe('playing');
    expect((await ben!.request('POST', at('words'), { words: 'two' })).status).toBe(409);
    const report = verifyWalls(await recordOf(party));
    expect(report).toMatchObject({ problem: null, withheld: [], fair: { scheme: 'w1' } });
    const { commitment, pledges } = begun.fair;
    const note = { commitment, pledges, word: 'one', place: 0 };
    expect(noteProblem(report, note)).toBeNull();
  });

  test('that are not told in time are left out, and the record says so', async () => {
    const time = new ManualTime();
    const config = testConfig({ time, pace: { ...NO_PACE, tellMs: 10_000 } });
    const first = await startServer(config);
    const party = await gather(first, { rounds: 1 }, 2);
    await promiseAll(party);
    await party.clients[0]!.post(`/api/tables/${party.table}/start`);
    await party.clients[0]!.post(`/api/tables/${party.table}/words`, { words: 'one' });
    await time.pass(9_000);
    // A restart in between changes nothing.
    await first.close();
    const second = await testServer(config);
    for (const client of party.clients) Object.assign(client, { port: second.port });
    expect((await infoAt(party)).fair).toMatchObject({
      stage: 'telling',
      words: ['one', '', '', ''],
    });
    await time.pass(1_500);
    await expect.poll(async () => (await infoAt(party)).state).toBe('playing');
    const { fair, game } = await infoAt(party);
    expect(fair).toMatchObject({
      stage: 'fixed',
      words: ['one', '', '', ''],
      pledges: [expect.any(String), null, null, expect.any(String)],
    });
    expect(game).not.toBeNull();
  });

  test('come along with sitting down, and go with who leaves', async () => {
    const server = await testServer();
    const { clients, table } = await gather(server, {}, 2);
    // The bots sat down before Ben.
    const [, ben] = clients;
    const pledge = pledgeOf('two');
    const at = (path: string) => `/api/tables/${table}/${path}`;
    expect((await ben!.post(at('join'), { pledge })).fair.pledges[3]).toBe(pledge);
    expect((await ben!.post(at('words'), { words: 'open' })).fair).toMatchObject({
      pledges: [null, null, null, null],
    });
    expect((await ben!.post(at('pledge'), { pledge })).fair.words).toEqual(['', '', '', '']);
    expect((await ben!.post(at('leave'), {})).fair.pledges).toEqual([null, null, null, null]);
    expect((await clients[0]!.request('POST', at('pledge'), { pledge: 'no hash' })).status).toBe(
      400,
    );
    expect((await clients[0]!.request('POST', at('words'), { words: '\ud800' })).status).toBe(400);
  });
});

describe('a beacon', () => {
  async function withBeacon(time = new ManualTime()) {
    const beacon = beaconOf(generateKeyPairSync('ed25519').privateKey, 5);
    const source = beaconServer(beacon, time.now);
    await new Promise<void>((done) => source.listen(0, '127.0.0.1', done));
    const stop = () => {
      source.closeAllConnections();
      source.close();
    };
    afterTest(stop);
    const beaconUrl = `http://127.0.0.1:${(source.address() as AddressInfo).port}`;
    const server = await testServer({ time, beaconUrl });
    return { time, beacon, server, beaconUrl, stop };
  }

  const isPlaying = (party: Party, time: ManualTime) =>
    expect
      .poll(
        async () => {
          await time.pass(500);
          return (await infoAt(party)).state;
        },
        { interval: 5 },
      )
      .toBe('playing');

  test('is refused where there is none', async () => {
    const server = await testServer();
    const { clients } = await gather(server, {}, 1);
    const refused = await clients[0]!.request('POST', '/api/tables', {
      rules: 'wrc-2022',
      walls: 'beacon',
    });
    expect(refused).toMatchObject({ status: 400, body: { code: 'notOffered', field: 'walls' } });
  });

  test('goes into the walls of each deal, named before it is published', async () => {
    const { time, beacon, server } = await withBeacon();
    const party = await gather(server, { rounds: 1, walls: 'beaconEachDeal' }, 1);
    const [anna] = party.clients;
    await promiseAll(party);
    await anna!.post(`/api/tables/${party.table}/start`);
    await anna!.post(`/api/tables/${party.table}/words`, { words: 'one' });
    const { fair } = await infoAt(party);
    expect(fair).toMatchObject({
      scheme: 'w2',
      stage: 'fixed',
      beacon: { chain: { key: beacon.key } },
    });
    expect(fair.beacon!.rounds).toEqual([{ deal: 1, round: expect.any(Number), draw: null }]);
    await isPlaying(party, time);
    let isOver = false;
    const playing = recordOf(party).finally(() => {
      isOver = true;
    });
    while (!isOver) await time.pass(1_000);
    const lines = await playing;
    const report = verifyWalls(lines);
    expect(report.problem).toBeNull();
    expect(report.replay.problem).toBeNull();
    expect(report.draws).toHaveLength(report.walls);
    for (const { draw } of report.draws) {
      expect(draw.value).toBe(beacon.round(draw.round).randomness);
    }
    const rounds = [{ ...fair.beacon!.rounds[0]!, at: 0 }];
    expect(
      noteProblem(report, { word: 'one', place: 0, beaconKey: beacon.key, rounds }),
    ).toBeNull();
    // Somebody without a seat learns from the rounds when each deal was over: only afterwards.
    expect(report.walls).toBeGreaterThan(1);
  });

  test('that does not come is gone without, and the record says so', async () => {
    const { time, server, stop } = await withBeacon();
    const party = await gather(server, { rounds: 1, walls: 'beacon' }, 1);
    await party.clients[0]!.post(`/api/tables/${party.table}/start`);
    stop();
    await isPlaying(party, time);
    const { fair } = await infoAt(party);
    expect(fair.beacon!.rounds).toMatchObject([{ deal: 1, draw: { value: null } }]);
    const refused = await party.clients[0]!.request('POST', '/api/tables', {
      rules: 'wrc-2022',
      walls: 'beacon',
    });
    expect(refused).toMatchObject({ status: 400, body: { field: 'walls' } });
  });
});
