// What the desk's export page hands out at the end of the story, cell by cell against the test's own ledger.

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import readExcelFile from 'read-excel-file/node';
import { expect } from 'vitest';
import { step } from './deskPage.ts';
import { download, EVENT, nameOf, PEOPLE, STICKS } from './eventStory.ts';
import {
  OWN_BOOKS,
  type OwnStanding,
  ownStandings,
  type PlayedSheet,
  seatResults,
} from './ownLedger.ts';
import {
  emaTable,
  inCells,
  inText,
  penaltiesTable,
  readCsv,
  recordsOf,
  roundsTable,
  standingsTable,
} from './ownTables.ts';

/** What a chombo and three minutes cost, and how the referee's phone says so. */
export const BOOKS = [
  {
    id: 'wrc-2022',
    title: 'WRC 2022',
    foul: ['noten', /^Noten riichi/, 'Noten riichi', '12.3.4'],
    chombo: 30_000,
    shown: /Chombo.*−30P/s,
    late: 3_000,
    cost: '−3P',
    scheme: 'light',
  },
  {
    id: 'wdmc-2019',
    title: 'WDMC 2019',
    foul: ['false win shown', /^False win, hand shown/, 'False win, hand shown', 'Part 2, 8'],
    chombo: 12_000,
    shown: /Chombo.*−12,000/s,
    late: 6_000,
    cost: '−6,000',
    scheme: 'dark',
  },
] as const;
export type Book = (typeof BOOKS)[number];

export interface Played {
  readonly sheets: readonly PlayedSheet[];
  readonly finalists: readonly number[];
  /** The numbers of the late player and of the offender. */
  readonly late: number;
  readonly chombo: number;
}

const P = 1_000;

export async function exportsAgree(
  desk: Page,
  book: Book,
  { sheets, finalists, late, chombo }: Played,
): Promise<OwnStanding[]> {
  const own = OWN_BOOKS[book.id];
  const standings = ownStandings(own, sheets, finalists);
  const [, , offence, section] = book.foul;
  const given = ['chombo', book.chombo / P, section, '', 'Iversen', ''];
  const tables = {
    standings: standingsTable(standings, PEOPLE),
    rounds: roundsTable(own, sheets, PEOPLE),
    penalties: penaltiesTable([
      [1, 3, chombo, nameOf(chombo), offence, ...given],
      [1, 2, late, nameOf(late), 'Late', 'points', book.late / P, '', '3 min'],
    ]),
  };
  await step(desk, 'Export');
  const text = async (name: string) => readFile(await download(desk, name), 'utf8');
  expect(readCsv(await text('Results (CSV)'))).toEqual(inText(tables.standings));
  expect(readCsv(await text('Every round (CSV)'))).toEqual(inText(tables.rounds));
  expect(readCsv(await text('Penalties (CSV)'))).toEqual(inText(tables.penalties));
  const workbook = await readExcelFile(await download(desk, 'Results (XLSX)'));
  expect(workbook.map(({ sheet, data }) => [sheet, data])).toEqual([
    ['Standings', inCells(tables.standings)],
    ['Rounds', inCells(tables.rounds)],
    ['Penalties', inCells(tables.penalties)],
  ]);
  const [ema] = await readExcelFile(await download(desk, 'EMA form (XLSX)'));
  const facts = { ...EVENT, mers: 2, date: '20-21 Mar 2027', days: 2 };
  expect(ema!.data).toEqual(inCells(emaTable(standings, PEOPLE, facts)));

  const rows = sheets.flatMap((sheet) => seatResults(own, sheet));
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + of(row), 0) / P;
  const penalties = sum(({ off }) => off);
  expect(JSON.parse(await text('Results (JSON)'))).toMatchObject({
    isFinal: true,
    standings: recordsOf(tables.standings),
    rounds: recordsOf(tables.rounds),
    penalties: recordsOf(tables.penalties),
    zeroSum: {
      tables: 10,
      total: sum(({ score }) => score) - penalties,
      sticks: STICKS,
      modifiers: sum(({ mods }) => mods),
      penalties,
      isProved: true,
    },
  });
  // Nobody is told apart by a tie-break here, so the order is the order of the totals.
  const totals = standings.map(({ total, isFinalist }) => `${isFinalist} ${total}`);
  expect(new Set(totals).size).toBe(totals.length);
  return standings;
}
