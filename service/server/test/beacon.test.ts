// A beacon over loopback: what it gives in time and rightly signed is taken, and nothing else.

import { generateKeyPairSync } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { roundAfter, roundTime } from '@hanchan/game';
import { describe, expect, test } from 'vitest';
import { createBeaconSource } from '../src/beacon/beaconSource.ts';
import { beaconOf, beaconServer } from '../src/index.ts';
import { afterTest } from './support/fixture.ts';
import { ManualTime } from './support/manualTime.ts';

const key = () => generateKeyPairSync('ed25519').privateKey;

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterTest(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A source whose values are answered by `answer`, and the honest one behind it. */
async function fixture(answer?: (honest: (round: number) => object) => RequestListener) {
  const time = new ManualTime();
  const beacon = beaconOf(key(), 10);
  const honest = beaconServer(beacon, time.now);
  const server =
    answer === undefined
      ? honest
      : createServer((request, response) => {
          if (request.url === '/info') honest.emit('request', request, response);
          else answer((round) => beacon.round(round))(request, response);
        });
  const troubles: string[] = [];
  const url = await listen(server);
  const onTrouble = (message: string) => troubles.push(message);
  const source = createBeaconSource({ url: `${url}/`, time, onTrouble });
  return { time, beacon, source, troubles, url };
}

/** Until the source has made up its mind, as time goes by. */
async function drawn({ source, time }: Awaited<ReturnType<typeof fixture>>, stepMs = 5_000) {
  const chain = (await source.chain())!;
  const round = roundAfter(chain, time.now());
  const { draw } = source.draw(chain, round);
  let found: Awaited<typeof draw> | null = null;
  void draw.then((value) => {
    found = value;
  });
  await expect
    .poll(
      async () => {
        await time.pass(stepMs);
        return found;
      },
      { interval: 1 },
    )
    .not.toBeNull();
  return { round, chain, draw: await draw };
}

describe('a source', () => {
  test('tells what it is, and gives a round when its time has come', async () => {
    const at = await fixture();
    expect(at.source.address).toBe(at.url);
    const { round, chain, draw } = await drawn(at);
    expect(chain).toMatchObject({
      source: at.url,
      scheme: 'ed25519',
      key: at.beacon.key,
      period: 10,
    });
    const { randomness, signature } = at.beacon.round(round);
    expect(draw).toEqual({ round, value: randomness, signature });
    expect(at.time.now()).toBeGreaterThanOrEqual(roundTime(chain, round));
    expect(at.troubles).toEqual([]);
  });

  test('is not asked for a round before its time, and would not give it', async () => {
    const at = await fixture();
    const chain = (await at.source.chain())!;
    const round = roundAfter(chain, at.time.now());
    const early = await fetch(`${at.url}/public/${round}`);
    expect(early.status).toBe(425);
    const latest = (await (await fetch(`${at.url}/public/latest`)).json()) as { round: number };
    expect(latest.round).toBe(round - 2);
  });

  const json =
    (body: object): RequestListener =>
    (_, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    };
  const other = beaconOf(key(), 10);
  const roundIn = (url = '') => Number(url.split('/').at(-1));

  test.each<[string, (honest: (round: number) => object) => RequestListener]>([
    ['that is gone', () => (_, response) => response.writeHead(503).end()],
    ['that says nothing of use', () => json([])],
    [
      'that answers with another round',
      (honest) => (request, response) => json(honest(roundIn(request.url) - 1))(request, response),
    ],
    [
      'with a value that its signature does not give',
      (honest) => (request, response) =>
        json({ ...honest(roundIn(request.url)), randomness: 'a'.repeat(64) })(request, response),
    ],
    [
      'with the signature of another key',
      () => (request, response) => json(other.round(roundIn(request.url)))(request, response),
    ],
    ['that never stops talking', () => (_, response) => response.end(`"${'x'.repeat(100_000)}"`)],
    [
      'that sends elsewhere',
      () => (_, response) => response.writeHead(302, { location: '/info' }).end(),
    ],
  ])('%s is waited for, and then gone without', async (_, answer) => {
    const at = await fixture(answer);
    const { round, draw } = await drawn(at);
    expect(draw).toEqual({ round, value: null, signature: null });
    expect(at.troubles).toHaveLength(1);
  });

  test('that comes late, but in time, is taken', async () => {
    let asked = 0;
    const at = await fixture((honest) => (request, response) => {
      if (++asked < 4) response.writeHead(404).end();
      else json(honest(roundIn(request.url)))(request, response);
    });
    expect((await drawn(at, 1_000)).draw.value).not.toBeNull();
    expect(asked).toBe(4);
  });

  test('that cannot be reached is none', async () => {
    const troubles: string[] = [];
    const setup = {
      time: new ManualTime(),
      onTrouble: (message: string) => troubles.push(message),
    };
    const gone = createBeaconSource({ url: 'http://127.0.0.1:1', ...setup });
    expect(await gone.chain()).toBeNull();
    expect(troubles).toHaveLength(1);
    expect(createBeaconSource({ url: null, ...setup }).address).toBeNull();
  });
});
