// What federations take in: the results workbook of the EMA, and the CSV of mahjong-portal. Both name people as they
// are known to the federation, so both are for the staff.

import {
  COUNTED_SUBSTITUTES,
  countryCode,
  daysOf,
  type EventState,
  type Person,
  type Standing,
  scoreUnit,
  standingsOf,
} from '@hanchan/tournament';
import type { Cell, DataTable } from './dataTable.ts';
import { inP, number, text } from './dataTable.ts';
import { mersWeight } from './mers.ts';

const POINT = 12;
const EMA_DIGITS = 8;

interface Reported {
  readonly row: Standing;
  readonly person: Person;
}

/** Whoever is ranked and published, in order: not an unnamed number, whom no federation could know, nor who said no to being reported. */
export function reported(state: EventState): Reported[] {
  return standingsOf(state).rows.flatMap((row) => {
    const found = row.person === null ? undefined : state.people.get(row.person);
    const isReported = row.isRanked && row.isListed && found?.person.mayRank !== false;
    return found && isReported ? [{ row, person: found.person }] : [];
  });
}

export interface EmaOptions {
  readonly hasQualification?: boolean;
}

/** Column letters of the workbook, A to R. */
const HEAD = [
  'Tournament',
  'Players',
  'Position',
  'First name',
  'Last name',
  'EMA number',
  'Table points',
  'Score',
  'EMA member',
  'Country',
  '',
  'Country',
  'Place',
  'MERS',
  '',
  'Rules',
  'Date',
  'Days',
] as const;
const NUMBERS: readonly string[] = [
  'Players',
  'Position',
  'Table points',
  'Score',
  'EMA member',
  'MERS',
  'Days',
];
const PLAYER_AT = 2;
/** Of the rows below the heading: the event stands in row 3 of the sheet. */
const EVENT_ROW = 1;

/** A line for each player from row 2 in C to J, the event in row 3 in A, B and L to R. Scores are whole points. */
export function emaTable(state: EventState, { hasQualification = false }: EmaOptions = {}) {
  const players = reported(state);
  const lines = Math.max(players.length, EVENT_ROW + 1);
  const rows = Array.from({ length: lines }, (_, i): Cell[] => {
    const row: Cell[] = Array<Cell>(HEAD.length).fill(null);
    const cells = players[i] ? playerCells(players[i]) : [];
    row.splice(PLAYER_AT, cells.length, ...cells);
    return row;
  });
  const { name, country, venue, from, to } = state.settings;
  const days = daysOf({ from, to });
  const event = rows[EVENT_ROW]!;
  event[0] = name;
  event[1] = players.length;
  event[11] = countryCode(country) ?? country;
  event[12] = venue;
  event[13] = mersWeight({
    days,
    players: participants(state, players.length),
    countries: new Set(players.map(({ person }) => countryOf(person)).filter(Boolean)).size,
    hasQualification,
  });
  event[15] = 'Riichi';
  event[16] = dateText(from, to);
  event[17] = days;
  const columns = HEAD.map((name) => (NUMBERS.includes(name) ? number(name) : text(name)));
  return { title: 'Results', columns, rows } satisfies DataTable;
}

function playerCells({ row, person }: Reported): Cell[] {
  const [first, last] = namesOf(person);
  const isMember = /\d/.test(person.emaId);
  return [
    row.rank,
    first,
    last,
    isMember ? person.emaId.replace(/\D/g, '').padStart(EMA_DIGITS, '0') : '0'.repeat(EMA_DIGITS),
    Math.round(row.tablePoints / POINT),
    Math.round(row.total / POINT),
    isMember ? 1 : 0,
    countryOf(person),
  ];
}

/**
 * As they were given. Where nobody said which is which, the whole name stands as the last name: in Nguyễn Thị Hòa the family is Nguyễn,
 * in Ada van der Berg it is van der Berg, and no rule knows both.
 */
export function namesOf(person: Person): readonly [string, string] {
  const [first, last] = [tidy(person.firstName ?? ''), tidy(person.lastName ?? '')];
  return first + last === '' ? ['', tidy(person.legalName) || tidy(person.name)] : [first, last];
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Three letters, whatever code the country was written by; anything else as it was written. */
export const countryOf = ({ country }: Person): string => countryCode(country) ?? country.trim();

function participants(state: EventState, players: number): number {
  const others = standingsOf(state).rows.filter(({ isRanked, games }) => !isRanked && games > 0);
  return players + Math.min(COUNTED_SUBSTITUTES, others.length);
}

/** `16-17 Jan 2027`; over the end of a month `31 Jan-1 Feb 2027`. */
export function dateText(from: string, to: string): string {
  const [a, b] = [new Date(from), new Date(to)];
  if (Number.isNaN(a.getTime()) || Number.isNaN(b.getTime())) return `${from} - ${to}`;
  const said = (date: Date, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...parts }).format(date);
  const whole = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  if (from === to) return said(b, whole);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = said(a, isSameMonth ? { day: 'numeric' } : { day: 'numeric', month: 'short' });
  return `${first}-${said(b, whole)}`;
}

export function portalTable(state: EventState): DataTable {
  const unit = scoreUnit(state.settings.rules.values);
  return {
    title: 'Portal',
    columns: [
      number('place'),
      text('first_name'),
      text('last_name'),
      number('scores'),
      number('games'),
      text('ema'),
      text('load_player'),
    ],
    rows: reported(state).map(({ row, person }): Cell[] => {
      const names = namesOf(person);
      return [row.rank, ...names, inP(row.total, unit), row.games, person.emaId, 'true'];
    }),
  };
}
