// Who is told the same words of an entry, and how often what was sent before has become invalid. What a viewer may see of
// the log itself is the tournament's to say (`RedactedLog`).

import {
  type Actor,
  changesEarlierView,
  concernedBy,
  type Entry,
  type EventState,
  isStaff,
} from '@hanchan/tournament';

/** Names the viewers who are told the same words of these entries, so that they are put into words once for all. */
export function sharedSight(
  state: EventState,
  entries: readonly Entry[],
): (actor: Actor) => string | null {
  const own = entries.map((entry) => concernedBy(state, entry));
  return (actor) => {
    // What the staff is told of people differs by their work.
    if (isStaff(actor)) return actor.role;
    const { person } = actor;
    return person !== null && own.some((people) => people.has(person)) ? null : 'others';
  };
}

/** Where it has grown, a viewer begins again. */
export class Editions {
  #forStaff = 0;
  #forOthers = 0;

  /** Before the entry is carried out. */
  count(before: EventState, { act }: Entry): void {
    if (act.type === 'reset' || act.type === 'erase') this.#forStaff++;
    if (changesEarlierView(before, act)) this.#forOthers++;
  }

  of(actor: Actor): number {
    return isStaff(actor) ? this.#forStaff : this.#forOthers;
  }
}
