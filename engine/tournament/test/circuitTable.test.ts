// The table of a circuit against a slow computation of its own, over random circuits: written from the documents' words, sharing nothing.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../../../proof/spec/support/seeds.ts';
import {
  CIRCUIT_TIES,
  type CircuitEntry,
  type CircuitRow,
  type CircuitRule,
  daysOf,
  type EventResults,
  FEDERATION_RULES,
  foldCircuit,
  PLAIN_RULE,
  type Qualification,
  qualifyingIn,
  tableOfCircuit,
} from '../src/index.ts';

const OWNER = { role: 'owner', id: 'boss' } as const;

export function circuitLog(
  rule: CircuitRule,
  events: readonly EventResults[],
  terms: (i: number) => { weight: number; counts: 'best' | 'always' | 'final' },
): CircuitEntry[] {
  const acts = [
    {
      type: 'create' as const,
      settings: { name: 'North', about: '', isListed: true, rule, qualification: null },
      owner: { id: 'boss', name: 'Boss' },
    },
    ...events.map((results, i) => ({
      type: 'addResults' as const,
      entry: { id: `e${i}`, label: '', hasQualification: false, ...terms(i) },
      results,
      source: '',
    })),
  ];
  return acts.map((act, i) => ({ seq: i + 1, id: `c${i}`, at: i, by: OWNER, act }));
}

const PEOPLE = ['Ada', 'Bo', 'Cy', 'Di', 'Eva', 'Finn', 'Gil', 'Hal', 'Ina', 'Jo'];

/** An event of some of them, in that order; who has the same score as the one before shares the place. */
function eventOf(
  i: number,
  { order, shared, days }: { order: readonly number[]; shared: readonly boolean[]; days: number },
): EventResults {
  let place = 0;
  const rows = order.map((who, at) => {
    if (at === 0 || !shared[at % shared.length]) place = at + 1;
    return {
      id: `r${who}`,
      place,
      score: 10_000 * (order.length - place) - 15_000,
      games: 2 + (who % 3),
      name: PEOPLE[who]!,
      number: `0400${who}`,
      country: who % 2 === 0 ? 'SWE' : 'DNK',
      club: `Club ${who % 3}`,
    };
  });
  const month = String((i % 12) + 1).padStart(2, '0');
  const from = `202${5 + Math.floor(i / 12)}-${month}-10`;
  const to = `202${5 + Math.floor(i / 12)}-${month}-${10 + days - 1}`;
  return {
    ...{ name: `Event ${i}`, venue: '', country: '', from, to },
    players: order.length,
    games: 4,
    rows,
  };
}

const eventArbitrary = fc.record({
  order: fc.shuffledSubarray([...PEOPLE.keys()], { minLength: 1 }),
  shared: fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
  days: fc.integer({ min: 1, max: 3 }),
  weight: fc.constantFrom(0, 50, 100, 150, 250),
  isAlways: fc.boolean(),
});

/** One player's total: fractions with a common denominator where it matters, and every choice tried. */
function slowTotal(
  rule: CircuitRule,
  events: readonly EventResults[],
  weights: readonly number[],
  always: readonly boolean[],
  name: string,
): number {
  const own = events.flatMap((event, i) => {
    const row = event.rows.find((one) => one.name === name);
    if (row === undefined) return [];
    const n = event.rows.length;
    let points = 0;
    if (rule.points.by === 'place') {
      points =
        n === 1 ? rule.points.top : Math.round((rule.points.top * (n - row.place)) / (n - 1));
    } else if (rule.points.by === 'list') {
      points =
        row.place <= rule.points.points.length
          ? rule.points.points[row.place - 1]!
          : rule.points.rest;
    } else if (rule.points.by === 'score') points = Math.round(row.score / 100) / 10;
    else points = Math.round(row.score / 100 / row.games) / 10;
    const days = 1 + (Date.parse(event.to) - Date.parse(event.from)) / 86_400_000;
    let weight = weights[i]!;
    if (rule.weights.by === 'size') {
      weight = 100 * Math.min(days, 3);
      if (event.players > 40) weight += 50;
      const countries = new Set(event.rows.map(({ country }) => country)).size;
      if (countries > 5) weight += 50;
    }
    return [{ points, weight: weight / 100, days, games: row.games, isAlways: always[i]! }];
  });
  const mean = (units: readonly { points: number; weight: number }[]) => {
    let [above, below] = [0, 0];
    for (const { points, weight } of units) {
      above += points * weight;
      below += weight;
    }
    return below === 0 ? 0 : above / below;
  };
  if (rule.total.by === 'twoParts') {
    const { each, base, share, best, fill, fillTenths } = rule.total;
    const units: { points: number; weight: number }[] = [];
    for (const one of own) {
      if (one.weight === 0) continue;
      const times = { event: 1, day: one.days, game: one.games }[each];
      for (let k = 0; k < times; k++) {
        units.push({ points: one.points, weight: each === 'event' ? one.weight : 1 });
      }
    }
    while (units.length < fill) units.push({ points: fillTenths / 10, weight: 1 });
    units.sort((a, b) => b.points - a.points || b.weight - a.weight);
    let many = 0;
    while (many < units.length && many < base + (share / 100) * Math.max(0, units.length - base)) {
      many++;
    }
    return Math.round(50 * (mean(units.slice(0, many)) + mean(units.slice(0, best)))) / 100;
  }
  const value = (one: (typeof own)[number]) => Math.round(one.points * one.weight * 10);
  const { best } = rule.total;
  const free = own.filter(({ isAlways }) => !isAlways);
  const fixed = own.filter(({ isAlways }) => isAlways);
  if (rule.total.by === 'sum') {
    // Every choice of so many is tried, and the highest sum is theirs.
    const choices = choicesOf(free, best === 0 ? free.length : Math.min(best, free.length));
    const sums = choices.map((chosen) =>
      [...chosen, ...fixed].reduce((sum, one) => sum + value(one), 0),
    );
    return Math.max(...sums) / 10;
  }
  const sorted = [...free].sort((a, b) => b.points - a.points);
  const chosen = best === 0 ? sorted : sorted.slice(0, best);
  return Math.round(100 * mean([...chosen, ...fixed])) / 100;
}

function choicesOf<T>(of: readonly T[], many: number): T[][] {
  if (many === 0) return [[]];
  return of.flatMap((one, i) => choicesOf(of.slice(i + 1), many - 1).map((rest) => [one, ...rest]));
}

const ruleArbitrary: fc.Arbitrary<CircuitRule> = fc.record({
  points: fc.oneof(
    fc.record({ by: fc.constant('place' as const), top: fc.constantFrom(10, 1_000) }),
    fc.constant({ by: 'list' as const, points: [25, 18, 15, 12], rest: 1 }),
    fc.constant({ by: 'score' as const }),
    fc.constant({ by: 'gameAverage' as const }),
  ),
  weights: fc.oneof(
    fc.constant({ by: 'own' as const }),
    fc.constant(FEDERATION_RULES.mers.weights),
  ),
  total: fc.oneof(
    fc.record({ by: fc.constant('sum' as const), best: fc.integer({ min: 0, max: 4 }) }),
    fc.constant({ by: 'average' as const, best: 0 }),
    fc.constant(FEDERATION_RULES.mers.total),
    fc.constant(FEDERATION_RULES.rukrsDays.total),
    fc.constant(FEDERATION_RULES.rukrsGames.total),
  ),
  age: fc.constant(null),
  minimum: fc.integer({ min: 0, max: 3 }),
  ties: fc.shuffledSubarray([...CIRCUIT_TIES]),
  final: fc.constant(null),
});

describe('the table of a circuit', () => {
  test('is what a slow computation makes of it, whatever the rule', () => {
    const property = fc.property(
      fc.array(eventArbitrary, { minLength: 1, maxLength: 6 }),
      ruleArbitrary,
      (drawn, rule) => {
        const events = drawn.map((one, i) => eventOf(i, one));
        const log = circuitLog(rule, events, (i) => ({
          weight: drawn[i]!.weight,
          counts: drawn[i]!.isAlways ? 'always' : 'best',
        }));
        const { rows } = tableOfCircuit(foldCircuit(log), new Map());
        const played = new Set(events.flatMap((one) => one.rows.map(({ name }) => name)));
        expect(new Set(rows.map(({ name }) => name))).toEqual(played);
        const weights = drawn.map(({ weight }) => weight);
        const always = drawn.map(({ isAlways }) => isAlways);
        for (const row of rows) {
          const total = slowTotal(rule, events, weights, always, row.name);
          expect([row.name, row.total]).toEqual([row.name, total]);
        }
        checkPlaces(rows, rule);
      },
    );
    fc.assert(property, { numRuns: 300 });
  });

  test('a final ranks those who played it by what they carry in and what they win', () => {
    const property = fc.property(
      fc.array(eventArbitrary, { minLength: 2, maxLength: 4 }),
      fc.integer({ min: 0, max: 100 }),
      (drawn, share) => {
        const events = drawn.map((one, i) => eventOf(i, one));
        const final = events.length - 1;
        const rule: CircuitRule = { ...PLAIN_RULE, final: { carries: 'points', share } };
        const log = circuitLog(rule, events, (i) => ({
          weight: 100,
          counts: i === final ? 'final' : 'best',
        }));
        const { rows } = tableOfCircuit(foldCircuit(log), new Map());
        const finalists = events[final]!.rows.length;
        for (const [i, row] of rows.entries()) {
          const season = slowTotal(
            rule,
            events.slice(0, -1),
            [100, 100, 100],
            [false, false, false],
            row.name,
          );
          expect([row.name, row.season.total]).toEqual([row.name, season]);
          const last = events[final]!.rows.find(({ name }) => name === row.name);
          expect([row.name, row.final !== null]).toEqual([row.name, last !== undefined]);
          expect(row.final !== null).toBe(i < finalists);
          if (last === undefined) continue;
          const n = finalists;
          const won = n === 1 ? 1_000 : Math.round((1_000 * (n - last.place)) / (n - 1));
          expect(row.total).toBe(
            Math.round(10 * (Math.round((season * share) / 10) / 10 + won)) / 10,
          );
        }
      },
    );
    fc.assert(property, { numRuns: 100 });
  });
});

/** Nobody above has less; equal ones share; those below the line have no place. */
function checkPlaces(rows: readonly CircuitRow[], { minimum, ties }: CircuitRule): void {
  const placed = rows.filter(({ results }) => results.length >= minimum);
  expect(rows.slice(0, placed.length)).toEqual(placed);
  expect(rows.slice(placed.length).every(({ place }) => place === null)).toBe(true);
  for (const [i, row] of placed.entries()) {
    const above = placed.filter(({ total }) => total > row.total).length;
    const same = placed.filter(({ total }) => total === row.total).length;
    expect(row.place).toBeGreaterThan(above);
    expect(row.place).toBeLessThanOrEqual(above + same);
    if (ties.length === 0) expect(row.place).toBe(above + 1);
    expect(row.isShared).toBe(placed.some((one, at) => at !== i && one.place === row.place));
  }
}

describe('formulas of federations', () => {
  const row = (name: string, place: number, score: number, games: number) => ({
    ...{ id: name, place, score, games, name, number: name, country: '', club: '' },
  });
  /** Somebody who came in where the points are so many of a thousand: enough others fill the event. */
  const withPoints = (i: number, points: number, days: number, score: number, games: number) => {
    const others = 1_000;
    const place = others + 1 - points;
    const rows = Array.from({ length: others + 1 }, (_, at) =>
      at + 1 === place ? row('Ada', place, score, games) : row(`x${i}-${at}`, at + 1, 0, games),
    );
    return {
      ...{ name: `E${i}`, venue: '', country: '', players: others + 1, games },
      from: '2026-01-01',
      to: `2026-01-0${days}`,
      rows,
    };
  };
  const adaIn = (rule: CircuitRule, events: readonly EventResults[]) => {
    const log = circuitLog(rule, events, () => ({ weight: 100, counts: 'best' }));
    return tableOfCircuit(foldCircuit(log), new Map()).rows.find(({ name }) => name === 'Ada')!;
  };

  // The worked example of the proposal for RUKRS: 704.17 by days, 6,730 points by games.
  test('RUKRS makes of its own worked example what its document says', () => {
    const example = [
      [3, 8, 550, 500],
      [2, 9, 850, 11_500],
      [2, 7, 300, -4_000],
      [3, 12, 900, 12_000],
      [2, 13, 400, -1_000],
      [1, 4, 600, 1_500],
    ] as const;
    const events = example.map(([days, games, points, average], i) =>
      withPoints(i, points, days, average * games, games),
    );
    expect(adaIn(FEDERATION_RULES.rukrsDays, events)).toMatchObject({
      total: 704.17,
      parts: { better: 645.83, best: 762.5, filled: 0 },
    });
    expect(adaIn(FEDERATION_RULES.rukrsGames, events)).toMatchObject({
      total: 6.73,
      parts: { better: 4.93, best: 8.53 },
    });
  });

  // The same document's example of MERS: 650.6 and 667.33 make 658.95.
  test('MERS weighs results, halves the old ones and fills up to five', () => {
    const rule: CircuitRule = { ...FEDERATION_RULES.mers, weights: { by: 'own' } };
    const points = [1_000, 1_000, 1_000, 501, 500];
    const events = points.map((one, i) => withPoints(i, one, 1, 0, 4));
    const log = circuitLog(rule, events, (i) => ({ weight: i === 3 ? 600 : 100, counts: 'best' }));
    const ada = tableOfCircuit(foldCircuit(log), new Map()).rows.find(
      ({ name }) => name === 'Ada',
    )!;
    expect(ada).toMatchObject({ total: 658.97, parts: { better: 650.6, best: 667.33, filled: 0 } });
    const two = adaIn(rule, events.slice(0, 2));
    expect(two).toMatchObject({ total: 450, parts: { better: 400, best: 500, filled: 3 } });
    const aged = { ...rule, age: { on: '2027-06-01', full: 12, half: 24 } };
    expect(adaIn(aged, events.slice(0, 2)).results.map(({ weight }) => weight)).toEqual([0.5, 0.5]);
    const gone = { ...rule, age: { on: '2028-02-01', full: 12, half: 24 } };
    expect(adaIn(gone, events.slice(0, 2)).total).toBe(0);
  });
});

test('places, a seat for every country, and reserves', () => {
  const event = eventOf(0, { order: [0, 2, 4, 1, 6, 3, 8, 5], shared: [false], days: 1 });
  const log = circuitLog(PLAIN_RULE, [event], () => ({ weight: 100, counts: 'best' }));
  const state = foldCircuit(log);
  const lists = (changes: Partial<Qualification>) => {
    const qualification: Qualification = {
      for: 'Final',
      places: 3,
      mostOfCountry: 0,
      seatsPer: 'none',
      seats: 0,
      reserves: 2,
      ...changes,
    };
    const now = { ...state, settings: { ...state.settings, qualification } };
    const found = qualifyingIn(now, tableOfCircuit(now, new Map()), 0)!;
    const names = (list: typeof found.qualified) => list.map(({ name, as }) => `${name} ${as}`);
    return [names(found.qualified), names(found.reserves)];
  };
  expect(lists({})).toEqual([
    ['Ada place', 'Cy place', 'Eva place'],
    ['Bo reserve', 'Gil reserve'],
  ]);
  expect(lists({ seatsPer: 'country', seats: 1 })).toEqual([
    ['Ada place', 'Cy place', 'Eva place', 'Bo seat'],
    ['Gil reserve', 'Di reserve'],
  ]);
  expect(lists({ mostOfCountry: 2 })).toEqual([
    ['Ada place', 'Cy place', 'Bo place'],
    ['Eva reserve', 'Gil reserve'],
  ]);
});

test('days are counted over the ends of months, years and leap days', () => {
  const property = fc.property(
    fc.integer({ min: 0, max: 60_000 }),
    fc.integer({ min: 0, max: 500 }),
    (from, more) => {
      const day = (at: number) => new Date(at * 86_400_000).toISOString().slice(0, 10);
      expect(daysOf({ from: day(from), to: day(from + more) })).toBe(more + 1);
    },
  );
  fc.assert(property, { numRuns: 200 });
  expect([
    daysOf({ from: 'soon', to: '' }),
    daysOf({ from: '2027-02-02', to: '2027-02-01' }),
  ]).toEqual([1, 1]);
});
