// The table of a circuit: everybody's results by the rule, who stands where before the final, and where the final left them.

import {
  type CircuitPeople,
  type CircuitPlayer,
  type Joining,
  listed,
  type Placed,
  peopleOf,
  type RowKey,
  rowKey,
} from './people.ts';
import { rankedRows } from './ranks.ts';
import { daysOf, type EventResults } from './results.ts';
import type { CircuitRow, Unplaced } from './row.ts';
import type { CircuitRule } from './rule.ts';
import { ageShare, pointsOf, tenth, totalOf, type Valued, weightOf } from './totals.ts';

/** An event that counts, with what the circuit says of it. */
export interface CountedEvent {
  /** Of the circuit's entry. */
  readonly id: string;
  /** In hundredths. */
  readonly weight: number;
  readonly hasQualification: boolean;
  /** Beside the best that count; or it is the final, into which the rule carries something. */
  readonly counts: 'best' | 'always' | 'final';
  readonly results: EventResults;
}

/** Points from before, as rows of their own: they join people like any other row. */
export interface CarriedPoints {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly (Pick<
    EventResults['rows'][number],
    'id' | 'name' | 'number' | 'country' | 'club'
  > & {
    readonly tenths: number;
  })[];
}

/** Everything that a table is made from. */
export interface CircuitInput extends Joining {
  readonly rule: CircuitRule;
  readonly events: readonly CountedEvent[];
  readonly carried: readonly CarriedPoints[];
  readonly adjusted: readonly { readonly player: RowKey; readonly tenths: number }[];
}

/** The table with the people in it. */
export interface CircuitTable {
  readonly rows: readonly CircuitRow[];
  readonly people: CircuitPeople;
  readonly placed: readonly Placed[];
  /** What each event weighs, in hundredths. */
  readonly weights: readonly number[];
}

/** Computed anew each time; nothing of it is kept. */
export function circuitTable(input: CircuitInput): CircuitTable {
  const placed = placedRows(input);
  const people = peopleOf(placed, input);
  const weights = input.events.map((event) => weightIn(input.rule, event));
  const results = resultsByPlayer(input, people, weights);
  const besides = besidesOf(input, people);
  const rows = people.players.map((player) =>
    rowOf(input, player, results.get(player.id) ?? [], besides),
  );
  const { rule, events } = input;
  const season = rankedRows(rows, rule, (row) => row.season.total).map((row) => ({
    ...row,
    season: { ...row.season, place: row.place },
  }));
  const hasFinal = rule.final !== null && events.some(({ counts }) => counts === 'final');
  if (!hasFinal) return { rows: season, people, placed, weights };
  return { rows: afterFinal(season, input, results), people, placed, weights };
}

function placedRows({ events, carried }: CircuitInput): readonly Placed[] {
  const played = events.flatMap(({ id, results: { name, rows } }, event) =>
    rows.map((row, i) => ({
      ...{ key: rowKey(id, row.id), event, row },
      unnamed: `${noOf(row.id, i)}, ${name}`,
    })),
  );
  const brought = carried.flatMap(({ id, label, rows }, i) =>
    rows.map(({ tenths: _, ...row }, at) => ({
      key: rowKey(id, row.id),
      event: events.length + i,
      row: { ...row, place: 1, score: 0, games: 0 },
      unnamed: `${noOf(row.id, at)}, ${label}`,
    })),
  );
  return [...played, ...brought];
}

/** Who is not named stands under a number. */
const noOf = (id: string, at: number) => (/^#\d+$/.test(id) ? id.slice(1) : String(at + 1));

function weightIn(rule: CircuitRule, { weight, hasQualification, results }: CountedEvent): number {
  const countries = new Set(results.rows.map(({ country }) => country).filter(Boolean)).size;
  return weightOf(rule, { own: weight, hasQualification }, { ...results, countries });
}

function resultsByPlayer(
  { rule, events }: CircuitInput,
  { byKey }: CircuitPeople,
  weights: readonly number[],
): ReadonlyMap<RowKey, Valued[]> {
  const all = new Map<RowKey, Valued[]>();
  for (const [event, { id, counts, results }] of events.entries()) {
    const { rows } = results;
    for (const row of rows) {
      const player = byKey.get(rowKey(id, row.id))!;
      const points = pointsOf(rule, row, rows.length);
      const weight = weights[event]! / 100;
      const result: Valued = {
        event,
        place: row.place,
        players: rows.length,
        points,
        weight,
        value: tenth(points * weight),
        isCounted: true,
        days: daysOf(results),
        games: row.games,
        age: ageShare(rule, results.to),
        isAlways: counts !== 'best',
      };
      listed(all, player.id, result);
    }
  }
  return all;
}

/** What somebody has beside results, in tenths. */
interface Besides {
  readonly carried: ReadonlyMap<RowKey, number>;
  readonly adjusted: ReadonlyMap<RowKey, number>;
}

function besidesOf({ carried, adjusted }: CircuitInput, { byKey }: CircuitPeople): Besides {
  const sums = { carried: new Map<RowKey, number>(), adjusted: new Map<RowKey, number>() };
  const add = (to: Map<RowKey, number>, key: RowKey, tenths: number) => {
    const player = byKey.get(key)?.id;
    if (player !== undefined) to.set(player, (to.get(player) ?? 0) + tenths);
  };
  for (const { id, rows } of carried)
    for (const row of rows) add(sums.carried, rowKey(id, row.id), row.tenths);
  for (const { player, tenths } of adjusted) add(sums.adjusted, player, tenths);
  return sums;
}

function rowOf(
  { rule, events }: CircuitInput,
  { id, keys: _, ...player }: CircuitPlayer,
  results: readonly Valued[],
  besides: Besides,
): Unplaced {
  const isApart = (one: Valued) => rule.final !== null && events[one.event]!.counts === 'final';
  const own = totalOf(
    rule,
    results.filter((one) => !isApart(one)),
  );
  const last = results.filter(isApart).map((one) => ({ ...one }));
  const brought = (besides.carried.get(id) ?? 0) / 10;
  const given = (besides.adjusted.get(id) ?? 0) / 10;
  const total = Math.round((own.total + brought + given) * 100) / 100;
  return {
    player: id,
    ...player,
    total,
    season: { total, place: null },
    final: null,
    carried: brought,
    adjusted: given,
    parts: own.parts,
    results: [
      ...own.results,
      ...last.map(({ days: __, games: ___, age: ____, isAlways: _____, ...one }) => one),
    ],
  };
}

/** Whoever played the final stands above everybody else, by what was carried in and what was won there. */
function afterFinal(
  season: readonly CircuitRow[],
  { rule, events }: CircuitInput,
  results: ReadonlyMap<RowKey, readonly Valued[]>,
): readonly CircuitRow[] {
  const finalists = season.flatMap((row): Unplaced[] => {
    const last = (results.get(row.player) ?? []).find(
      ({ event }) => events[event]!.counts === 'final',
    );
    if (last === undefined) return [];
    const carried = carriedIn(rule.final!, row.season);
    const final = { carried, value: last.value };
    return [{ ...row, final, total: tenth(carried + last.value) }];
  });
  const isIn = new Set(finalists.map(({ player }) => player));
  const first = rankedRows(finalists, { ...rule, minimum: 0 }, (row) => row.total);
  const others = season.filter(({ player }) => !isIn.has(player));
  const below = rankedRows(others, rule, (row) => row.season.total).map((row) => ({
    ...row,
    place: row.place === null ? null : row.place + first.length,
  }));
  return [...first, ...below];
}

const carriedIn = (
  final: NonNullable<CircuitRule['final']>,
  { total, place }: CircuitRow['season'],
): number =>
  final.carries === 'points'
    ? tenth((total * final.share) / 100)
    : place === null
      ? 0
      : (final.points[place - 1] ?? 0);
