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

/** Two players who may be one. */
export interface CircuitQuestion {
  readonly players: readonly [RowKey, RowKey];
  readonly names: readonly [string, string];
  readonly why: 'sameName' | 'nearName';
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
    const root = sets.root(one.key);
    groups.set(root, [...(groups.get(root) ?? []), one]);
  }
  const players = [...groups.values()].map((group) => playerOf(group, names));
  return { players, byKey: new Map(players.flatMap((one) => one.keys.map((key) => [key, one]))) };
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

/** More are not shown at once: whoever answers these sees the next. */
const MOST_QUESTIONS = 200;

/** Who may be one person: never two of the same event, nor those with different numbers, nor those that were told apart. */
export function questionsOf(
  { players, byKey }: CircuitPeople,
  rows: readonly Placed[],
  answers: readonly Identified[],
): readonly CircuitQuestion[] {
  const eventOf = new Map(rows.map(({ key, event }) => [key, event]));
  const apart = apartIn(byKey, answers);
  const open = players
    .filter(({ isNamed }) => isNamed)
    .map((player) => ({
      player,
      plain: plainName(player.name),
      words: wordsOf(player.name),
      events: new Set(player.keys.map((key) => eventOf.get(key)!)),
    }));
  const questions: CircuitQuestion[] = [];
  for (const [i, a] of open.entries()) {
    for (const b of open.slice(i + 1)) {
      const why = alike(a, b);
      if (why === null || questions.length >= MOST_QUESTIONS) continue;
      const [one, other] = [a.player, b.player];
      const hasBoth = one.number !== '' && other.number !== '' && one.number !== other.number;
      if (hasBoth || apart.has(pairName(one.id, other.id))) continue;
      if ([...a.events].some((event) => b.events.has(event))) continue;
      questions.push({ players: [one.id, other.id], names: [one.name, other.name], why });
    }
  }
  return questions;
}

const pairName = (a: RowKey, b: RowKey) => JSON.stringify(a < b ? [a, b] : [b, a]);

function apartIn(
  byKey: ReadonlyMap<RowKey, CircuitPlayer>,
  answers: readonly Identified[],
): ReadonlySet<string> {
  const apart = new Set<string>();
  for (const { players, are } of answers) {
    if (are === 'one') continue;
    const ids = players.flatMap((key) => byKey.get(key)?.id ?? []);
    for (const [i, a] of ids.entries()) for (const b of ids.slice(i + 1)) apart.add(pairName(a, b));
  }
  return apart;
}

interface Alike {
  readonly plain: string;
  readonly words: string;
}

const SHORTEST = 5;
const TYPOS = 2;

function alike(a: Alike, b: Alike): CircuitQuestion['why'] | null {
  if (a.plain === b.plain) return 'sameName';
  if (a.words === b.words) return 'nearName';
  const shorter = Math.min(a.words.length, b.words.length);
  if (shorter < SHORTEST || Math.abs(a.words.length - b.words.length) > TYPOS) return null;
  return isNear(a.words, b.words, shorter < 2 * SHORTEST ? 1 : TYPOS) ? 'nearName' : null;
}

/** `Lindar, Kaia` and `Kaia LINDAR` are the same words. */
const wordsOf = (name: string): string =>
  plainName(name)
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
    .split(/[\s,.'’-]+/)
    .filter((word) => word !== '')
    .sort()
    .join(' ');

/** Whether so many letters put in, left out or changed make the one of the other. */
function isNear(a: string, b: string, most: number): boolean {
  let before = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = before[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(change, before[j]! + 1, row[j - 1]! + 1));
    }
    if (Math.min(...row) > most) return false;
    before = row;
  }
  return before[b.length]! <= most;
}
