// The table of a circuit for spreadsheets and for federations.

import {
  type CircuitState,
  daysOf,
  type EventResults,
  type LiveResults,
  resultsNow,
  type tableOfCircuit,
} from '@hanchan/tournament';
import { csvLines } from '../http/csvText.ts';

type Table = ReturnType<typeof tableOfCircuit>;

const nameOfEntry = (results: EventResults | null, id: string) => results?.name ?? id;

function resultsOf(state: CircuitState, live: LiveResults, id: string): EventResults | null {
  const entry = state.entries.get(id);
  return entry === undefined ? null : resultsNow(state, entry, live);
}

/** A line for each player: what each event came to, and whether it counts. */
export function standingsCsv(state: CircuitState, table: Table, live: LiveResults): string {
  const { columns, rows } = table;
  const head = [
    'place',
    'name',
    'country',
    'club',
    ...columns.flatMap((id) => {
      const name = nameOfEntry(resultsOf(state, live, id), id);
      return [name, `${name}: counts`];
    }),
    'carried',
    'adjusted',
    'season',
    'final',
    'total',
  ];
  const lines = rows.map((row) => [
    row.place,
    row.name,
    row.country,
    row.club,
    ...columns.flatMap((_, event) => {
      const own = row.results.find((one) => one.event === event);
      return own === undefined ? ['', ''] : [own.value, own.isCounted ? 'yes' : 'no'];
    }),
    row.carried,
    row.adjusted,
    row.season.total,
    row.final === null ? '' : row.final.value,
    row.total,
  ]);
  return csvLines([head, ...lines]);
}

/** A line for each result, as rankings of federations are computed from: who, where, how long, and what it was worth. */
export function rankingCsv(state: CircuitState, table: Table, live: LiveResults): string {
  const head = [
    'number',
    'name',
    'country',
    'club',
    'event',
    'from',
    'to',
    'eventCountry',
    'days',
    'games',
    'players',
    'place',
    'score',
    'base',
    'weight',
    'points',
    'counts',
  ];
  const events = table.columns.map((id) => resultsOf(state, live, id));
  const known = rowsByPlayer(table, events);
  const lines = table.rows.flatMap((row) =>
    row.results.map((one) => {
      const results = events[one.event] ?? null;
      const entry = table.columns[one.event]!;
      const own = known.get(`${one.event} ${row.player}`);
      return [
        row.number,
        row.name,
        row.country,
        row.club,
        nameOfEntry(results, entry),
        results?.from ?? '',
        results?.to ?? '',
        results?.country ?? '',
        results === null ? '' : daysOf(results),
        own?.games ?? '',
        one.players,
        one.place,
        (own?.score ?? 0) / 1_000,
        one.points,
        one.weight,
        one.value,
        one.isCounted ? 'yes' : 'no',
      ];
    }),
  );
  return csvLines([head, ...lines]);
}

/** The first row of everybody in each event. */
function rowsByPlayer({ columns, people }: Table, events: readonly (EventResults | null)[]) {
  const rows = new Map<string, EventResults['rows'][number]>();
  for (const [event, results] of events.entries()) {
    for (const row of results?.rows ?? []) {
      const key = `${event} ${people.byKey.get(`${columns[event]}.${row.id}`)?.id}`;
      if (!rows.has(key)) rows.set(key, row);
    }
  }
  return rows;
}
