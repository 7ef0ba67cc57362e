import { describe, expect, test } from 'vitest';
import { type Append, createAppendQueue } from '../src/append.ts';
import { createGathering } from '../src/gathering.ts';

const appendTo = (id: string, from = 0): Append => ({
  kind: 'game',
  id,
  from,
  epoch: 1,
  entries: [{ at: 0, body: '{}' }],
});

/** A queue over a disk that takes no time, and the size of each of its commits. */
function counted() {
  const commits: number[] = [];
  const queue = createAppendQueue(
    async (appends) => {
      commits.push(appends.length);
      return appends.map(() => true);
    },
    async () => undefined,
    createGathering(),
  );
  return { commits, queue };
}

const moment = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('commits of many tables', () => {
  test('a table alone never waits, however quick it is', async () => {
    const { commits, queue } = counted();
    const began = performance.now();
    for (let i = 0; i < 400; i++) await queue.append(appendTo('alone', i));
    expect(commits).toHaveLength(400);
    // Gathered, they would take two seconds.
    expect(performance.now() - began).toBeLessThan(1_500);
  });

  test('where many are busy, what comes within a few milliseconds is one commit', async () => {
    const { commits, queue } = counted();
    const done: Promise<unknown>[] = [];
    for (let i = 0; i < 300; i++) {
      done.push(queue.append(appendTo(`table ${i}`)));
      await moment();
    }
    const results = await Promise.all(done);
    expect(results.every((one) => (one as { ok: boolean }).ok)).toBe(true);
    expect(commits.reduce((sum, one) => sum + one, 0)).toBe(300);
    expect(commits.length).toBeLessThan(150);
  });
});
