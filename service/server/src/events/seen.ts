// Which part of the log a viewer gets: each entry as the viewer may see it now, and a count of how often what was
// sent before has become invalid.

import {
  type Actor,
  changesEarlierView,
  concernedBy,
  type Entry,
  type EventState,
  isStaff,
  redactLog,
} from '@hanchan/tournament';

/** Entries from a number on. They are numbered without gaps. */
export function seenBy(
  state: EventState,
  entries: readonly Entry[],
  actor: Actor,
  from: number,
): readonly Entry[] {
  const first = entries[0]?.seq ?? 0;
  return redactLog(state, entries.slice(Math.max(0, from - first)), actor);
}

/** Names the viewers who are told the same words of these entries, so that they are put into words once for all. */
export function sharedSight(
  state: EventState,
  entries: readonly Entry[],
): (actor: Actor) => string | null {
  const own = entries.map((entry) => concernedBy(state, entry));
  return (actor) => {
    if (actor.role === 'organiser') return 'organiser';
    if (isStaff(actor)) return 'staff';
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
    if (act.type === 'reset') this.#forStaff++;
    if (changesEarlierView(before, act)) this.#forOthers++;
  }

  of(actor: Actor): number {
    return isStaff(actor) ? this.#forStaff : this.#forOthers;
  }
}
