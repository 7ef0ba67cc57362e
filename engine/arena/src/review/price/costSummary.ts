// A review in costs: all together, by kind, and the lessons.

import type { Costs, Figure } from '@hanchan/worlds';
import type { ReviewedDecision } from '../review.ts';
import { MISTAKE_KINDS, type Mistake, type MistakeKind } from './mistake.ts';
import type { PricedDecision } from './priced.ts';

/** Costs of some decisions together. */
export interface CostTally {
  readonly mistakes: number;
  /** Of these, the clear ones. */
  readonly clear: number;
  readonly points: Figure;
  readonly places: Figure;
  readonly tournament: Figure;
}

/** What may be learned from a game: mistakes that went the same way. */
export interface Lesson extends Mistake {
  readonly tally: CostTally;
  /** The costliest of them. */
  readonly example: PricedDecision;
}

/** What a review found, in costs. */
export interface CostSummary {
  readonly decisions: number;
  /** Of all that was priced, named or not, as the worlds told it: so no chance is counted as a mistake. */
  readonly all: CostTally;
  /** Of what is named, by kind, as it is believed: these were picked for their worlds. */
  readonly byKind: Readonly<Record<MistakeKind, CostTally>>;
  /** Three at most, the costliest first. */
  readonly lessons: readonly Lesson[];
  /** Named mistakes, the costliest first. */
  readonly mistakes: readonly PricedDecision[];
}

const MOST_LESSONS = 3;

/** Errors of decisions are independent, for each has worlds of its own. */
export function sumOf(
  of: readonly PricedDecision[],
  figure: (costs: Costs) => Figure,
  as: 'costs' | 'believed' = 'costs',
): Figure {
  let mean = 0;
  let squares = 0;
  for (const decision of of) {
    const one = figure(decision[as]);
    mean += one.mean;
    squares += Number.isFinite(one.within) ? one.within ** 2 : 0;
  }
  return { mean, within: Math.sqrt(squares) };
}

const tallyOf = (of: readonly PricedDecision[], as: 'costs' | 'believed'): CostTally => ({
  mistakes: of.filter(({ verdict }) => verdict === 'mistake').length,
  clear: of.filter(({ isClear }) => isClear).length,
  points: sumOf(of, ({ points }) => points, as),
  places: sumOf(of, ({ places }) => places, as),
  tournament: sumOf(of, ({ tournament }) => tournament, as),
});

/** By cost in points; where only the place suffered, by that. */
const weightOf = ({ believed: { points, places } }: PricedDecision) =>
  Math.max(points.mean, places.mean * POINTS_A_PLACE);
const POINTS_A_PLACE = 20_000;

/** Sums up what was priced of a game. */
export function costSummaryOf(
  decisions: readonly ReviewedDecision[],
  priced: readonly PricedDecision[],
): CostSummary {
  const mistakes = priced
    .filter(({ verdict }) => verdict === 'mistake')
    .sort((a, b) => weightOf(b) - weightOf(a));
  const byKind = MISTAKE_KINDS.map((kind) => [
    kind,
    tallyOf(
      mistakes.filter(({ mistake }) => mistake!.kind === kind),
      'believed',
    ),
  ]);
  return {
    decisions: decisions.length,
    all: tallyOf(priced, 'costs'),
    byKind: Object.fromEntries(byKind) as CostSummary['byKind'],
    lessons: lessonsOf(mistakes),
    mistakes,
  };
}

function lessonsOf(mistakes: readonly PricedDecision[]): Lesson[] {
  const groups = new Map<string, PricedDecision[]>();
  for (const one of mistakes) {
    const key = `${one.mistake!.kind} ${one.mistake!.way}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const weigh = (group: readonly PricedDecision[]) =>
    group.reduce((sum, one) => sum + weightOf(one), 0);
  return [...groups.values()]
    .sort((a, b) => weigh(b) - weigh(a))
    .slice(0, MOST_LESSONS)
    .map((group) => ({
      ...group[0]!.mistake!,
      tally: tallyOf(group, 'believed'),
      example: group[0]!,
    }));
}
