// What has to be forgotten: other words in the place of entries, in one step with what tells of it.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { onBoth } from './databases.ts';

const at = 1_700_000_000_000;
const SECRET = 'Zelda-Quux-of-the-log';

onBoth('rewriting a stream', ({ fresh, open }) => {
  test('leaves nothing of what stood there, and refuses whoever lost the stream', async () => {
    const url = await fresh();
    const storage = await open({ url });
    const claim = await storage.log.claim('event', 'a');
    if (!claim.ok) throw new Error('held');
    const { epoch } = claim;
    const stream = { kind: 'event', id: 'a', epoch };
    const entries = [`${SECRET} 0`, 'one', `${SECRET} 2`].map((body) => ({ at, body }));
    await storage.log.append({ ...stream, from: 0, entries });
    const changed = [
      { seq: 0, body: 'x' },
      { seq: 2, body: 'a longer text than before, in the place of the other one' },
    ];
    const rewriting = { ...stream, from: 3, entries: [{ at, body: 'told' }], changed };
    expect(await storage.log.rewrite({ ...rewriting, epoch: epoch + 1 })).toBe(false);
    expect(await storage.log.rewrite({ ...rewriting, from: 2 })).toBe(false);
    expect((await storage.log.read('event', 'a')).map(({ body }) => body)).toEqual(
      entries.map(({ body }) => body),
    );
    expect(await storage.log.rewrite(rewriting)).toBe(true);
    expect((await storage.log.read('event', 'a')).map(({ body }) => body)).toEqual([
      'x',
      'one',
      changed[1]!.body,
      'told',
    ]);
    const next = { ...stream, from: 4, entries: [{ at, body: 'next' }] };
    expect(await storage.log.append(next)).toEqual({ ok: true, head: 5 });
    if (storage.engine === 'sqlite') expect(filesBeside(url)).not.toContain(SECRET);
  });
});

/** The file, its write-ahead log and whatever else lies there. */
const filesBeside = (file: string): string =>
  readdirSync(dirname(file))
    .map((name) => readFileSync(join(dirname(file), name), 'latin1'))
    .join('\n');
