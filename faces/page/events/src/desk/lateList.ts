// Everybody who came late and how it ended: penalties too, although no referee wrote them down one by one.

import type { EventState, LateState, Slot, TableState } from '@hanchan/tournament';

export interface LatePlayer {
  readonly table: TableState;
  readonly slot: Slot;
  readonly outcome: NonNullable<LateState['outcome']>;
  /** When it was settled. */
  readonly at: number;
}

/** The latest first. */
export function latePlayers({ rounds }: EventState): LatePlayer[] {
  const found = rounds.flatMap(({ tables }) =>
    tables.flatMap((table) =>
      [...table.late].flatMap(([slot, { since, outcome }]): LatePlayer[] =>
        outcome === null ? [] : [{ table, slot, outcome, at: since + outcome.seconds * 1_000 }],
      ),
    ),
  );
  return found.sort((a, b) => b.at - a.at);
}
