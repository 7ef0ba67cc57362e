// One number for how a game was played, with its range. 100: no choice cost anything. 50: a decision cost as much as the Beginner
// bot's do, which was measured under every rulebook (`proof/worlds/rate.mjs`). Twice as much is 25.

import type { RuleValues } from '@hanchan/rules';
import { traitsOf } from '@hanchan/worlds';
import type { PricedDecision } from '../price/priced.ts';
import type { ReviewedDecision } from '../review.ts';
import { MEASURED_LEVELS } from './measured.ts';

/** A game on the scale. */
export interface Rating {
  /** 0 to 100. */
  readonly value: number;
  /** Where it is likely to lie: deals are what it varies by. Null where one deal is all there is. */
  readonly interval: readonly [low: number, high: number] | null;
  /** Cost a decision in hundredths of a usual win. */
  readonly cost: number;
  readonly decisions: number;
  /** What the bots have on this scale. */
  readonly marks: Readonly<Record<'beginner' | 'club' | 'expert', number>>;
  /** The rules are of a kind that was measured. */
  readonly isMeasured: boolean;
}

const MOST = 100;
const HALF = 0.5;
const LEVELS = ['beginner', 'club', 'expert'] as const;

/** Over all rulebooks together: costs are counted in usual wins, and by them the rulebooks don't differ beyond chance. */
function usualCost(level: (typeof LEVELS)[number]): number {
  const rows = MEASURED_LEVELS.map((one) => one[level]);
  const sum = rows.reduce((total, { cost, decisions }) => total + cost * decisions, 0);
  return sum / rows.reduce((total, { decisions }) => total + decisions, 0);
}

const BEGINNER = usualCost('beginner');
const onScale = (cost: number) => Math.min(MOST, MOST * HALF ** (Math.max(0, cost) / BEGINNER));
/** The bots on the scale. */
const MARKS = {
  beginner: onScale(BEGINNER),
  club: onScale(usualCost('club')),
  expert: onScale(usualCost('expert')),
};

/** Rates all decisions of a game by what the priced ones of them cost; null where there is nothing to rate. */
export function ratingOf(
  rules: RuleValues,
  decisions: readonly ReviewedDecision[],
  priced: readonly PricedDecision[],
): Rating | null {
  if (decisions.length === 0) return null;
  const { cost, within } = costADecision(decisions, priced);
  return {
    value: onScale(cost),
    interval: within === null ? null : [onScale(cost + within), onScale(cost - within)],
    cost,
    decisions: decisions.length,
    marks: MARKS,
    isMeasured: MEASURED_LEVELS.some(({ traits }) => traits === traitsOf(rules)),
  };
}

/** A ratio over deals: decisions of one deal hang together, and what worlds leave open is in their spread. */
function costADecision(
  decisions: readonly ReviewedDecision[],
  priced: readonly PricedDecision[],
): { cost: number; within: number | null } {
  const deals = [...new Set(decisions.map(({ deal }) => deal))].map((deal) => ({
    count: decisions.filter((one) => one.deal === deal).length,
    cost: priced
      .filter((one) => one.deal === deal)
      .reduce((sum, { costs, usualWin }) => sum + (100 * costs.points.mean) / usualWin, 0),
  }));
  const cost = deals.reduce((sum, one) => sum + one.cost, 0) / decisions.length;
  const n = deals.length;
  if (n < 2) return { cost, within: null };
  const squares = deals.reduce((sum, one) => sum + (one.cost - cost * one.count) ** 2, 0);
  const spread = Math.sqrt((squares * n) / (n - 1)) / decisions.length;
  // A game without any cost is not known to be perfect: no less than one decision more might have cost a tenth of a win.
  return { cost, within: Math.max(quantile(n - 1) * spread, LEAST_COST / decisions.length) };
}

const LEAST_COST = 10;

/** Student's 97.5 % quantile, to two figures and from above. */
function quantile(freedom: number): number {
  const row = QUANTILES.find(([most]) => freedom <= most);
  return row?.[1] ?? 1.96;
}
const QUANTILES = [
  [1, 12.71],
  [2, 4.3],
  [3, 3.18],
  [4, 2.78],
  [5, 2.57],
  [6, 2.45],
  [7, 2.36],
  [8, 2.31],
  [10, 2.26],
  [12, 2.2],
  [15, 2.16],
  [20, 2.12],
  [30, 2.08],
  [60, 2.04],
] as const;
