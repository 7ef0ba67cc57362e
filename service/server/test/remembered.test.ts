// One answer for all who ask within a moment.

import { expect, test } from 'vitest';
import { Remembered } from '../src/remembered.ts';

test('is made once within its time, again after it, and a failure is not kept', async () => {
  let now = 0;
  let made = 0;
  const remembered = new Remembered<number>({ steady: () => now }, 100);
  const ask = (key: string) => remembered.get(key, async () => ++made);
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2]);
  now = 99;
  expect(await ask('a')).toBe(1);
  now = 100;
  expect(await ask('a')).toBe(3);
  const failing = () => remembered.get('c', () => Promise.reject(new Error('away')));
  await expect(failing()).rejects.toThrow('away');
  expect(await ask('c')).toBe(4);
});

test('forgets all when there are more than anybody watches', async () => {
  let made = 0;
  const remembered = new Remembered<number>({ steady: () => 0 }, 100);
  for (let i = 0; i < 1_000; i++) await remembered.get(`${i}`, async () => ++made);
  await remembered.get('one more', async () => ++made);
  expect(await remembered.get('0', async () => ++made)).toBe(1_002);
});
