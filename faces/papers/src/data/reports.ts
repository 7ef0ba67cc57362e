// Reports to other federations, with the fields that their public documents ask for; and an event in the workbook of World Riichi's tool,
// cell by cell where its server reads them. All name people as a federation knows them, so all are for the staff.

import {
  countedResult,
  daysOf,
  type EventState,
  indexPenalties,
  scoreUnit,
  standingsOf,
  tableResult,
} from '@hanchan/tournament';
import { publishedName, tablesOf } from '../source.ts';
import { DATA_WORDS } from '../words/index.ts';
import { type Cell, type DataTable, inP, number, text } from './dataTable.ts';
import { countryOf, namesOf, reported } from './federation.ts';

/** What the first place of an event is worth in Europe; the last is worth nothing. */
const FIRST = 1_000;

/** What the ranking of the UK is computed from: who, where, how long, the place in thousandths, the score. */
export function rukrsTable(state: EventState): DataTable {
  const { name, country, venue, from, to, rules } = state.settings;
  const players = reported(state);
  const ranked = standingsOf(state).rows.filter(({ isRanked }) => isRanked).length;
  const unit = scoreUnit(rules.values);
  return {
    title: 'RUKRS',
    columns: [
      ...['tournament', 'startDate', 'country', 'town'].map(text),
      ...['participants', 'days', 'hanchan'].map(number),
      ...['emaNumber', 'player', 'playerCountry'].map(text),
      ...['rank', 'mersScore', 'totalScore', 'averageHanchanScore'].map(number),
    ],
    rows: players.map(({ row, person }): Cell[] => {
      const base = ranked < 2 ? FIRST : Math.round((FIRST * (ranked - row.rank!)) / (ranked - 1));
      const total = inP(row.total, unit);
      return [
        ...[name, from, country, venue, ranked, daysOf({ from, to }), row.games, person.emaId],
        ...[namesOf(person).join(' ').trim(), countryOf(person), row.rank, base, total],
        row.games === 0 ? 0 : Math.round((100 * total) / row.games) / 100,
      ];
    }),
  };
}

/** Legal and preferred names, organisation and number, as the American Riichi Association asks for them with the results. */
export function araTable(state: EventState): DataTable {
  const { name, venue, from, to, rules } = state.settings;
  const unit = scoreUnit(rules.values);
  return {
    title: 'ARA',
    columns: [
      ...['tournament', 'from', 'to', 'location'].map(text),
      number('place'),
      ...['preferredName', 'legalName', 'organization', 'araId'].map(text),
      ...['score', 'games'].map(number),
    ],
    rows: reported(state).map(({ row, person }): Cell[] => [
      ...[name, from, to, venue, row.rank, person.name, namesOf(person).join(' ').trim()],
      ...[person.club, person.emaId, inP(row.total, unit), row.games],
    ]),
  };
}

/** Columns by letter; the heading is the first row of the sheet. */
const lettered = (title: string, head: readonly string[], rows: readonly (readonly Cell[])[]) => ({
  title,
  columns: head.map(text),
  rows,
});

const EMPTY: readonly Cell[] = [];

/** The sheets that World Riichi's tool reads: who is who, seating, the schedule, the sum, and every round table by table. */
export function worldRiichiTables(state: EventState): DataTable[] {
  const { rules, timeZone } = state.settings;
  const unit = scoreUnit(rules.values);
  const index = indexPenalties(state);
  const named = { state, words: DATA_WORDS };
  const standings = standingsOf(state).rows.toSorted((a, b) => a.slot - b.slot);
  const rounds = state.rounds.filter(({ tables }) => tables.length > 0);
  const time = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  });
  const started = rounds.map(({ number: at, startedAt }): Cell[] => [
    at,
    `Round ${at}`,
    startedAt === null ? '' : time.format(startedAt).replace(' at ', ', '),
  ]);
  const blocks = (round: (typeof rounds)[number]): Cell[][] =>
    tablesOf(round).flatMap((table) => {
      const found = countedResult(state, table, index) ?? tableResult(state, table, index);
      const lines = (found?.rows ?? []).map((row): Cell[] => [
        ...[table.number, row.slot, '', row.held / unit, row.rank],
        ...[inP(row.penalties, unit), inP(row.credited, unit)],
      ]);
      return [...lines, [], [], []];
    });
  return [
    lettered(
      'players',
      ['seating', 'registration', 'name'],
      [
        EMPTY,
        EMPTY,
        ...standings.map(({ slot, person }) => [slot, slot, publishedName(named, person, slot)]),
      ],
    ),
    lettered(
      'seating',
      ['round', 'table', 'player 1', 'player 2', 'player 3', 'player 4'],
      rounds.flatMap((round) =>
        tablesOf(round).map((table) => [round.number, table.number, ...table.seats]),
      ),
    ),
    lettered('schedule', ['schedule', '', ''], [['', '', timeZone], EMPTY, ...started]),
    lettered(
      'results',
      ['player', 'name', 'rank', 'total', 'penalty'],
      standings.map((row) => [
        row.slot,
        publishedName(named, row.person, row.slot),
        row.rank,
        inP(row.total, unit),
        inP(row.penalties, unit),
      ]),
    ),
    ...rounds.map((round) =>
      lettered(
        `R${round.number}`,
        ['round', String(round.number), '', '', '', '', ''],
        [
          EMPTY,
          EMPTY,
          ['table', 'player', 'name', 'points', 'place', 'penalty', 'score'],
          ...blocks(round),
        ],
      ),
    ),
  ];
}
