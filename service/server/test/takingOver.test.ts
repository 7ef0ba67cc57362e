// What a dead process leaves is claimed in one statement, and read once.

import { expect, test } from 'vitest';
import { takeOver } from '../src/lobby/takingOver.ts';

const CLAIMED = new Map([
  ['a', 2],
  ['b', 5],
]);

async function taking(isRead: (id: string) => boolean) {
  const asked: string[] = [];
  const loaded: string[] = [];
  const taken = new Map<string, number>();
  const log = {
    heldBy: async () => ['a', 'b', 'c'],
    claimAll: async (_: string, ids: readonly string[]) => {
      asked.push(...ids);
      return CLAIMED;
    },
  };
  await takeOver(log, 'east', {
    listed: ['lobby', 'a'],
    isOurs: (id) => id !== 'c',
    taken,
    isRead,
    load: async (id) => loaded.push(id),
  });
  return { asked, loaded: loaded.sort(), taken };
}

test('what falls to us is claimed and read, and what was in the lobby is asked for', async () => {
  const { asked, loaded, taken } = await taking(() => false);
  expect(asked).toEqual(['a', 'b']);
  expect(loaded).toEqual(['a', 'b', 'lobby']);
  expect(taken).toEqual(CLAIMED);
});

test('one that is being read meanwhile keeps the epoch that its reader claims', async () => {
  const { taken } = await taking((id) => id === 'b');
  expect(taken).toEqual(new Map([['a', 2]]));
});
