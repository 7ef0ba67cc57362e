// Plays a game of the corpus by the checker's own rules, and says what should stand in its results.

import { BOOKS } from './books.ts';
import { Deal } from './deal.ts';
import { Match } from './match.ts';
import { actsOf, type Game, type Result } from './record.ts';
import { tilesOf } from './tiles.ts';

/** The results of each deal. */
export function resultsOf(game: Game): Result[][] {
  const book = BOOKS[game.rules];
  if (book === undefined) throw new Error(`no such rulebook: ${game.rules}`);
  const match = new Match(book, game.start);
  return game.deals.map(({ wall, acts }) => {
    if (match.isOver) throw new Error('a deal after the end');
    if (match.bell === 'oneMore') match.bell = 'lastDeal';
    const deal = new Deal(match, tilesOf(wall));
    const between: Result[] = [];
    for (const act of actsOf(acts)) {
      if (act.do === 'bell') {
        deal.settle();
        if (!deal.isOver || book.bellBetweenDealsEnds) match.bell = 'lastDeal';
        else match.bell = 'oneMore';
        if (deal.isOver && book.bellBetweenDealsEnds) between.push(match.finish());
      } else if (act.do !== 'start') deal.do(act);
    }
    deal.settle();
    return [...deal.results, ...between].map(plain);
  });
}

/** A copy in one order, so that two lists can be compared as text. */
export function plain(result: Result): Result {
  const copy = JSON.parse(JSON.stringify(result)) as Result;
  if (copy.type !== 'won') return copy;
  const byId = (a: readonly [string, unknown], b: readonly [string, unknown]) =>
    a[0] < b[0] ? -1 : 1;
  return { ...copy, yaku: [...copy.yaku].sort(byId), yakuman: [...copy.yakuman].sort(byId) };
}
