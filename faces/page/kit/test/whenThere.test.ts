import { expect, test } from 'vitest';
import { whenThere } from '../src/route/whenThere.ts';

test('a part that does not come is no trouble, and one that comes is handed over', async () => {
  const used: string[] = [];
  const troubles: unknown[] = [];
  const note = (trouble: unknown) => void troubles.push(trouble);
  process.on('unhandledRejection', note);
  whenThere(Promise.reject(new TypeError('no network')), () => used.push('nothing'));
  whenThere(Promise.resolve('part'), (part) => used.push(part));
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off('unhandledRejection', note);
  expect(used).toEqual(['part']);
  expect(troubles).toEqual([]);
});
