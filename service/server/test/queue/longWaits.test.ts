// Waiting for long, by a clock of the test's own: whoever is flexible plays another length, others are told what is looked for
// elsewhere, and after an hour nobody is kept any more.

import { join } from 'node:path';
import type { OwnWait, QueueNews, Wish } from '@hanchan/protocol';
import { openStorage } from '@hanchan/storage';
import { expect, test, vi } from 'vitest';
import { PATIENCE } from '../../../../proof/spec/support/patience.ts';
import { NEWCOMER, shownSkill } from '../../src/figures/skill.ts';
import { type FoundGroup, Queue } from '../../src/queue/queue.ts';
import { afterTest, temporaryFolder } from '../support/fixture.ts';
import { ManualTime } from '../support/manualTime.ts';

const MINUTE = 60_000;
const WISH: Wish = {
  rules: 'wrc-2022',
  rounds: 2,
  clock: '5+20',
  assistance: 'guided',
  botsAfter: null,
};

async function emptyQueue() {
  const time = new ManualTime();
  const url = join(temporaryFolder(), 'hanchan.db');
  const storage = await openStorage({ url, now: () => time.now() });
  const found: FoundGroup[] = [];
  const queue = new Queue({
    storage,
    time,
    randomBytes: (size) => Buffer.alloc(size, found.length + 1),
    ratingOf: async () => ({ ...shownSkill(NEWCOMER), games: 0 }),
    blockedBy: async () => new Set(),
    openTable: async (group) => {
      found.push(group);
      return true;
    },
    here: () => 1,
    invitationsTo: async () => new Map(),
    onError: (error) => expect.unreachable(String(error)),
  });
  afterTest(async () => {
    await queue.stop();
    await storage.close();
  });
  const told = new Map<string, QueueNews>();
  const looks = vi.spyOn(storage.seekers, 'all');
  return {
    looks: () => looks.mock.calls.length,
    async asks() {
      queue.show({ send: () => {}, close: () => {} }, null, false);
      await time.pass(0);
    },
    found,
    async comes(id: string, changes: Partial<Wish> = {}) {
      await storage.people.addGuest({ id, name: id });
      const listener = {
        send: (text: string) => void told.set(id, JSON.parse(text)),
        close: () => {},
      };
      queue.show(listener, id, false);
      const name = { id, name: id, isGuest: true };
      expect((await queue.put(name, { ...WISH, ...changes }, [])).ok).toBe(true);
    },
    /** Hours at once, and then some looks at the queue. */
    async pass(ms: number) {
      await time.leap(ms);
      await time.pass(3_000);
    },
    waitOf: (id: string): OwnWait | null => told.get(id)?.mine ?? null,
  };
}

test('whoever is flexible completes another table after three minutes, which is played as the others look for it', async () => {
  const { found, comes, pass, waitOf } = await emptyQueue();
  await comes('anna', { flexible: true });
  for (const one of ['ben', 'cleo', 'dan']) await comes(one, { rounds: 1, clock: '10+30' });
  await pass(170_000);
  expect(found).toEqual([]);
  expect(waitOf('anna')?.elsewhere).toEqual([
    { wish: { rules: 'wrc-2022', rounds: 1, clock: '10+30', assistance: 'guided' }, count: 3 },
  ]);
  await pass(20_000);
  await vi.waitFor(() => expect(found).toHaveLength(1), PATIENCE);
  expect(found[0]!.wish).toMatchObject({ rounds: 1, clock: '10+30' });
  expect([...found[0]!.people].sort()).toEqual(['anna', 'ben', 'cleo', 'dan']);
});

test('whoever takes nothing else waits on, is told of the others, and is let go after an hour', async () => {
  const { found, comes, pass, waitOf } = await emptyQueue();
  await comes('anna');
  await pass(59 * MINUTE);
  for (const one of ['ben', 'cleo', 'dan']) await comes(one, { rounds: 1 });
  await pass(50_000);
  expect(waitOf('anna')?.elsewhere).toMatchObject([{ count: 3 }]);
  expect(waitOf('anna')?.found).toEqual([]);
  await pass(20_000);
  await vi.waitFor(() => expect(waitOf('anna')).toBeNull(), PATIENCE);
  // The others have hardly begun.
  expect(waitOf('ben')).not.toBeNull();
  expect(found).toEqual([]);
});

test('whoever asks again and again does not keep everybody at the queue', async () => {
  const { asks, looks, pass, comes, waitOf } = await emptyQueue();
  await comes('anna');
  for (let i = 0; i < 60; i++) await asks();
  expect(looks()).toBeLessThan(45);
  await pass(11_000);
  expect(waitOf('anna')?.waitedMs).toBeGreaterThan(0);
});
