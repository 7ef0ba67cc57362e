// Whole matches of our own games, written down deal by deal as a club would: the keeper stands where each of them stands,
// and where the corpus says it ends.

import { describe, expect, test } from 'vitest';
import { Keeping, type Way } from '../support/keeping.ts';
import { OWN_BOOKS, ownFilm, ownGames, rulesetOf } from '../support/ownCorpus.ts';

const WAYS: readonly Way[] = ['worth', 'tiles'];
/** The keeper begins where a match begins. */
const MATCHES = 4;

describe('the keeper beside our own games', () => {
  test.each(OWN_BOOKS)('%s', (id) => {
    const matches = ownGames(id).filter(({ name }) => name.startsWith('match '));
    matches.slice(0, MATCHES).forEach((game, i) => {
      const keeping = new Keeping(rulesetOf(id).values, WAYS[i % 2]!);
      for (const { turns } of ownFilm(game).deals) {
        for (const { before, step } of turns) keeping.see(before, step);
      }
      const over = game.deals.at(-1)!.results.find(({ type }) => type === 'over');
      const { table } = keeping.kept;
      expect([game.name, table.over !== null, table.scores]).toEqual([
        game.name,
        true,
        over?.type === 'over' ? over.scores : null,
      ]);
    });
  });
});
