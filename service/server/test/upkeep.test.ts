// What a server does again and again ends before its storage does.

import type { Storage } from '@hanchan/storage';
import type { Logger } from 'pino';
import { expect, test } from 'vitest';
import type { Time } from '../src/time.ts';
import { keepUp } from '../src/upkeep.ts';

/** A storage whose heartbeat hangs until it is let go, and the timers that a test fires itself. */
function staged() {
  const said: string[] = [];
  const timers: (() => void)[] = [];
  let letGo = () => {};
  let isClosed = false;
  const storage = {
    log: {
      heartbeat: () =>
        new Promise<number>((resolve, reject) => {
          letGo = () => (isClosed ? reject(new Error('closed')) : resolve(1));
        }),
    },
    sessions: { sweep: async () => {} },
  } as unknown as Storage;
  const time = {
    after(_: number, act: () => void) {
      const at = timers.push(act) - 1;
      return () => {
        timers[at] = () => said.push('fired after the stop');
      };
    },
  } as unknown as Time;
  const logger = {
    error: (_: unknown, words: string) => said.push(words),
    info: (words: string) => said.push(words),
  } as unknown as Logger;
  const upkeep = keepUp(storage, {
    logger,
    time,
    onHeartbeat: async () => {},
    onTick: async () => {},
    onSweep: async () => {},
    onWake() {},
  });
  return {
    said,
    timers,
    upkeep,
    letGo: () => letGo(),
    close() {
      isClosed = true;
    },
  };
}

test('a stop waits for the heartbeat that is under way, and nothing comes after it', async () => {
  const { said, timers, upkeep, letGo, close } = staged();
  timers[0]!();
  const stopped = upkeep.stop().then(close);
  await new Promise(setImmediate);
  letGo();
  await stopped;
  const known = timers.length;
  await new Promise(setImmediate);
  expect(timers.length).toBe(known);
  expect(said).toEqual([]);
});

test('a stop without anything under way is over at once', async () => {
  const { upkeep, said } = staged();
  await upkeep.stop();
  expect(said).toEqual([]);
});
