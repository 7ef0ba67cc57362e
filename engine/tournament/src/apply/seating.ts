// The tables of a round, and how they become public. A log that hid them until then tells them with the publication.

import type { PublishedSeating } from '../act.ts';
import type { TableSeats } from '../stage.ts';
import type { EventState, RoundState, TableState } from '../state.ts';
import { roundOf } from '../who.ts';

export const newTable = (
  round: number,
  number: number,
  seats: TableSeats,
  before: TableState | undefined,
): TableState => ({
  round,
  number,
  version: before ? before.version + 1 : 0,
  seats,
  winds: null,
  stage: 'seated',
  extraSeconds: 0,
  pauses: [],
  allLast: null,
  late: new Map(),
  replaced: new Map(),
  loans: new Map(),
  sheet: null,
  reopened: null,
  replays: 0,
  earlier: [],
});

export interface Publication {
  readonly at: number;
  readonly seq: number;
  /** Of a log in which the tables were hidden before. */
  readonly seating: PublishedSeating | undefined;
}

/** Whatever happens to a seating from here on happens in public. */
export function publish(
  state: EventState,
  round: RoundState,
  { at, seq, seating }: Publication,
): void {
  round.isPublic = true;
  if (seating) layOut(state, round, seating, at);
  round.published ??= { seq, seating: seatingOf(state, round) };
}

function layOut(state: EventState, round: RoundState, seating: PublishedSeating, at: number): void {
  const { seed, method, drawn, tables } = seating;
  for (const number of drawn) {
    const found = roundOf(state, number);
    if (found) found.seed = seed;
  }
  round.method = method;
  round.tables = tables.map(({ version, seats, winds, missing, replaced }, i) => ({
    ...newTable(round.number, i + 1, seats, undefined),
    version,
    winds,
    late: new Map(missing.map((slot) => [slot, { since: at, outcome: null }])),
    replaced: new Map(replaced),
  }));
}

function seatingOf({ rounds }: EventState, { seed, method, tables }: RoundState): PublishedSeating {
  const drawn = rounds.filter((round) => round.seed === seed);
  const isTold = drawn.every(({ isPublic }) => isPublic);
  return {
    seed: isTold ? seed : '',
    method,
    drawn: isTold ? drawn.map(({ number }) => number) : [],
    tables: tables.map(({ version, seats, winds, late, replaced }) => ({
      version,
      seats,
      winds,
      missing: [...late].flatMap(([slot, { outcome }]) => (outcome === null ? [slot] : [])),
      replaced: [...replaced],
    })),
  };
}
