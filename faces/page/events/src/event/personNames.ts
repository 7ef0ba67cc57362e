// People of an event by the number they play under.

import {
  type EventState,
  holderOf,
  lastStarted,
  type PersonId,
  type Slot,
  sitterOf,
  type TableState,
} from '@hanchan/tournament';

/** Whoever holds the number in a round, or held it last. */
function nameOfSlot(state: EventState, slot: Slot, round: number): string {
  const person =
    holderOf(state, slot, round)?.person ??
    state.occupancies.findLast((one) => one.slot === slot)?.person;
  return nameOfPerson(state, person ?? null, slot);
}

/** Whoever holds the number now, or held it last. */
export const personName = (state: EventState, slot: Slot): string =>
  nameOfSlot(state, slot, Math.max(1, lastStarted(state)));

/** Who sits there: a replacement goes before the number's own player. */
export const nameAtTable = (state: EventState, table: TableState, slot: Slot): string =>
  nameOfPerson(state, sitterOf(state, table, slot), slot);

/** Of somebody who plays or played under the number; the number where nobody is known. */
export const nameOfPerson = (state: EventState, person: PersonId | null, slot: Slot): string =>
  (person === null ? undefined : state.people.get(person)?.person.name) ?? `#${slot}`;
