// Where somebody has a seat.

import type { Context } from './context.ts';

const LOOKED_AT = 20;

/** Where this player has a seat and the match is not over. */
export async function openTables({ storage }: Context, player: string): Promise<string[]> {
  const games = await storage.games.ofPerson(player, { limit: LOOKED_AT });
  const playing = games.filter(({ endedAt }) => endedAt === null).map(({ table }) => table);
  const seated = await storage.tables.list({ states: ['waiting'], holding: player });
  return [...new Set([...seated.map(({ id }) => id), ...playing])];
}
