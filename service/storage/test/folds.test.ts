// What a stream comes to is kept by whoever has the stream, and goes with what it was made of.

import { expect, test } from 'vitest';
import type { Storage } from '../src/index.ts';
import { onBoth } from './databases.ts';

const at = 1_700_000_000_000;
const fold = (data: string, head = 2) => ({ head, form: '1', proof: 'p', data });

async function written(storage: Storage, id: string) {
  const claim = await storage.log.claim('club', id);
  if (!claim.ok) throw new Error('held');
  const stream = { kind: 'club', id, epoch: claim.epoch };
  const entries = ['one', 'two'].map((body) => ({ at, body }));
  await storage.log.append({ ...stream, from: 0, entries });
  return stream;
}

onBoth('folds', ({ openFresh }) => {
  test('one for each stream, the last one', async () => {
    const storage = await openFresh();
    const stream = await written(storage, 'a');
    expect(await storage.folds.find('club', 'a')).toBe(null);
    expect(await storage.folds.keep(stream, fold('first', 1))).toBe(true);
    expect(await storage.folds.keep(stream, fold('second'))).toBe(true);
    expect(await storage.folds.find('club', 'a')).toEqual(fold('second'));
    expect(await storage.folds.find('circuit', 'a')).toBe(null);
    expect(await storage.log.headOf('club', 'a')).toBe(2);
  });

  test('none of a stream that is not ours, that is not there, or that has not come so far', async () => {
    const storage = await openFresh();
    const stream = await written(storage, 'a');
    expect(await storage.folds.keep({ ...stream, epoch: stream.epoch - 1 }, fold('x'))).toBe(false);
    expect(await storage.folds.keep({ ...stream, id: 'b' }, fold('x'))).toBe(false);
    expect(await storage.folds.keep(stream, fold('x', 3))).toBe(false);
    await storage.log.claim('club', 'a');
    expect(await storage.folds.keep(stream, fold('x'))).toBe(false);
    expect(await storage.folds.find('club', 'a')).toBe(null);
  });

  test('is gone with what was rewritten, and with the stream', async () => {
    const storage = await openFresh();
    const stream = await written(storage, 'a');
    await storage.folds.keep(stream, fold('names'));
    const rewriting = { ...stream, from: 2, entries: [{ at, body: 'told' }] };
    expect(await storage.log.rewrite({ ...rewriting, from: 1, changed: [] })).toBe(false);
    expect(await storage.folds.find('club', 'a')).not.toBe(null);
    await storage.log.rewrite({ ...rewriting, changed: [{ seq: 0, body: 'x' }] });
    expect(await storage.folds.find('club', 'a')).toBe(null);
    await storage.folds.keep(stream, fold('again'));
    await storage.log.remove('club', 'a');
    expect(await storage.folds.find('club', 'a')).toBe(null);
  });
});
