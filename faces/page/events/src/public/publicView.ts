// What everybody may read about an event: seating, results, a player's sheet. All of it is computed from the log as the
// server tells it to the public, so names that must not be told are not there to begin with.

import {
  type EventState,
  entrants,
  type RoundScore,
  type RoundState,
  type SheetRow,
  type Slot,
  type Standing,
  type Standings,
  standingsOf,
  type TableState,
  tableResult,
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
export function listedStandings(state: EventState): Standings {
  const { rows, needsToss } = standingsOf(state);
  return { rows: rows.filter(({ isListed }) => isListed), needsToss };
}

/** The last round with a signed sheet; 0: none. */
export const lastResult = ({ rounds }: EventState): number =>
  rounds.findLast(({ tables }) => tables.some(isSigned))?.number ?? 0;

const isSigned = ({ stage, sheet }: TableState): boolean => stage === 'signed' && sheet !== null;

export interface TableOutcome {
  readonly number: number;
  /** Null: not signed, or behind the curtain. */
  readonly rows: readonly (SheetRow & { readonly name: string })[] | null;
  readonly isVoid: boolean;
  readonly sticks: number;
}

export function outcomesOf(state: EventState, round: RoundState): TableOutcome[] {
  return round.tables.map((table) => {
    const result = isSigned(table) ? tableResult(state, table) : null;
    const rows = result?.rows.map((row) => ({ ...row, name: nameAtTable(state, table, row.slot) }));
    return {
      number: table.number,
      rows: rows === undefined ? null : rows.sort((a, b) => a.rank - b.rank),
      isVoid: table.stage === 'void',
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

/** Null for nobody, and for whoever is not published. */
export function playerSheet(state: EventState, slot: Slot): PlayerSheet | null {
  const standing = listedStandings(state).rows.find((row) => row.slot === slot);
  if (standing === undefined) return null;
  const person = standing.person === null ? undefined : state.people.get(standing.person)?.person;
  return {
    slot,
    name: person?.name ?? `#${slot}`,
    country: person?.country ?? '',
    club: person?.club ?? '',
    standing,
    rounds: standing.byRound,
    next: nextTable(state, slot),
  };
}

function nextTable(state: EventState, slot: Slot): PlayerSheet['next'] {
  const open = publishedRounds(state).filter(({ endedAt }) => endedAt === null);
  for (const { number, tables } of open) {
    const table = tables.find(({ seats, stage }) => seats.includes(slot) && stage !== 'signed');
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
