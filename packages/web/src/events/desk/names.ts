// People by the number they play under, as the desk calls them.

import { type EventState, holderOf, lastStarted, type Slot } from '@hanchan/tournament';

/** Whoever holds the number now, or held it last. */
export function personName(state: EventState, slot: Slot): string {
  const round = Math.max(1, lastStarted(state));
  const held =
    holderOf(state, slot, round) ?? state.occupancies.findLast((one) => one.slot === slot) ?? null;
  return (held === null ? undefined : state.people.get(held.person)?.person.name) ?? `#${slot}`;
}
