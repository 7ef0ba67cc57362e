// A log that is folded as it grows: what was folded once is kept, and only what came since is added. A state that was given
// out never changes again, so that a page can hold on to what it was shown, and try on top of it what nobody has stored yet.

import { type Entry, isAbout } from './act.ts';
import { apply, foldEvent } from './apply.ts';
import type { EventState, RoundState, SheetState, TableState } from './state.ts';

/**
 * Give it a log again and again: the state is that of `foldEvent`, and nobody may change it. Only the ids of commands that
 * were carried out are one list for all states, the earlier ones too: it is as long as the log, and copying it would cost more
 * than all the rest.
 */
export class GrowingEvent {
  #known: readonly Entry[] = [];
  #state: EventState | null = null;

  /** A log that was read anew, or is shorter than before, is folded from its beginning. */
  after(entries: readonly Entry[]): EventState {
    this.#state =
      this.#state !== null && this.#isLonger(entries)
        ? withMore(this.#state, entries.slice(this.#known.length), this.#state.done)
        : foldEvent(entries);
    this.#known = entries;
    return this.#state;
  }

  /** Entries are only ever added behind the others; whoever reads a log anew makes every entry anew. */
  #isLonger(entries: readonly Entry[]): boolean {
    const last = this.#known.length - 1;
    return entries[0] === this.#known[0] && entries[last] === this.#known[last];
  }
}

/** The state after more entries; the one before stays as it is, and what they do not touch is shared with it. */
export const grown = (state: EventState, entries: readonly Entry[]): EventState =>
  withMore(state, entries, new Map(state.done));

function withMore(
  state: EventState,
  entries: readonly Entry[],
  done: EventState['done'],
): EventState {
  if (entries.length === 0) return state;
  const next = copyFor(state, entries, done);
  for (const entry of entries) apply(next, entry);
  return next;
}

/** Most of what happens happens at one table, and changes nothing else. */
function copyFor(
  state: EventState,
  entries: readonly Entry[],
  done: EventState['done'],
): EventState {
  const copy = { ...state, done, rounds: [...state.rounds] };
  for (const { act } of entries) {
    if (!isAbout('tables', act) && !isAbout('sheets', act)) return { ...copyAll(state), done };
    const { round: number, table } = act.at;
    const round = copy.rounds[number - 1];
    if (round === undefined) continue;
    const tables = round.tables.map((one) => (one.number === table ? copyTable(one) : one));
    copy.rounds[number - 1] = { ...round, tables };
  }
  return copy;
}

/** A state of one's own, to be changed. */
export const copyEvent = (state: EventState): EventState => ({
  ...copyAll(state),
  done: new Map(state.done),
});

/** Everything that `apply` changes, anew; what it only replaces is shared. */
function copyAll(state: EventState): EventState {
  return {
    ...state,
    people: copied(state.people, (one) => ({ ...one })),
    staff: new Map(state.staff),
    links: new Map(state.links),
    occupancies: [...state.occupancies],
    qualified: new Map(state.qualified),
    rounds: state.rounds.map(copyRound),
    penalties: copied(state.penalties, (one) => ({ ...one })),
    calls: copied(state.calls, (one) => ({ ...one })),
    rulings: [...state.rulings],
    announcements: [...state.announcements],
    tosses: [...state.tosses],
  };
}

const copyRound = (round: RoundState): RoundState => ({
  ...round,
  pauses: round.pauses.map((pause) => ({ ...pause })),
  tables: round.tables.map(copyTable),
});

const copyTable = (table: TableState): TableState => ({
  ...table,
  pauses: table.pauses.map((pause) => ({ ...pause })),
  late: copied(table.late, (one) => ({ ...one })),
  replaced: new Map(table.replaced),
  loans: new Map(table.loans),
  sheet: table.sheet && copySheet(table.sheet),
  // Sheets that were opened again or no longer count are never touched again.
  earlier: [...table.earlier],
});

const copySheet = (sheet: SheetState): SheetState => ({
  ...sheet,
  confirmed: new Map(sheet.confirmed),
});

function copied<K, V>(map: ReadonlyMap<K, V>, copy: (value: V) => V): Map<K, V> {
  const made = new Map<K, V>();
  for (const [key, value] of map) made.set(key, copy(value));
  return made;
}
