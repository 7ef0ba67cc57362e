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

/** A queue over a disk that takes no time, the size of each of its commits, and how many of them waited for others. */
function counted() {
  const commits: number[] = [];
  const gathering = createGathering();
  let waits = 0;
  const wait = () => {
    const waiting = gathering.wait();
    if (waiting !== null) waits++;
    return waiting;
  };
  const queue = createAppendQueue(
    async (appends) => {
      commits.push(appends.length);
      return appends.map(() => true);
    },
    async () => undefined,
    { ...gathering, wait },
  );
  return { commits, queue, waits: () => waits };
}

const moment = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('commits of many tables', () => {
  test('a table alone never waits, however quick it is', async () => {
    const { commits, queue, waits } = counted();
    for (let i = 0; i < 400; i++) await queue.append(appendTo('alone', i));
    expect(commits).toHaveLength(400);
    expect(waits()).toBe(0);
  });

  test('where many are busy, what comes within a few milliseconds is one commit', async () => {
    const { commits, queue, waits } = counted();
    const done: Promise<unknown>[] = [];
    for (let i = 0; i < 300; i++) {
      done.push(queue.append(appendTo(`table ${i}`)));
      await moment();
    }
    const results = await Promise.all(done);
    expect(results.every((one) => (one as { ok: boolean }).ok)).toBe(true);
    expect(commits.reduce((sum, one) => sum + one, 0)).toBe(300);
    expect(commits.length).toBeLessThan(150);
    expect(waits()).toBeGreaterThan(0);
  });

  test('enough of them wait for no more', async () => {
    const { commits, queue } = counted();
    for (let round = 0; round < 50; round++)
      await Promise.all(Array.from({ length: 40 }, (_, i) => queue.append(appendTo(`table ${i}`))));
    // The first of a round goes alone, and the rest behind it.
    expect(commits.length).toBeLessThanOrEqual(100);
    expect(Math.max(...commits)).toBeGreaterThanOrEqual(24);
  });

  test('a commit that waits begins as soon as enough have come', async () => {
    const now = 0;
    const gathering = createGathering(() => now);
    for (let i = 0; i < 16; i++) gathering.note(`table ${i}`);
    expect(gathering.wait()).toBeNull();
    gathering.note('table 0');
    const waiting = gathering.wait();
    expect(waiting).not.toBeNull();
    for (let i = 1; i < 24; i++) gathering.note(`table ${i}`);
    await Promise.race([
      waiting,
      new Promise((_, reject) => setImmediate(() => reject(new Error('it waits on')))),
    ]);
    // What came by then is on its way: the next is counted anew.
    gathering.note('table 0');
    expect(gathering.wait()).not.toBeNull();
  });
});
