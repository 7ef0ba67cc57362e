// The checker in `checker/` shares nothing with the engine, and agrees with every result of our own games: yaku, han, fu,
// limit and payments of each win, the payments of each draw, fouls and their cost, who deals next, and the final places.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { OWN_BOOKS, ownGames } from '../support/ownCorpus.ts';
import { plain, resultsOf } from './checker/check.ts';

const CHECKER = fileURLToPath(new URL('checker/', import.meta.url));

test('the checker imports nothing but its own files', () => {
  const outside = readdirSync(CHECKER).flatMap((file) => {
    const text = readFileSync(`${CHECKER}${file}`, 'utf8');
    const targets = [...text.matchAll(/\bfrom '([^']+)'|\bimport\('([^']+)'\)/g)];
    return targets
      .map((found) => found[1] ?? found[2]!)
      .filter((name) => !/^\.\/\w+\.ts$/.test(name));
  });
  expect(outside).toEqual([]);
});

describe('an independent checker agrees with our own games', () => {
  test.each(OWN_BOOKS)('%s', (id) => {
    const differ = ownGames(id).flatMap((game) => {
      const found = tried(() => resultsOf(game));
      return game.deals.flatMap(({ results }, deal) => {
        const stored = JSON.stringify(results.map(plain));
        const checked = typeof found === 'string' ? found : JSON.stringify(found[deal]);
        return checked === stored ? [] : [{ game: game.name, deal, stored, checked }];
      });
    });
    expect(differ.slice(0, 3)).toEqual([]);
  });
});

function tried<T>(of: () => T): T | string {
  try {
    return of();
  } catch (error) {
    return (error as Error).message;
  }
}
