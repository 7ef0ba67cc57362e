// Requests that another process answers, over a bus whose answers the test gives.

import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { loneBus } from '../src/nodes/bus.ts';
import { FarRequests } from '../src/nodes/farRequests.ts';
import type { News } from '../src/nodes/messages.ts';
import { Peers } from '../src/nodes/peers.ts';
import { systemTime } from '../src/time.ts';
import { afterTest } from './support/fixture.ts';

const STREAM = { 'content-type': 'application/x-ndjson; charset=utf-8' };

/** A process that passes everything on to another one, which begins a stream of events; what it says at once comes in the same breath. */
async function passingOn(atOnce: readonly News[] = [], headers: object = STREAM) {
  const ask = () =>
    new Promise<string>((resolve) => {
      setImmediate(() => {
        resolve(JSON.stringify({ status: 200, headers, body: null }));
        for (const news of atOnce) requests.hear(news, 'other');
      });
    });
  const bus = { ...loneBus('we'), ask };
  const onGone = () => {};
  const living = async () => ['other'];
  const peers = new Peers({ bus, time: systemTime, living, onCome() {}, onGone });
  const requests: FarRequests = new FarRequests(bus, peers);
  const app = fastify();
  app.get('/', (request, reply) =>
    requests.pass('other', { request, reply, body: Buffer.alloc(0) }).then(() => reply),
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  afterTest(() => {
    app.server.closeAllConnections();
    return app.close();
  });
  return { requests, url };
}

const part = (text: string): News => ({ part: '1', data: Buffer.from(text).toString('base64') });

test('a stream of events ends in order when its process stops, also one that comes late', async () => {
  const { requests, url } = await passingOn();
  const early = await fetch(url);
  const read = early.text();
  requests.endStreams();
  // It was on its way.
  requests.hear(part('late\n'), 'other');
  expect(await read).toBe('');
  const late = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  expect(late.status).toBe(200);
  expect(await late.text()).toBe('');
});

test('what comes in one breath with the beginning of an answer stands behind it, and the end behind that', async () => {
  const { url } = await passingOn([part('{"at":1}\n'), part('{"at":2}\n'), { end: '1' }]);
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  expect(answer.headers.get('content-type')).toBe(STREAM['content-type']);
  expect(await answer.text()).toBe('{"at":1}\n{"at":2}\n');
});

test('a stream that has begun by its first line ends in order too', async () => {
  const { requests, url } = await passingOn([part('{"at":1}\n')]);
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  requests.endStreams();
  expect(await answer.text()).toBe('{"at":1}\n');
});

test.each([
  ['a stream of events ends in order', STREAM, true],
  ['any other answer fails', { 'content-type': 'text/csv' }, false],
])('whose process goes in the breath in which it begins: %s', async (_, headers, isWhole) => {
  const news = part('begun\n');
  const { requests, url } = await passingOn([news], headers);
  const hear = requests.hear.bind(requests);
  requests.hear = (one, from) => {
    hear(one, from);
    requests.lose(from);
  };
  const read = fetch(url, { signal: AbortSignal.timeout(10_000) }).then((answer) => answer.text());
  if (isWhole) expect(await read).toBe('begun\n');
  else await expect(read).rejects.toThrow(TypeError);
});
