// From the results of one player to a total, by the rule, with what counted on the way.

import { daysOf, type EventFacts, type ResultRow } from './results.ts';
import type { CircuitRule } from './rule.ts';

/** Weights and shares are in hundredths. */
const WHOLE = 100;

/** What somebody has from one event. */
export interface CircuitResult {
  /** Which of the circuit's events, from 0 on. */
  readonly event: number;
  readonly place: number;
  /** How many were ranked there. */
  readonly players: number;
  /** Before the weight. */
  readonly points: number;
  readonly weight: number;
  readonly value: number;
  /** Among those that make the total. */
  readonly isCounted: boolean;
}

/** A result before anybody has chosen which ones count. */
export interface Valued extends CircuitResult {
  readonly days: number;
  readonly games: number;
  /** What its age leaves of it: 1, a half, or nothing. */
  readonly age: number;
  /** It counts whatever else does. */
  readonly isAlways: boolean;
}

/** A tenth is enough for every sum, and sums stay what they look like. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
const hundredth = (value: number): number => Math.round(value * WHOLE) / WHOLE;

/** What a place or a score is worth at an event where so many were ranked. */
export function pointsOf(rule: CircuitRule, { place, score, games }: ResultRow, players: number) {
  const { points } = rule;
  switch (points.by) {
    case 'place':
      return players < 2
        ? points.top
        : Math.round((points.top * (players - place)) / (players - 1));
    case 'list':
      return points.points[place - 1] ?? points.rest;
    case 'score':
      return tenth(score / 1_000);
    case 'gameAverage':
      return games === 0 ? 0 : tenth(score / 1_000 / games);
  }
}

/** What an event weighs, in hundredths. */
export function weightOf(
  rule: CircuitRule,
  { own, hasQualification }: { readonly own: number; readonly hasQualification: boolean },
  facts: EventFacts & { readonly countries: number },
): number {
  const { weights } = rule;
  const { players, countries } = facts;
  const size = { days: daysOf(facts), players, countries, hasQualification };
  const whole = weights.by === 'own' ? own : sizeWeight(weights, size);
  return Math.round(whole * ageShare(rule, facts.to));
}

type SizeWeights = Extract<CircuitRule['weights'], { readonly by: 'size' }>;

/** How large an event was. */
export interface EventSize {
  readonly days: number;
  readonly players: number;
  /** How many countries players came from. */
  readonly countries: number;
  /** Places were given out by qualification. */
  readonly hasQualification: boolean;
}

/** In hundredths. */
export function sizeWeight(
  { days, players, countries, qualification }: SizeWeights,
  size: EventSize,
): number {
  const step = (steps: SizeWeights['players'], of: number) =>
    steps.reduce((most, { from, adds }) => (of >= from ? Math.max(most, adds) : most), 0);
  return (
    WHOLE * Math.min(days, Math.max(1, size.days)) +
    step(players, size.players) +
    step(countries, size.countries) +
    (size.hasQualification ? qualification : 0)
  );
}

/** 1, a half, or nothing, by how long ago the event was on the rule's day. */
export function ageShare({ age }: CircuitRule, to: string): number {
  if (age === null) return 1;
  if (to > monthsBefore(age.on, age.full)) return 1;
  return to > monthsBefore(age.on, age.half) ? 0.5 : 0;
}

/** Days as they are written compare as they follow. */
function monthsBefore(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const whole = year * 12 + month - 1 - months;
  const text = (value: number, digits: number) => String(value).padStart(digits, '0');
  return `${text(Math.floor(whole / 12), 4)}-${text((whole % 12) + 1, 2)}-${text(date, 2)}`;
}

/** Two parts of a total, where the rule has them. */
export interface TotalParts {
  readonly better: number;
  readonly best: number;
  /** So many units were filled up. */
  readonly filled: number;
}

/** A player's sum. */
export interface Totalled {
  readonly total: number;
  readonly parts: TotalParts | null;
  readonly results: readonly CircuitResult[];
}

/** The total of these results; of equal ones the earlier counts. */
export function totalOf({ total }: CircuitRule, all: readonly Valued[]): Totalled {
  if (total.by === 'twoParts') return twoParts(total, all);
  const kept = new Set(bestOf(all, total));
  const results = all.map((one) => resultOf(one, kept.has(one)));
  const counted = all.filter((one) => kept.has(one));
  const sum =
    total.by === 'sum'
      ? tenth(counted.reduce((whole, { value }) => whole + value, 0))
      : hundredth(
          average(counted.map(({ points, weight }) => ({ value: points, weight, times: 1 }))),
        );
  return { total: sum, parts: null, results };
}

const resultOf = (
  { days: _, games: __, age: ___, isAlways: ____, ...result }: Valued,
  isCounted: boolean,
): CircuitResult => ({ ...result, isCounted });

/** The best so many beside those that count in any case. */
function bestOf(
  all: readonly Valued[],
  { by, best }: { readonly by: 'sum' | 'average'; readonly best: number },
): readonly Valued[] {
  const free = all.filter(({ isAlways }) => !isAlways);
  const worth = by === 'sum' ? 'value' : 'points';
  const order = free.toSorted((a, b) => b[worth] - a[worth] || a.event - b.event);
  const kept = best === 0 ? order : order.slice(0, best);
  return [...all.filter(({ isAlways }) => isAlways), ...kept];
}

/** So many alike: an event may be said to have lasted a thousand years. */
interface Unit {
  readonly value: number;
  readonly weight: number;
  readonly times: number;
}

const countOf = (units: readonly Unit[]): number =>
  units.reduce((sum, { times }) => sum + times, 0);

const average = (units: readonly Unit[]): number => {
  const weight = units.reduce((sum, one) => sum + one.weight * one.times, 0);
  const worth = units.reduce((sum, one) => sum + one.value * one.weight * one.times, 0);
  return weight === 0 ? 0 : worth / weight;
};

/** The first so many of them. */
function firstOf<U extends Unit>(units: readonly U[], most: number): readonly U[] {
  const first: U[] = [];
  let left = most;
  for (const unit of units) {
    if (left <= 0) break;
    first.push({ ...unit, times: Math.min(unit.times, left) });
    left -= unit.times;
  }
  return first;
}

type TwoParts = Extract<CircuitRule['total'], { readonly by: 'twoParts' }>;

function twoParts(rule: TwoParts, all: readonly Valued[]): Totalled {
  const own = all
    .filter(({ weight }) => weight > 0)
    .map((of) => {
      const times = rule.each === 'event' ? 1 : rule.each === 'day' ? of.days : of.games;
      // An event's weight is in how often it stands there, where it stands for its days or games.
      const weight = rule.each === 'event' ? of.weight : of.age;
      return { of, value: of.points, weight, times };
    })
    .filter(({ times }) => times > 0);
  const missing = Math.max(0, rule.fill - countOf(own));
  const filler = { of: null, value: rule.fillTenths / 10, weight: 1, times: missing };
  const units = [...own, ...(missing > 0 ? [filler] : [])].toSorted(
    (a, b) => b.value - a.value || b.weight - a.weight,
  );
  const others = Math.max(0, countOf(units) - rule.base);
  const better = firstOf(units, rule.base + Math.ceil((rule.share * others) / WHOLE));
  const best = firstOf(units, rule.best);
  const counted = new Set([...better, ...best].map(({ of }) => of));
  return {
    total: hundredth((average(better) + average(best)) / 2),
    parts: {
      better: hundredth(average(better)),
      best: hundredth(average(best)),
      filled: missing,
    },
    results: all.map((one) => resultOf(one, counted.has(one))),
  };
}
