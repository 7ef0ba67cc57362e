// Which of the other processes is taken for gone, over a bus whose answers the test gives.

import { expect, test } from 'vitest';
import { loneBus, NO_ANSWER, NOBODY, type Unanswered } from '../src/nodes/bus.ts';
import { Peers } from '../src/nodes/peers.ts';
import { ManualTime, quiet } from './support/manualTime.ts';

const OTHER = 'other';

/** One other process. `ping` lets the next question reach it, gives the answer after so long, and waits until that is heard. */
function watched() {
  const time = new ManualTime();
  const gone: boolean[] = [];
  let answer: ((given: string | Unanswered) => void) | null = null;
  const bus = {
    ...loneBus('we'),
    isShared: true,
    ask: () =>
      new Promise<string | Unanswered>((resolve) => {
        answer = resolve;
      }),
  };
  const peers = new Peers({
    bus,
    time,
    living: async () => [OTHER],
    onCome() {},
    onGone: (_, isDead) => void gone.push(isDead),
  });
  peers.come(OTHER);
  return {
    gone,
    async ping(given: string | Unanswered, afterMs: number) {
      await time.pass(400);
      const give = answer!;
      answer = null;
      await time.pass(afterMs);
      give(given);
      await quiet();
    },
  };
}

test('one that is silent twice in a row is gone, and one that nobody answers for at once', async () => {
  const { gone, ping } = watched();
  await ping(NO_ANSWER, 1_000);
  expect(gone).toEqual([]);
  await ping(NO_ANSWER, 1_000);
  expect(gone).toEqual([true]);
  const other = watched();
  await other.ping(NOBODY, 0);
  expect(other.gone).toEqual([true]);
});

test('an answer between two silences lets it live', async () => {
  const { gone, ping } = watched();
  await ping(NO_ANSWER, 1_000);
  await ping('null', 10);
  await ping(NO_ANSWER, 1_000);
  expect(gone).toEqual([]);
});

test('silences that we stood still through are nobody’s but our own', async () => {
  const { gone, ping } = watched();
  for (let i = 0; i < 4; i++) await ping(NO_ANSWER, 1_600);
  expect(gone).toEqual([]);
});
