// A server that stops: it waits until nobody asks any more, and what was asked is answered whole.

import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { ENDLESS, OpenAnswers } from '../src/http/openAnswers.ts';
import { systemTime, type Time } from '../src/time.ts';
import { afterTest } from './support/fixture.ts';

async function answering(answer: (response: ServerResponse) => void, time: Time = systemTime) {
  const server = createServer((_, response) => answer(response));
  const answers = new OpenAnswers(server, time);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterTest(() => {
    server.closeAllConnections();
    server.close();
  });
  return { answers, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('an answer that has begun is waited for, and no longer than told', async () => {
  let open: ServerResponse | null = null;
  const { answers, url } = await answering((response) => {
    open = response;
    response.write('half');
  });
  const asked = await fetch(url);
  let hasEnded = false;
  const ended = answers.ended(60_000).then(() => {
    hasEnded = true;
  });
  expect(await answers.ended(100)).toEqual(['GET /']);
  expect(hasEnded).toBe(false);
  open!.end(' and half');
  expect(await asked.text()).toBe('half and half');
  await ended;
});

test('what would not end by itself is ended in order, and what will is let be', async () => {
  let count = 0;
  let last: ServerResponse | null = null;
  const { answers, url } = await answering((response) => {
    response.write('half');
    if (count++ === 0) response.emit(ENDLESS);
    else last = response;
  });
  const endless = await fetch(url);
  const long = await fetch(url);
  answers.endStreams();
  expect(await endless.text()).toBe('half');
  last!.end(' and half');
  expect(await long.text()).toBe('half and half');
  await answers.ended(10_000);
});

test('from when it leaves, no connection is kept', async () => {
  const { answers, url } = await answering((response) => response.end());
  expect((await fetch(url)).headers.get('connection')).toBe('keep-alive');
  answers.leave();
  expect((await fetch(url)).headers.get('connection')).toBe('close');
});

test('requests of a balancer that has not noticed keep it waiting, its questions whether we are ready do not', async () => {
  let now = 0;
  const time = { ...systemTime, steady: () => now };
  const { answers, url } = await answering((response) => response.end(), time);
  let isQuiet = false;
  await fetch(`${url}/api/session`);
  const quiet = answers.quiet(60_000).then(() => {
    isQuiet = true;
  });
  now = 900;
  await fetch(`${url}/api/session`);
  now = 1_800;
  await fetch(`${url}/readyz`);
  expect(isQuiet).toBe(false);
  now = 1_900;
  await quiet;
});
