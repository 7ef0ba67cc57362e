// Tables by rank for semi-finals and finals.

import { chanceFor, shuffle, upTo } from './chance.ts';
import { roundOf, type SeatingRound, TABLE_SIZE } from './plan.ts';

/** The ways to seat a stage by rank. */
export const RANK_SEATINGS = ['snake', 'columns', 'blocks'] as const;

/**
 * With sixteen players the first table has, by rank: snake 1-8-9-16, so that all tables are equally strong; columns
 * 1-5-9-13; blocks 1-2-3-4, so that the best meet.
 */
export type RankSeating = (typeof RANK_SEATINGS)[number];

/** One round by rank, best first; the seed draws the winds. */
export function seatByRank(
  standing: readonly number[],
  seating: RankSeating,
  seed: string,
): SeatingRound {
  const tables = standing.length / TABLE_SIZE;
  const rankAt: Readonly<Record<RankSeating, (table: number, line: number) => number>> = {
    snake: (table, line) => line * tables + (line % 2 === 0 ? table : tables - 1 - table),
    columns: (table, line) => line * tables + table,
    blocks: (table, line) => table * TABLE_SIZE + line,
  };
  const chance = chanceFor(seed, 'finals');
  const ranks = upTo(tables).flatMap((table) =>
    shuffle(
      upTo(TABLE_SIZE).map((line) => rankAt[seating](table, line)),
      chance,
    ),
  );
  return roundOf(Int32Array.from(ranks), standing);
}
