// Whether a process that is told to stop serves on until a balancer has noticed: wherever there are others to go to.

import { expect, test } from 'vitest';
import { loneBus } from '../src/nodes/bus.ts';
import { Site } from '../src/nodes/site.ts';
import { ManualTime } from './support/manualTime.ts';

const DRAIN_MS = 2_000;

/** Leaves, having heard of nobody. Answers whether there are others, and how long it served on; `living` is what the database says. */
async function leaving(living: () => Promise<readonly string[]>, isShared = true) {
  const time = new ManualTime();
  const site = new Site({
    bus: { ...loneBus('we'), isShared },
    time,
    living,
    isCutOff: () => false,
    onError() {},
    onNewer() {},
  });
  const from = time.steady();
  const left = site.leave(DRAIN_MS).then((hasOthers) => ({
    hasOthers,
    ms: time.steady() - from,
  }));
  await time.pass(2 * DRAIN_MS);
  return left;
}

test('others that were not heard of for a moment are there by the database', async () => {
  expect(await leaving(async () => ['other', 'we'])).toEqual({ hasOthers: true, ms: DRAIN_MS });
});

test('whoever is alone stops at once', async () => {
  expect(await leaving(async () => ['we'])).toEqual({ hasOthers: false, ms: 0 });
  expect(await leaving(async () => ['old'], false)).toEqual({ hasOthers: false, ms: 0 });
});

test('a database that says nothing keeps nobody longer', async () => {
  const failing = () => Promise.reject(new Error('away'));
  for (const living of [failing, () => new Promise<never>(() => {})])
    expect(await leaving(living)).toEqual({ hasOthers: true, ms: DRAIN_MS });
});
