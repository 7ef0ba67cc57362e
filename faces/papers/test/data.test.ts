// Tables for other programs: opened again, every cell is what the event comes to, and no cell is a formula.

import { daysOf, standingsOf, tableResult, zeroSum } from '@hanchan/tournament';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import {
  aDesk,
  aPerson,
  aStage,
  HEAD,
  SITS_FROM_2,
} from '../../../proof/spec/support/eventDesk.ts';
import { paperEvent, sourceFor } from '../../../proof/spec/support/paperEvent.ts';
import { csvOf } from '../src/data/csv.ts';
import { dateText, namesOf } from '../src/data/federation.ts';
import { makePaper, mersWeight } from '../src/index.ts';

const { source } = paperEvent();
const { state } = source;
const body = async (name: string, options = {}) => (await makePaper(source, name, options))!.body;
const inP = (twelfths: number) => Math.round(twelfths / 12) / 1_000;

/** Comma-separated values, read by the letter of the standard. */
function parseCsv(text: string): string[][] {
  expect(text.startsWith('\uFEFF')).toBe(true);
  const rows: string[][] = [];
  let row: string[] = [];
  const CELL = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|$)/gy;
  CELL.lastIndex = 1;
  for (
    let match = CELL.exec(text);
    match && CELL.lastIndex <= text.length;
    match = CELL.exec(text)
  ) {
    const [, raw, end] = match;
    if (raw === '' && end === '') break;
    row.push(raw!.startsWith('"') ? raw!.slice(1, -1).replaceAll('""', '"') : raw!);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

async function csv(name: string): Promise<Record<string, string>[]> {
  const [head, ...rows] = parseCsv((await body(name)) as string);
  return rows.map((row) => Object.fromEntries(head!.map((key, i) => [key, row[i]!])));
}

async function sheets(name: string, options = {}) {
  const read = await readXlsxFile((await body(name, options)) as Buffer, { trim: false });
  return read as unknown as { sheet: string; data: (string | number | null)[][] }[];
}

describe('results.xlsx', () => {
  it('opens again with every cell of the standings', async () => {
    const [first] = await sheets('results.xlsx');
    expect(first!.sheet).toBe('Standings');
    const [head, ...rows] = first!.data;
    const expected = standingsOf(state).rows;
    expect(rows).toHaveLength(expected.length);
    for (const [i, row] of expected.entries()) {
      const cell = (name: string) => rows[i]![head!.indexOf(name)];
      expect(cell('place')).toBe(row.rankShown);
      expect(cell('number')).toBe(row.slot);
      expect(cell('total')).toBe(inP(row.total));
      expect(cell('points')).toBe(inP(row.raw));
      expect(cell('uma')).toBe(inP(row.uma));
      expect(cell('penalties')).toBe(inP(row.penalties));
      expect(cell('carried')).toBe(inP(row.carried));
      expect(cell('hanchan')).toBe(row.games);
      expect(
        [1, 2, 3, 4].map((n) => cell(['firsts', 'seconds', 'thirds', 'fourths'][n - 1]!)),
      ).toEqual([row.firsts, row.seconds, row.thirds, row.fourths]);
      expect(cell('best')).toBe(inP(row.best!));
      for (const { round, hanchan } of row.byRound) {
        expect(cell(`round ${round}`)).toBe(inP(hanchan));
      }
    }
  });

  it('has every table of every round, and the penalties', async () => {
    const [, rounds, penalties] = await sheets('results.xlsx');
    const [head, ...rows] = rounds!.data;
    expect(rows).toHaveLength(16);
    const results = state.rounds.flatMap(({ tables }) =>
      tables.flatMap((table) => tableResult(state, table)?.rows ?? []),
    );
    for (const [i, row] of results.entries()) {
      const cell = (name: string) => rows[i]![head!.indexOf(name)];
      expect([cell('number'), cell('final'), cell('loans')]).toEqual([
        row.slot,
        row.held,
        row.loans,
      ]);
      expect([cell('uma'), cell('score')]).toEqual([inP(row.uma), inP(row.hanchan)]);
      expect([cell('penalties'), cell('counted')]).toEqual([inP(row.penalties), inP(row.credited)]);
    }
    expect(penalties!.data).toHaveLength(2);
    expect(penalties!.data[1]).toContain(30);
  });
});

describe('CSV', () => {
  it('holds the standings, and names with quotes, commas and line breaks come back', async () => {
    const rows = await csv('results.csv');
    const expected = standingsOf(state).rows;
    expect(rows.map(({ number, total }) => [Number(number), Number(total)])).toEqual(
      expected.map(({ slot, total }) => [slot, inP(total)]),
    );
    const odd = 'He said "東, 1"\nand left';
    const table = { title: '', columns: [{ name: 'a', type: 'text' as const }], rows: [[odd]] };
    expect(parseCsv(csvOf(table))).toEqual([['a'], [odd]]);
  });

  it('makes text harmless that a spreadsheet would run, and leaves numbers alone', async () => {
    for (const start of ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']) {
      const columns = [
        { name: 'text', type: 'text' as const },
        { name: 'number', type: 'number' as const },
      ];
      const text = csvOf({ title: '', columns, rows: [[`${start}cmd`, -12.5]] });
      expect(parseCsv(text)[1]).toEqual([`'${start}cmd`, '-12.5']);
    }
    const people = await csv('people.csv');
    expect(people.find(({ number }) => number === '5')).toMatchObject({
      name: "'=2+5",
      club: "'@cmd",
    });
    const [penalty] = await csv('penalties.csv');
    expect(penalty).toMatchObject({ points: '30', note: `'=HYPERLINK("x")` });
    const totals = (await csv('results.csv')).map(({ total }) => total!);
    expect(totals.some((total) => total.startsWith('-'))).toBe(true);
  });

  it('of rounds sums to nothing but what was left and taken', async () => {
    const rows = await csv('rounds.csv');
    const sum = (name: string) => rows.reduce((all, row) => all + Number(row[name]), 0);
    const { total, penalties } = zeroSum(state);
    expect(sum('score')).toBeCloseTo(inP(total) + inP(penalties), 6);
    expect(sum('uma')).toBeCloseTo(0, 6);
  });
});

it('names whoever played the round where a number had two players', async () => {
  const desk = aDesk({ players: 4, stages: [aStage({ rounds: 2 })] });
  desk.do({ type: 'enrol', people: [aPerson('sub', { name: 'Sub Stitute', kind: 'fillIn' })] });
  desk.start(1);
  desk.finish(1, 1);
  desk.do({ type: 'endRound', round: 1 }, HEAD);
  desk.do({ type: 'depart', person: 'p1', departure: 'withdrawn', fromRound: 2, note: '' }, HEAD);
  desk.do(SITS_FROM_2, HEAD);
  desk.start(2);
  desk.finish(2, 1);
  const from = sourceFor(desk);
  const printed = async (name: string) => String((await makePaper(from, name, {}))!.body);
  const rounds = parseCsv(await printed('rounds.csv'));
  const [head] = rounds;
  const of = (round: string) =>
    rounds
      .filter(
        (row) => row[head!.indexOf('round')] === round && row[head!.indexOf('number')] === '1',
      )
      .map((row) => row[head!.indexOf('name')]);
  expect([of('1'), of('2')]).toEqual([['Name of p1'], ['Sub Stitute']]);
  const results = parseCsv(await printed('results.csv'));
  const rows = results.filter((row) => row[results[0]!.indexOf('number')] === '1');
  expect(rows.map((row) => row[results[0]!.indexOf('name')]).sort()).toEqual([
    'Name of p1',
    'Sub Stitute',
  ]);
});

describe('results.json', () => {
  it('is one document with its version, the proof and the checksum', async () => {
    const document = JSON.parse((await body('results.json')) as string);
    expect(document).toMatchObject({
      hanchanResults: 1,
      event: { name: 'Spring Open 春', rules: { id: 'wrc-2022' } },
      zeroSum: { isProved: true, tables: 4 },
      archiveChecksum: source.checksum(),
    });
    expect(document.standings).toHaveLength(8);
    expect(document.standings[0]).toHaveProperty('total');
    expect(JSON.stringify(document)).not.toContain('Hidden One');
  });
});

describe('the EMA workbook', () => {
  it('has players from row 2 in C to J and the event in row 3', async () => {
    const { data } = (await sheets('ema.xlsx'))[0]!;
    const at = (cell: string) => data[Number(cell.slice(1)) - 1]![cell.charCodeAt(0) - 65] ?? null;
    const rows = standingsOf(state).rows;
    for (const [i, row] of rows.entries()) {
      const line = i + 2;
      const { person } = state.people.get(row.person!)!;
      const [first, last] = namesOf(person);
      expect(at(`C${line}`)).toBe(row.rank);
      expect([at(`D${line}`) ?? '', at(`E${line}`)]).toEqual([first, last]);
      expect(at(`G${line}`)).toBe(Math.round(row.raw / 12));
      expect(at(`H${line}`)).toBe(Math.round(row.total / 12));
      expect(at(`I${line}`)).toBe(person.emaId === '' ? 0 : 1);
      expect(at(`J${line}`)).toBe(person.country);
      expect(at(`F${line}`)).toBe(person.emaId.padStart(8, '0'));
    }
    expect(['A3', 'B3', 'L3', 'M3', 'N3', 'P3', 'Q3', 'R3'].map(at)).toEqual([
      'Spring Open 春',
      8,
      'SWE',
      'Town Hall',
      2.5,
      'Riichi',
      '16-17 Jan 2027',
      2,
    ]);
    expect(at('A2')).toBeNull();
  });

  it('weighs by days, players, countries and qualification', async () => {
    const facts = { days: 2, players: 64, countries: 7, hasQualification: false };
    expect(mersWeight(facts)).toBe(3);
    expect(mersWeight({ ...facts, players: 40, countries: 5 })).toBe(2);
    expect(mersWeight({ ...facts, players: 41, countries: 6 })).toBe(3);
    expect(mersWeight({ days: 5, players: 81, countries: 10, hasQualification: true })).toBe(6);
    const { data } = (await sheets('ema.xlsx', { hasQualification: true }))[0]!;
    expect(data[2]![13]).toBe(3.5);
  });

  it('tells dates and names as the federation reads them', () => {
    expect(dateText('2027-01-16', '2027-01-16')).toBe('16 Jan 2027');
    expect(dateText('2027-01-31', '2027-02-01')).toBe('31 Jan-1 Feb 2027');
    expect(dateText('soon', 'later')).toBe('soon - later');
    expect([
      daysOf({ from: '2027-01-30', to: '2027-02-01' }),
      daysOf({ from: 'soon', to: '' }),
    ]).toEqual([3, 1]);
    const person = state.people.get('p1')!.person;
    expect(namesOf(person)).toEqual(['', 'Ichirō Takahashi']);
    const parted = { ...person, firstName: 'Thị  Hòa', lastName: 'Nguyễn' };
    expect(namesOf(parted)).toEqual(['Thị Hòa', 'Nguyễn']);
    const whole = { ...person, legalName: '', name: 'Nguyễn Thị Hòa' };
    expect(namesOf(whole)).toEqual(['', 'Nguyễn Thị Hòa']);
    expect(namesOf({ ...person, legalName: '', name: 'Plato' })).toEqual(['', 'Plato']);
  });
});

it('mahjong-portal gets place, names, scores, games and EMA number', async () => {
  const rows = await csv('portal.csv');
  expect(Object.keys(rows[0]!)).toEqual([
    'place',
    'first_name',
    'last_name',
    'scores',
    'games',
    'ema',
    'load_player',
  ]);
  const [best] = standingsOf(state).rows;
  expect(rows[0]).toMatchObject({ place: '1', scores: String(inP(best!.total)), games: '2' });
});

describe('reports to other federations', () => {
  it('say for the UK and for the ARA what their documents ask for', async () => {
    const uk = await csv('rukrs.csv');
    const ranked = standingsOf(state).rows.filter(({ isRanked }) => isRanked);
    expect(uk.length).toBe(ranked.filter(({ isListed }) => isListed).length);
    const n = ranked.length;
    for (const { rank, mersScore, averageHanchanScore, totalScore, hanchan, startDate } of uk) {
      expect(mersScore).toBe(String(Math.round((1_000 * (n - Number(rank))) / (n - 1))));
      expect(Number(averageHanchanScore)).toBeCloseTo(Number(totalScore) / Number(hanchan), 1);
      expect(startDate).toBe('2027-01-16');
    }
    const ara = await csv('ara.csv');
    expect(ara.map(({ legalName }) => legalName)).toContain('Ichirō Takahashi');
  });

  it('give World Riichi’s tool each cell where its server reads it', async () => {
    const all = await sheets('world-riichi.xlsx');
    const of = (name: string) => all.find(({ sheet }) => sheet === name)!.data;
    expect(all.map(({ sheet }) => sheet)).toEqual([
      ...['players', 'seating', 'schedule', 'results', 'R1', 'R2', 'R3'],
    ]);
    expect(of('players')[3]!.slice(0, 2)).toEqual([1, 1]);
    expect(of('seating')[1]!.slice(0, 2)).toEqual([1, 1]);
    expect(of('schedule')[1]![2]).toBe('Europe/Stockholm');
    const { rows } = tableResult(state, state.rounds[0]!.tables[1]!)!;
    for (const [i, row] of rows.entries()) {
      // The second table begins seven rows below the first, in row 5.
      const line = of('R1')[4 + 7 + i]!;
      expect([line[0], line[1], line[4]]).toEqual([2, row.slot, row.rank]);
    }
    const totals = new Map(standingsOf(state).rows.map(({ slot, total }) => [slot, inP(total)]));
    for (const line of of('results').slice(1)) {
      expect(line[3]).toBeCloseTo(totals.get(Number(line[0]))!, 2);
    }
  });
});
