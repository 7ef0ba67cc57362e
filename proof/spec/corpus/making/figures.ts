// What the corpus holds, counted: the rows of the table in its README.

import type { Game, Result } from '../checker/record.ts';

export function rowOf(id: string, games: readonly Game[], bytes: number): string {
  const deals = games.flatMap((game) => game.deals);
  const results = deals.flatMap((deal) => deal.results);
  const count = (type: Result['type']) => results.filter((result) => result.type === type).length;
  const yaku = new Set(
    results.flatMap((result) => {
      if (result.type === 'drawn') return result.reason === 'nagashi' ? ['nagashi'] : [];
      return result.type === 'won' ? [...result.yaku, ...result.yakuman].map(([name]) => name) : [];
    }),
  );
  const refusals = deals.reduce((sum, { refused = [] }) => sum + refused.length, 0);
  const figures = [games.length, deals.length, count('won'), yaku.size, count('drawn')];
  const cells = [id, ...figures, count('fouled'), refusals, bytes];
  return `| ${cells.join(' | ')} |`;
}
