// Statistics as one plain document: what `--json` prints, and what pages are made from.

import type { BySeat } from '@hanchan/tiles';
import { MEASURE_IDS, type MeasureId } from './measures.ts';
import { type Estimate, wilsonShare } from './moments.ts';
import type { Group, Histogram, Statistics } from './statistics.ts';

/** A figure with its 95 % interval; null where nothing was counted. */
export type Figure = {
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
} | null;

/** A figure for every measure. */
export type Measured = Readonly<Record<MeasureId, Figure>>;

/** Parts of a whole by name, each with its interval. */
export type Shares = Readonly<Record<string, Figure>>;

/** The figures of one bot or seat. */
export interface GroupDocument extends Measured {
  readonly matches: number;
  readonly deals: number;
  readonly wins: number;
  /** Standard deviations, in points. */
  readonly swing: { readonly deal: number | null; readonly match: number | null };
  /** How many wins had each yaku, came to each limit, were worth so much, came in that turn. */
  readonly yaku: Histogram;
  readonly yakuShares: Shares;
  readonly limits: Histogram;
  readonly winPoints: Histogram;
  readonly winTurns: Histogram;
}

/** The figures of a run. */
export interface StatisticsDocument {
  readonly matches: number;
  /** Matches that would not end by themselves, and were ended by the bell. */
  readonly stopped: number;
  /** How deals ended. */
  readonly outcomes: Histogram;
  readonly outcomeShares: Shares;
  readonly dealsPerMatch: Histogram;
  readonly table: GroupDocument;
  readonly bots: Readonly<Record<string, GroupDocument>>;
  /** Seat 0 deals first. */
  readonly seats: BySeat<GroupDocument>;
}

/** Statistics as figures with intervals. */
export function documentOf(statistics: Statistics): StatisticsDocument {
  const { matches, stopped, outcomes, lengths, table, bots, seats } = statistics;
  return {
    matches,
    stopped,
    outcomes,
    outcomeShares: sharesOf(outcomes, sumOf(outcomes)),
    dealsPerMatch: lengths,
    table: groupDocument(table),
    bots: Object.fromEntries(bots.map(([name, group]) => [name, groupDocument(group)])),
    seats: seats.map(groupDocument) as unknown as BySeat<GroupDocument>,
  };
}

/** What some seats did, as figures with intervals. */
export function groupDocument(group: Group): GroupDocument {
  const figures = MEASURE_IDS.map((id) => [id, asFigure(group.estimate(id))]);
  const limits = group.histogram('limit');
  const yaku = group.histogram('yaku');
  return {
    matches: group.sum('matches'),
    deals: group.sum('deals'),
    wins: group.sum('wins'),
    ...(Object.fromEntries(figures) as Measured),
    swing: group.swing(),
    yaku,
    // Every win has one limit, or none.
    yakuShares: sharesOf(yaku, sumOf(limits)),
    limits,
    winPoints: group.histogram('points'),
    winTurns: group.histogram('turn'),
  };
}

/** A figure of what was estimated. */
export function asFigure(estimate: Estimate | null): Figure {
  if (estimate === null) return null;
  const { value, interval } = estimate;
  return { value, low: interval?.[0] ?? null, high: interval?.[1] ?? null };
}

const sumOf = (counts: Histogram) => Object.values(counts).reduce((sum, count) => sum + count, 0);

const sharesOf = (counts: Histogram, total: number): Shares =>
  Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, asFigure(wilsonShare(count, total))]),
  );
