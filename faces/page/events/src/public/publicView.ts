// What everybody may read about an event: seating, results, a player's sheet. All of it is computed from the log as the
// server tells it to the public, so names that must not be told are not there to begin with.

import {
  countedResult,
  countedSheet,
  type EventState,
  entrants,
  type PersonId,
  type RoundScore,
  type RoundState,
  type SheetRow,
  type Slot,
  type Standing,
  type Standings,
  sitterOf,
  standingsOf,
  type TableState,
} from '@hanchan/tournament';
import { nameAtTable } from '../event/personNames.ts';

export const publishedRounds = ({ rounds }: EventState): readonly RoundState[] =>
  rounds.filter(({ isPublic, tables }) => isPublic && tables.length > 0);

export interface Seated {
  readonly slot: Slot;
  readonly name: string;
  readonly table: number;
}

export interface SeatedTable {
  readonly number: number;
  readonly people: readonly Seated[];
  /** In the order East, South, West, North. */
  readonly hasWinds: boolean;
}

export function seatingOf(state: EventState, round: RoundState): SeatedTable[] {
  return round.tables.map((table) => ({
    number: table.number,
    hasWinds: table.winds !== null || state.settings.desk.winds === 'prescribed',
    people: (table.winds ?? table.seats).map((slot) => ({
      slot,
      name: nameAtTable(state, table, slot),
      table: table.number,
    })),
  }));
}

export function seatingByName(tables: readonly SeatedTable[]): Seated[] {
  const people = tables.flatMap((table) => table.people);
  return people.sort((a, b) => a.name.localeCompare(b.name) || a.slot - b.slot);
}

/** By name or number, whatever the accents and the case. */
export function isFound({ slot, name }: Pick<Seated, 'slot' | 'name'>, wanted: string): boolean {
  const asked = plain(wanted);
  return asked === '' || plain(name).includes(asked) || String(slot) === asked;
}

const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** The ranking that may be published: whoever left in an emergency keeps the rank unseen. */
export function listedStandings(state: EventState, untilRound?: number): Standings {
  const { rows, needsToss } = standingsOf(state, { untilRound });
  return { rows: rows.filter(({ isListed }) => isListed), needsToss };
}

/** The last round with a signed sheet; 0: none. */
export const lastResult = ({ rounds }: EventState): number =>
  rounds.findLast(({ tables }) => tables.some(isSigned))?.number ?? 0;

export const isSigned = (table: TableState): boolean => countedSheet(table) !== null;

export interface TableOutcome {
  readonly number: number;
  /** Null: not signed, or behind the curtain. */
  readonly rows:
    | readonly (SheetRow & { readonly name: string; readonly person: PersonId | null })[]
    | null;
  readonly isVoid: boolean;
  /** The rows are those that were signed before; others will follow. */
  readonly isCorrected: boolean;
  readonly sticks: number;
}

export function outcomesOf(state: EventState, round: RoundState): TableOutcome[] {
  return round.tables.map((table) => {
    const result = countedResult(state, table);
    const rows = result?.rows.map((row) => ({
      ...row,
      name: nameAtTable(state, table, row.slot),
      person: sitterOf(state, table, row.slot),
    }));
    return {
      number: table.number,
      rows: rows === undefined ? null : rows.sort((a, b) => a.rank - b.rank),
      isVoid: table.stage === 'void',
      isCorrected: table.reopened !== null,
      sticks: result?.sticks ?? 0,
    };
  });
}

export interface PlayerSheet {
  readonly slot: Slot;
  readonly name: string;
  readonly country: string;
  readonly club: string;
  readonly standing: Standing;
  readonly rounds: readonly RoundScore[];
  /** Where the next published round takes the player. */
  readonly next: { readonly round: number; readonly table: number } | null;
}

/** How an address names somebody: a number may have been played by several people. */
export const sheetKey = ({ slot, person }: Pick<Standing, 'slot' | 'person'>): string =>
  person ?? String(slot);

/** By person, or by number as in addresses of before; null for nobody, and for whoever is not published. */
export function playerSheet(state: EventState, key: string): PlayerSheet | null {
  const { rows } = listedStandings(state);
  const standing =
    rows.find(({ person }) => person === key) ?? rows.find(({ slot }) => String(slot) === key);
  if (standing === undefined) return null;
  const { slot } = standing;
  const person = standing.person === null ? undefined : state.people.get(standing.person)?.person;
  return {
    slot,
    name: person?.name ?? `#${slot}`,
    country: person?.country ?? '',
    club: person?.club ?? '',
    standing,
    rounds: standing.byRound,
    next: nextTable(state, standing),
  };
}

function nextTable(state: EventState, { slot, person }: Standing): PlayerSheet['next'] {
  const open = publishedRounds(state).filter(({ endedAt }) => endedAt === null);
  for (const { number, tables } of open) {
    const table = tables.find(
      (one) =>
        one.seats.includes(slot) &&
        one.stage !== 'signed' &&
        (person === null || sitterOf(state, one, slot) === person),
    );
    if (table !== undefined) return { round: number, table: table.number };
  }
  return null;
}

/** Who is on the list, by name; those who are not published are counted only. */
export function entrantNames(state: EventState): {
  readonly names: string[];
  readonly unnamed: number;
} {
  const people = entrants(state).map(({ person }) => person);
  const named = people.filter(({ mayPublish }) => mayPublish);
  const names = named.map(({ name, country }) => (country === '' ? name : `${name} (${country})`));
  return { names: names.sort((a, b) => a.localeCompare(b)), unnamed: people.length - named.length };
}
