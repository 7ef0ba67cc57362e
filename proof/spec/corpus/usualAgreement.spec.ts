// What a review is measured by: how often the players of real games choose as the bots do. A few games in every run,
// as many as the figures rest on with HANCHAN_FULL=1, which prints them.

import { readFileSync } from 'node:fs';
import { reviewGame, reviewOf, USUAL_AGREEMENT } from '@hanchan/arena';
import { type Bot, createAdviser, createBot } from '@hanchan/bots';
import { filmOf, readGames } from '@hanchan/records';
import { findRuleset, TENHOU } from '@hanchan/rulesets';
import { SEATS } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { hasShared, sharedNote } from '../support/shared.ts';
import { unseenGames } from '../support/unseenGames.ts';

const isFull = process.env['HANCHAN_FULL'] === '1';
const WEIGHTS = readFileSync(new URL('../../../engine/bots/weights/expert.bin', import.meta.url));

const gameOf = (lines: string) =>
  reviewGame(filmOf(readGames('game', lines).games[0]!, { find: findRuleset, usual: TENHOU }));

interface Count {
  decisions: number;
  same: number;
}

async function countAll(bot: Bot, most: number): Promise<ReadonlyMap<string, Count>> {
  const counts = new Map<string, Count>();
  for await (const lines of unseenGames(most)) {
    const game = gameOf(lines);
    for (const { kind, isSame } of SEATS.flatMap((seat) => reviewOf(game, seat, bot))) {
      for (const name of ['all', kind]) {
        const count = counts.get(name) ?? { decisions: 0, same: 0 };
        counts.set(name, count);
        count.decisions++;
        if (isSame) count.same++;
      }
    }
  }
  return counts;
}

describe.skipIf(!hasShared)(`agreement that is usual${sharedNote}`, () => {
  test.each([
    ['club', createBot('club', null), 313],
    ['expert', createAdviser(WEIGHTS), 120],
  ] as const)(
    '%s',
    async (name, made, games) => {
      if (!made.ok) throw new Error(made.error.detail);
      const counts = await countAll(made.value, isFull ? games : 3);
      for (const [kind, { decisions, same }] of counts) {
        const share = same / decisions;
        if (isFull) console.log(name, kind, decisions, share.toFixed(4));
        const usual = USUAL_AGREEMENT[name]![kind as 'all'];
        if (usual === null) continue;
        // Games differ more than independent choices would.
        const spread = 5 * Math.sqrt((usual * (1 - usual)) / decisions) + 0.001;
        expect(Math.abs(share - usual), `${name}, ${kind}`).toBeLessThan(spread);
      }
    },
    1_800_000,
  );
});
