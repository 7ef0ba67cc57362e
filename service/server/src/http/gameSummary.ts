// A stored game as it is listed, and who may know yet how it ended.

import type { FinalResult, GameSummary } from '@hanchan/protocol';
import type { StoredGame } from '@hanchan/storage';
import type { BySeat } from '@hanchan/tiles';
import type { Asker } from './context.ts';

/** How it ended is told to those who sat there at once, to everybody else behind the table's delay. */
export function isEndHidden(
  { data, seats }: StoredGame,
  asker: Asker | null,
  now: number,
): boolean {
  if (seats.some(({ person }) => person !== null && person === asker?.person.id)) return false;
  // Games of earlier versions say nothing of it, and are long over.
  const { shownAt } = JSON.parse(data) as { readonly shownAt?: number | null };
  return now < (shownAt ?? 0);
}

export function toSummary(game: StoredGame): GameSummary {
  const { title, result } = JSON.parse(game.data) as { title: string; result: FinalResult | null };
  const players = game.seats.map(({ name, person }) => ({ name, player: person }));
  return {
    id: game.id,
    table: game.table,
    ruleset: { id: game.ruleset, title },
    startedAt: game.startedAt,
    endedAt: game.endedAt,
    players: players as unknown as BySeat<(typeof players)[number]>,
    result,
  };
}
