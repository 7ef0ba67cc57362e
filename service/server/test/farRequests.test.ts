// Requests that another process answers, over a bus whose answers the test gives.

import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { loneBus } from '../src/nodes/bus.ts';
import { FarRequests } from '../src/nodes/farRequests.ts';
import { Peers } from '../src/nodes/peers.ts';
import { systemTime } from '../src/time.ts';
import { afterTest } from './support/fixture.ts';

const STREAM = { 'content-type': 'application/x-ndjson; charset=utf-8' };

/** A process that passes everything on to another one, which begins a stream of events and says nothing in it. */
async function passingOn() {
  const bus = {
    ...loneBus('we'),
    ask: async () => JSON.stringify({ status: 200, headers: STREAM, body: null }),
  };
  const onGone = () => {};
  const living = async () => ['other'];
  const peers = new Peers({ bus, time: systemTime, living, onCome() {}, onGone });
  const requests = new FarRequests(bus, peers);
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

test('a stream of events ends in order when its process stops, also one that comes late', async () => {
  const { requests, url } = await passingOn();
  const early = await fetch(url);
  const read = early.text();
  requests.endStreams();
  // It was on its way.
  requests.hear({ part: '1', data: Buffer.from('late\n').toString('base64') }, 'other');
  expect(await read).toBe('');
  const late = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  expect(late.status).toBe(200);
  expect(await late.text()).toBe('');
});
