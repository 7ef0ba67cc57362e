// Who is whom across events. A number of a federation joins rows; a name alone joins nobody: where names are the same, or nearly, the
// organiser is asked. Whoever is not named joins nothing.

import type { ResultRow } from './results.ts';

/** A row of an event in all of the circuit: the event's entry, a dot, the row. */
export type RowKey = string;

export const rowKey = (entry: string, row: string): RowKey => `${entry}.${row}`;

/** A row with where it is from. */
export interface Placed {
  readonly key: RowKey;
  /** Of the circuit's events, in their order. */
  readonly event: number;
  readonly row: ResultRow;
  /** What stands in place of a name. */
  readonly unnamed: string;
}

/** What the organiser answered. */
export interface Identified {
  readonly players: readonly RowKey[];
  readonly are: 'one' | 'several';
}

/** Names that were looked at, as a circuit's file lists them. */
export interface NamesKnown {
  readonly confirmed: readonly string[];
  readonly same: readonly (readonly string[])[];
}

/** Somebody, in every event where they were. */
export interface CircuitPlayer {
  /** The first of the keys: the same for as long as that event is in the circuit. */
  readonly id: RowKey;
  readonly keys: readonly RowKey[];
  readonly isNamed: boolean;
  readonly name: string;
  readonly number: string;
  readonly country: string;
  readonly club: string;
}

/** Compared without case, accents and doubled blanks. */
export const plainName = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Everybody, and who of a row's key it is. */
export interface CircuitPeople {
  readonly players: readonly CircuitPlayer[];
  readonly byKey: ReadonlyMap<RowKey, CircuitPlayer>;
}

const NOTHING_KNOWN: NamesKnown = { confirmed: [], same: [] };

/** What joins rows beside the numbers in them. */
export interface Joining {
  readonly answers: readonly Identified[];
  /** Rows of somebody who was erased here: they stay one, without a name. */
  readonly erased: readonly (readonly RowKey[])[];
  readonly known?: NamesKnown;
}

/** Joins rows by number, by what was answered, and by names that somebody has looked at. */
export function peopleOf(
  rows: readonly Placed[],
  { answers, erased, known = NOTHING_KNOWN }: Joining,
): CircuitPeople {
  const named = rows.filter(({ row }) => row.name !== null);
  const sets = new Sets(rows.map(({ key }) => key));
  joinBy(sets, named, ({ row }) => row.number);
  const names = readNames(known);
  joinBy(sets, named, ({ row }) => names.joins(row.name!));
  const isNamed = new Set(named.map(({ key }) => key));
  for (const { players, are } of answers) {
    const there = players.filter((key) => isNamed.has(key));
    if (are === 'one') for (const key of there.slice(1)) sets.join(there[0]!, key);
  }
  const isThere = new Set(rows.map(({ key }) => key));
  for (const keys of erased) {
    const there = keys.filter((key) => isThere.has(key));
    for (const key of there.slice(1)) sets.join(there[0]!, key);
  }
  const groups = new Map<RowKey, Placed[]>();
  for (const one of rows) {
    listed(groups, sets.root(one.key), one);
  }
  const players = [...groups.values()].map((group) => playerOf(group, names));
  return { players, byKey: new Map(players.flatMap((one) => one.keys.map((key) => [key, one]))) };
}

/** One more under this key. */
export function listed<T>(lists: Map<RowKey, T[]>, key: RowKey, one: T): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [one]);
  else known.push(one);
}

function readNames({ confirmed, same }: NamesKnown) {
  const shown = new Map(
    same.flatMap((names) => names.map((name) => [plainName(name), names[0]!] as const)),
  );
  const looked = new Set([...confirmed, ...same.flat()].map(plainName));
  return {
    joins: (name: string) =>
      looked.has(plainName(name)) ? plainName(shown.get(plainName(name)) ?? name) : '',
    shown: (name: string) => shown.get(plainName(name)) ?? name,
  };
}

function joinBy(sets: Sets, rows: readonly Placed[], of: (one: Placed) => string): void {
  const first = new Map<string, RowKey>();
  for (const one of rows) {
    const by = of(one);
    if (by === '') continue;
    const before = first.get(by);
    if (before === undefined) first.set(by, one.key);
    else sets.join(before, one.key);
  }
}

/** As the latest event has them, as far as it says something. */
function playerOf(group: readonly Placed[], names: ReturnType<typeof readNames>): CircuitPlayer {
  const said = (field: 'number' | 'country' | 'club') =>
    group.findLast(({ row }) => row[field] !== '')?.row[field] ?? '';
  const { row, unnamed } = group.at(-1)!;
  return {
    id: group[0]!.key,
    keys: group.map((one) => one.key),
    isNamed: row.name !== null,
    name: row.name === null ? unnamed : names.shown(row.name),
    number: said('number'),
    country: said('country'),
    club: said('club'),
  };
}

/** Sets that grow together. */
class Sets {
  readonly #above = new Map<RowKey, RowKey>();

  constructor(keys: readonly RowKey[]) {
    for (const key of keys) this.#above.set(key, key);
  }

  root(key: RowKey): RowKey {
    let at = key;
    while (this.#above.get(at) !== at) at = this.#above.get(at)!;
    return at;
  }

  join(a: RowKey, b: RowKey): void {
    const [one, other] = [this.root(a), this.root(b)];
    if (one !== other) this.#above.set(other, one);
  }
}
