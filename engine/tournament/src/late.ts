// What coming late to a table costs, by the rulebook's values and by how the desk counts minutes; and who
// is late because the check-in says so.

import { type Lateness, latenessOf } from '@hanchan/game';
import type { PeopleAct, TableAct } from './act.ts';
import type { PersonId, Slot } from './person.ts';
import type { EventSettings } from './settings.ts';
import type { EventState, TableState } from './state.ts';
import { roundOf, sitterOf } from './who.ts';

/** Ten minutes to the second still count as ten. */
export function latenessAt(seconds: number, { rules, desk }: EventSettings): Lateness {
  const minutes = desk.lateMinutes === 'started' ? Math.ceil(seconds / 60) : seconds / 60;
  return latenessOf(minutes, rules.values);
}

const isAway = ({ people }: EventState, person: PersonId | null): boolean => {
  const checkIn = person === null ? undefined : people.get(person)?.checkIn;
  return checkIn === 'late' || checkIn === 'absent';
};

/** What follows the start of a round: whoever is late or absent by the check-in is missing at their table. */
export function lateAtStart(
  state: EventState,
  round: number,
): Extract<TableAct, { readonly type: 'missing' }>[] {
  return (roundOf(state, round)?.tables ?? []).flatMap((table) =>
    table.seats
      .filter((slot) => !table.late.has(slot) && isAway(state, sitterOf(state, table, slot)))
      .map((slot, i) => {
        const at = { round, table: table.number, version: table.version + i };
        return { type: 'missing' as const, at, slot };
      }),
  );
}

/** What follows an arrival: by the check-in, too, the player is there. */
export function presentAgain(
  state: EventState,
  table: TableState,
  slot: Slot,
): Extract<PeopleAct, { readonly type: 'checkIn' }>[] {
  const person = sitterOf(state, table, slot);
  if (person === null || !isAway(state, person)) return [];
  return [{ type: 'checkIn', person, state: 'present' }];
}
