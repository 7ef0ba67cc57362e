// What a circuit counts, as data: how a place becomes points, what an event weighs, which results make the total, who has a place
// and who qualifies. Nothing below asks what a rule is called.

import { form } from '@hanchan/tiles';
import { day, line } from '../fields.ts';

const { listOf, oneOf, orNull, record, variants, whole } = form;

const MOST_POINTS = 1_000_000;
/** Of every list of places. */
const MOST_PLACES = 200;
/** So many events fit into a circuit. */
export const MOST_EVENTS = 200;

/** In hundredths: 250 is ×2.5. */
const percent = whole(0, 10_000);
const some = whole(0, MOST_EVENTS);
const points = whole(0, MOST_POINTS);
const months = whole(0, 240);
const steps = listOf(record({ from: whole(1, 10_000), adds: percent }), 0, 10);

/** How equal totals are told apart, in the order in which they are asked; what none of them tells apart shares the place. */
export const CIRCUIT_TIES = ['bestResult', 'wins', 'latest', 'events'] as const;
/** One of `CIRCUIT_TIES`. */
export type CircuitTie = (typeof CIRCUIT_TIES)[number];

export const CIRCUIT_RULE = {
  points: variants('by', {
    /** The first has `top`, the last nothing, those between equal steps. */
    place: record({ top: whole(1, MOST_POINTS) }),
    /** A list by place; whoever is behind its end has `rest`. */
    list: record({ points: listOf(points, 1, MOST_PLACES), rest: points }),
    /** The event's own total, in thousands. */
    score: record({}),
    /** The event's own total divided by the games played. */
    gameAverage: record({}),
  }),
  weights: variants('by', {
    /** As each event is given one. */
    own: record({}),
    /** By what the event was: its days up to so many, its players, their countries, and whether one had to qualify for it. */
    size: record({ days: whole(1, 30), players: steps, countries: steps, qualification: percent }),
  }),
  total: variants('by', {
    /** The best so many; 0: all of them. */
    sum: record({ best: some }),
    /** Their weighted average. */
    average: record({ best: some }),
    /**
     * The mean of two weighted averages: of the better part of all results (`base` of them, and `share` per cent of the others), and of
     * the `best` so many. A result stands once, or once for each day or game; those who have fewer than `fill` get `fillTenths` for the rest.
     */
    twoParts: record({
      each: oneOf(['event', 'day', 'game']),
      base: some,
      share: whole(0, 100),
      best: whole(1, 1_000),
      fill: whole(0, 1_000),
      fillTenths: whole(-MOST_POINTS, MOST_POINTS),
    }),
  }),
  /** On that day: full weight for so many months back, half for so many, nothing for what is older; null: age does not matter. */
  age: orNull(record({ on: day, full: months, half: months })),
  /** Whoever played fewer events has no place. */
  minimum: some,
  ties: listOf(oneOf(CIRCUIT_TIES), 0, CIRCUIT_TIES.length),
  /** What is carried into the final: a share of the season's points, or points for the season's place; null: the final counts like any event. */
  final: orNull(
    variants('carries', {
      points: record({ share: whole(0, 100) }),
      places: record({ points: listOf(points, 1, MOST_PLACES) }),
    }),
  ),
} as const;
/** The rule of a circuit. */
export interface CircuitRule extends form.KeptFields<typeof CIRCUIT_RULE> {}

export const QUALIFICATION = {
  /** What one qualifies for. */
  for: line,
  /** So many first of the standings. */
  places: whole(0, 10_000),
  /** At most so many of one country among them; 0: no bound. */
  mostOfCountry: whole(0, 1_000),
  /** Beside them, so many of every country or club that has nobody in yet. */
  seatsPer: oneOf(['none', 'country', 'club']),
  seats: whole(0, 100),
  /** So many next ones wait for somebody to decline. */
  reserves: whole(0, 1_000),
} as const;
/** Who qualifies. */
export interface Qualification extends form.KeptFields<typeof QUALIFICATION> {}

/** What most circuits count: equal steps by place, own weights, every result. */
export const PLAIN_RULE: CircuitRule = {
  points: { by: 'place', top: 1_000 },
  weights: { by: 'own' },
  total: { by: 'sum', best: 0 },
  age: null,
  minimum: 1,
  ties: [],
  final: null,
};

/** How the European ranking weighs an event. */
const EUROPEAN_WEIGHTS = {
  by: 'size',
  days: 3,
  players: [
    { from: 41, adds: 50 },
    { from: 81, adds: 100 },
  ],
  countries: [
    { from: 6, adds: 50 },
    { from: 10, adds: 100 },
  ],
  qualification: 100,
} as const;

/** Formulas of federations as their public documents have them; each is the same data that anybody may write. */
export const FEDERATION_RULES = {
  mers: {
    ...PLAIN_RULE,
    weights: EUROPEAN_WEIGHTS,
    total: { by: 'twoParts', each: 'event', base: 5, share: 80, best: 4, fill: 5, fillTenths: 0 },
  },
  rukrsDays: {
    ...PLAIN_RULE,
    total: { by: 'twoParts', each: 'day', base: 0, share: 90, best: 8, fill: 10, fillTenths: 0 },
  },
  rukrsGames: {
    ...PLAIN_RULE,
    points: { by: 'gameAverage' },
    total: {
      by: 'twoParts',
      each: 'game',
      base: 0,
      share: 90,
      best: 30,
      fill: 50,
      fillTenths: -300,
    },
  },
} as const satisfies Readonly<Record<string, CircuitRule>>;
