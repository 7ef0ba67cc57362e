// The tables that an event hands out, cell by cell, as they have to be by the test's own ledger.

import { type OwnBook, type OwnStanding, type PlayedSheet, seatResults } from './ownLedger.ts';

export type Cell = string | number | null;
export type Table = readonly (readonly Cell[])[];

export interface Entrant {
  readonly name: string;
  readonly country: string;
  readonly club: string;
  readonly emaId: string;
}

/** By number, from 1. */
export type Entrants = readonly Entrant[];

const P = 1_000;
const WINDS = ['East', 'South', 'West', 'North'];
const ROUNDS = [1, 2, 3];

const STANDINGS =
  'place number name country club team total points uma penalties carried hanchan firsts seconds thirds fourths best tieBreak';
const IN_ROUNDS =
  'round stage table wind number name final loans net modifiers place uma oka score penalties counted sticks sheet';
const PENALTIES = 'round table number name offence kind points section note by withdrawn';

export function standingsTable(standings: readonly OwnStanding[], people: Entrants): Table {
  const rows = standings.map((one, i): Cell[] => {
    const { slot, substitute, played } = one;
    const { name, country, club } = people[slot - 1]!;
    const at = (place: number) => played.filter((game) => game.place === place).length;
    return [
      substitute === null ? `${i + 1}` : '',
      slot,
      ...(substitute === null ? [name, country, club] : [substitute, '', '']),
      '',
      one.total / P,
      one.points / P,
      one.uma / P,
      one.penalties / P,
      one.carried / P,
      played.length,
      ...[1, 2, 3, 4].map(at),
      Math.max(...played.map(({ score }) => score)) / P,
      '',
      ...ROUNDS.map((round) => {
        const score = one.byRound.get(round);
        return score === undefined ? null : score / P;
      }),
    ];
  });
  return [[...STANDINGS.split(' '), ...ROUNDS.map((round) => `round ${round}`)], ...rows];
}

export function roundsTable(
  book: OwnBook,
  sheets: readonly PlayedSheet[],
  people: Entrants,
): Table {
  const inOrder = [...sheets].sort((a, b) => a.round - b.round || a.table - b.table);
  const rows = inOrder.flatMap((sheet) =>
    seatResults(book, sheet).map((one): Cell[] => [
      sheet.round,
      sheet.stage,
      sheet.table,
      WINDS[one.wind]!,
      one.slot,
      sheet.replaced?.slot === one.slot ? sheet.replaced.by : people[one.slot - 1]!.name,
      one.held,
      0,
      one.net,
      one.mods,
      one.placeText,
      one.uma / P,
      0,
      one.score / P,
      one.off / P,
      one.counted / P,
      sheet.sticks,
      'signed',
    ]),
  );
  return [IN_ROUNDS.split(' '), ...rows];
}

export const penaltiesTable = (rows: Table): Table => [PENALTIES.split(' '), ...rows];

export interface EmaFacts {
  readonly name: string;
  readonly country: string;
  readonly venue: string;
  readonly mers: number;
  readonly date: string;
  readonly days: number;
}

/** Players in C to J from row 2; the event in row 3, in A, B and L to R. */
export function emaTable(
  standings: readonly OwnStanding[],
  people: Entrants,
  facts: EmaFacts,
): Table {
  const ranked = standings.filter(({ substitute }) => substitute === null);
  const rows = ranked.map(({ slot, played, total }, i): Cell[] => {
    const { name, emaId, country } = people[slot - 1]!;
    // Of all rounds, as the score beside them is: everything is carried into the final.
    const points = played.reduce((sum, { net, mods }) => sum + net + mods, 0);
    const [first, last] = name.split(' ') as [string, string];
    const number = emaId.padStart(8, '0');
    return [null, null, i + 1, first, last, number, points, total, emaId === '' ? 0 : 1, country];
  });
  const event = rows[1]!;
  event[0] = facts.name;
  event[1] = ranked.length;
  event[11] = facts.country;
  event[12] = facts.venue;
  event[13] = facts.mers;
  event[15] = 'Riichi';
  event[16] = facts.date;
  event[17] = facts.days;
  const head =
    'Tournament,Players,Position,First name,Last name,EMA number,Table points,Score,EMA member,Country,,Country,Place,MERS,,Rules,Date,Days';
  return [head.split(','), ...rows];
}

export const recordsOf = ([head, ...rows]: Table): Record<string, Cell>[] =>
  rows.map((row) => Object.fromEntries(head!.map((name, i) => [name as string, row[i] ?? null])));

/** As text, with nothing where there is nothing: what a file without types can say. */
export const inText = (table: Table): string[][] =>
  table.map((row) => table[0]!.map((_, i) => String(row[i] ?? '')));

/** As a workbook gives it back: an empty text is an empty cell. */
export const inCells = (table: Table): Cell[][] =>
  table.map((row) => table[0]!.map((_, i) => (row[i] === '' ? null : (row[i] ?? null))));

/** No cell in these tests has a line end or a quotation mark in it. */
export const readCsv = (text: string): string[][] =>
  text
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      [...`,${line}`.matchAll(/,(?:"([^"]*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted ?? plain!,
      ),
    );
