// Real Tenhou games through the engine, the first half: every event, payment, score, wall and next deal.

import { expect, test } from 'vitest';
import { hasShared, sharedNote } from '../support/shared.ts';
import { olderEndRule, replayHalf, TENHOU_GAMES } from '../support/tenhouGames.ts';

test.skipIf(!hasShared)(`no game of half 1 differs but at an older end${sharedNote}`, async () => {
  const { games, differ } = await replayHalf(0);
  expect(games).toBe(Math.ceil(TENHOU_GAMES / 2));
  const older = olderEndRule();
  for (const { id, difference } of differ) {
    expect({ id, isOlder: older.has(id) }).toEqual({ id, isOlder: true });
    expect([difference.expected, difference.got].join()).toContain('end_game');
  }
});
