// Answers to the problem of the day: one voice for each person and device, whichever process writes, and nothing of it is left of
// somebody who is gone.

import { expect, test } from 'vitest';
import type { DailyAsked, Storage } from '../src/index.ts';
import { onBoth } from './databases.ts';

const ASKED: DailyAsked = { day: '2026-11-19', rules: 'wrc-2022', code: 'AAAA-BBBB' };
const device = (name: string, person: string | null = null) => ({ person, device: name });
const list = async ({ daily }: Storage, asked = ASKED) =>
  [...(await daily.counts(asked))].sort((a, b) => (a[0] ?? -1) - (b[0] ?? -1));

onBoth('daily answers', ({ fresh, open, openFresh }) => {
  test('a device that says who it is keeps its one voice', async () => {
    const storage = await openFresh();
    const { daily, people } = storage;
    await people.addGuest({ id: 'p1', name: 'Aiko' });
    expect(await daily.answerOf(ASKED, device('d1'))).toBeUndefined();
    await daily.answer(ASKED, 2, device('d1'), 5);
    await daily.answer(ASKED, 0, device('d1'), 6);
    expect(await daily.answerOf(ASKED, device('d1'))).toEqual({ answer: 2, isOwn: true });
    expect(await daily.answerOf(ASKED, device('d1', 'p1'))).toEqual({ answer: 2, isOwn: false });
    await daily.answer(ASKED, 1, device('d1', 'p1'), 7);
    expect(await list(storage)).toEqual([[2, 1]]);
    expect(await daily.daysOf('p1', '')).toEqual([
      { day: ASKED.day, rules: ASKED.rules, answer: 2 },
    ]);
    await daily.answer(ASKED, null, device('d2'), 8);
    expect(await list(storage)).toEqual([
      [null, 1],
      [2, 1],
    ]);
  });

  test('who has answered elsewhere by name has that one voice, once their other device says who it is', async () => {
    const storage = await openFresh();
    const { daily, people } = storage;
    await people.addGuest({ id: 'p1', name: 'Aiko' });
    await daily.answer(ASKED, 1, device('d1'), 5);
    await daily.answer(ASKED, 2, device('d2', 'p1'), 6);
    expect(await list(storage)).toHaveLength(2);
    await daily.answer(ASKED, 0, device('d1', 'p1'), 7);
    expect(await list(storage)).toEqual([[2, 1]]);
    expect(await daily.answerOf(ASKED, device('d1', 'p1'))).toEqual({ answer: 2, isOwn: true });
    // Signed out again, the device has answered and has no new voice.
    await daily.answer(ASKED, 3, device('d1'), 8);
    expect(await list(storage)).toEqual([[2, 1]]);
    expect(await daily.daysOf('p1', '')).toHaveLength(1);
  });

  test('devices that answered as nobody are one voice when the same person signs in at each', async () => {
    const storage = await openFresh();
    const { daily, people } = storage;
    await people.addGuest({ id: 'p1', name: 'Aiko' });
    await people.addGuest({ id: 'p2', name: 'Ben' });
    for (const name of ['d1', 'd2', 'd3']) await daily.answer(ASKED, 1, device(name), 5);
    expect(await list(storage)).toEqual([[1, 3]]);
    for (const name of ['d1', 'd2']) await daily.recognise(ASKED, device(name, 'p1'));
    expect(await list(storage)).toEqual([[1, 2]]);
    // Somebody else at a device that is known by now takes nothing from whoever answered there.
    await daily.recognise(ASKED, device('d1', 'p2'));
    await daily.recognise(ASKED, device('d3'));
    expect(await list(storage)).toEqual([[1, 2]]);
  });

  test('answers to another problem of the same day are not counted with it', async () => {
    const storage = await openFresh();
    const { daily } = storage;
    await daily.answer(ASKED, 1, device('d1'), 5);
    const other = { ...ASKED, code: 'CCCC-DDDD' };
    expect(await list(storage, other)).toEqual([]);
    expect(await daily.answerOf(other, device('d1'))).toEqual({ answer: null, isOwn: true });
  });

  test('two processes at once count one voice, and what is left of who is gone is nothing', async () => {
    const url = await fresh();
    const storage = await open({ url });
    const there = storage.engine === 'postgres' ? await open({ url, node: 'other' }) : storage;
    await storage.people.addGuest({ id: 'p1', name: 'Aiko' });
    const voices = Array.from({ length: 12 }, (_, i) =>
      (i % 2 === 0 ? storage : there).daily.answer(
        ASKED,
        i % 3,
        device(`d${i % 2}`, i % 4 < 2 ? 'p1' : null),
        i,
      ),
    );
    await Promise.all(voices);
    const sum = (await list(storage)).reduce((all, [, count]) => all + count, 0);
    expect(sum).toBeGreaterThanOrEqual(1);
    expect(sum).toBeLessThanOrEqual(2);
    expect(await storage.daily.daysOf('p1', '')).toHaveLength(1);
    await storage.erase('p1', {
      name: 'Former player',
      kind: 'game',
      opening: (body) => body,
      table: (data) => data,
      links: [],
    });
    expect(await storage.daily.daysOf('p1', '')).toEqual([]);
  });
});
