// One's games so far, as they were rated: kept in this browser and sent nowhere.

import type { Balance, CostSummary, Rating } from '@hanchan/arena';
import { find, forget, keep, keptIn } from '@hanchan/kit/device/deviceStore.ts';

/** A game of one's own. */
export interface RatedGame {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** What all choices cost together. */
  readonly points: number;
  readonly places: number;
  readonly luck: number;
}

export type RatedGames = readonly { readonly id: string; readonly game: RatedGame }[];

export const ratedGame = (
  { value, interval }: Rating,
  { all }: CostSummary,
  { luck }: Balance,
): RatedGame => ({
  value,
  low: interval?.[0] ?? 0,
  high: interval?.[1] ?? 100,
  points: all.points.mean,
  places: all.places.mean,
  luck: luck.place,
});

/** A game that was rated before keeps its place among the others. */
export async function keepRated(id: string, game: RatedGame): Promise<void> {
  if ((await find('ratings', id)) === null) await keep('ratings', id, game);
}

export const forgetRated = (id: string): Promise<void> => forget('ratings', id);

/** The first one first. */
export async function ratedGames(): Promise<RatedGames> {
  const kept = await keptIn<RatedGame>('ratings');
  return kept.map(({ id, value }) => ({ id, game: value })).reverse();
}

/** What one usually has: the average of the other games; null without any. */
export function usualOf(games: RatedGames, id: string): number | null {
  const others = games.filter((one) => one.id !== id);
  if (others.length === 0) return null;
  return others.reduce((sum, { game }) => sum + game.value, 0) / others.length;
}
