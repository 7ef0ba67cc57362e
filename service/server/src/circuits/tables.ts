// The tables of a circuit, kept for as long as neither its log nor the results of its events have moved on: with thousands of results
// one takes some tenths of a second, and everybody who looks is shown the same.

import { type CircuitState, type LiveResults, tableOfCircuit } from '@hanchan/tournament';

export type TableOfCircuit = ReturnType<typeof tableOfCircuit>;

/** After how many events it is asked for, beside the whole one. */
const MOST = 8;

export class CircuitTables {
  #state: CircuitState | null = null;
  #seq = 0;
  #live: LiveResults = new Map();
  readonly #tables = new Map<number, TableOfCircuit>();

  of(state: CircuitState, live: LiveResults, after = Infinity): TableOfCircuit {
    if (state !== this.#state || state.seq !== this.#seq || !isSame(live, this.#live)) {
      this.#tables.clear();
      this.#state = state;
      this.#seq = state.seq;
      this.#live = live;
    }
    const table = this.#tables.get(after) ?? tableOfCircuit(state, live, after);
    this.#tables.set(after, table);
    if (this.#tables.size > MOST) this.#tables.delete(this.#tables.keys().next().value!);
    return table;
  }
}

/** What was read of an event is one object until the event has another entry. */
const isSame = (one: LiveResults, other: LiveResults): boolean =>
  one.size === other.size && [...one].every(([id, found]) => other.get(id) === found);
