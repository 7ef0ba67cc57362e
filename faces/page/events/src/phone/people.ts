// Who sits where, by name, as a phone shows it.

import {
  type ByWind,
  type EventState,
  type PersonId,
  type RoundState,
  type Slot,
  seatOf,
  type TableState,
  type WindIndex,
} from '@hanchan/tournament';
import { nameAtTable as nameAt } from '../event/personNames.ts';

export { nameAt };

export interface SeatRow {
  readonly slot: Slot;
  /** Null until the players have drawn. */
  readonly wind: WindIndex | null;
  readonly name: string;
}

/** The winds that the four begin with; null while they are still to be drawn. */
export function windsOf({ settings }: EventState, table: TableState): ByWind<Slot> | null {
  return table.winds ?? (settings.desk.winds === 'prescribed' ? table.seats : null);
}

/** East first where winds are known, else in the order of the plan. */
export function seatRows(state: EventState, table: TableState): readonly SeatRow[] {
  const winds = windsOf(state, table);
  return (winds ?? table.seats).map((slot, i) => ({
    slot,
    wind: winds === null ? null : (i as WindIndex),
    name: nameAt(state, table, slot),
  }));
}

/** What is played now; else what comes next; else what was played last. */
export function currentRound({ rounds }: EventState): RoundState | undefined {
  return (
    rounds.findLast(({ startedAt, endedAt }) => startedAt !== null && endedAt === null) ??
    rounds.find(({ startedAt, tables }) => startedAt === null && tables.length > 0) ??
    rounds.findLast(({ startedAt }) => startedAt !== null)
  );
}

export interface OwnSeat {
  readonly table: TableState;
  readonly slot: Slot;
}

/** Where somebody sits in a round; null: nowhere, or it is not published. */
export function ownSeat(
  state: EventState,
  { tables }: RoundState,
  person: PersonId | null,
): OwnSeat | null {
  if (person === null) return null;
  for (const table of tables) {
    const slot = seatOf(state, table, person);
    if (slot !== null) return { table, slot };
  }
  return null;
}
