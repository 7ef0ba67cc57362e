// The table of a circuit whose file names archives: everything is computed from the events' own logs.

import type { EventState } from '../state.ts';
import type { Circuit } from './circuit.ts';
import { plainName } from './people.ts';
import { questionsOf } from './questions.ts';
import { eventResults } from './results.ts';
import type { CircuitRow } from './row.ts';
import { circuitTable } from './table.ts';

/** The table, and what somebody has to look at before it can be final. */
export interface CircuitStandings {
  readonly rows: readonly (CircuitRow & { readonly isQualified: boolean })[];
  /** Names in several events without a number: one person, or several? */
  readonly unconfirmed: readonly string[];
  /** Names that are nearly the same. */
  readonly alike: readonly (readonly [string, string])[];
  /** Carried points of somebody who is in no event. */
  readonly unknownCarried: readonly string[];
}

/** One state for each of the circuit's events, in their order. */
export function circuitStandings(
  { rule, qualify, events, carried, confirmed, same }: Circuit,
  states: readonly EventState[],
): CircuitStandings {
  const results = states.map((state) => eventResults(state, true));
  const input = {
    rule,
    events: results.map((one, i) => ({
      id: String(i),
      weight: events[i]!.weight,
      hasQualification: events[i]!.hasQualification,
      counts: events[i]!.counts,
      results: one,
    })),
    carried: [],
    adjusted: [],
    answers: [],
    erased: [],
    known: { confirmed, same },
  };
  const { people, placed } = circuitTable(input);
  // Carried points name whoever has them: they are found by name, and by nothing else.
  const byName = new Map(people.players.map((one) => [plainName(one.name), one]));
  const found = carried.map((one) => ({ ...one, at: byName.get(plainName(one.player)) }));
  const adjusted = found.flatMap(({ at, points }) =>
    at === undefined ? [] : [{ player: at.id, tenths: Math.round(points * 10) }],
  );
  const { rows } = circuitTable({ ...input, adjusted });
  const asked = questionsOf(people, placed, []);
  const sameNames = asked.filter(({ why }) => why === 'sameName').map(({ names }) => names[0]);
  return {
    rows: rows.map(({ adjusted: brought, ...row }) => ({
      ...row,
      adjusted: 0,
      carried: brought,
      isQualified: row.season.place !== null && row.season.place <= qualify,
    })),
    unconfirmed: [...new Map(sameNames.map((name) => [plainName(name), name])).values()],
    alike: asked.filter(({ why }) => why === 'nearName').map(({ names }) => names),
    unknownCarried: found.filter(({ at }) => at === undefined).map(({ player }) => player),
  };
}
