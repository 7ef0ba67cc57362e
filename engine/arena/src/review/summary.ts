// A review in figures: how often the player agreed with the bot, by kind of decision and by deal, and what cost most.

import { type Estimate, wilsonShare } from '../statistics/moments.ts';
import type { Cost } from './cost.ts';
import { DECISION_KINDS, type DecisionKind, type ReviewedDecision } from './review.ts';

/** How often a player and a bot agreed. */
export interface Tally {
  readonly decisions: number;
  readonly same: number;
  /** The share, with its 95 % interval; null without decisions. */
  readonly agreement: Estimate | null;
}

/** What a review found, counted. */
export interface ReviewSummary extends Tally {
  readonly byKind: Readonly<Record<DecisionKind, Tally>>;
  readonly byDeal: readonly (Tally & { readonly deal: number; readonly cost: Cost | null })[];
  /** The costliest first: points before probabilities, each by size. What agrees or costs nothing is left out. */
  readonly costliest: readonly ReviewedDecision[];
}

/** Counts what a review found. */
export function summaryOf(decisions: readonly ReviewedDecision[]): ReviewSummary {
  const deals = [...new Set(decisions.map(({ deal }) => deal))];
  const byKind = DECISION_KINDS.map((kind) => [
    kind,
    tallyOf(decisions.filter((one) => one.kind === kind)),
  ]);
  return {
    ...tallyOf(decisions),
    byKind: Object.fromEntries(byKind) as ReviewSummary['byKind'],
    byDeal: deals.map((deal) => {
      const own = decisions.filter((one) => one.deal === deal);
      return { deal, ...tallyOf(own), cost: totalOf(own) };
    }),
    costliest: decisions.filter(({ cost }) => cost !== null && cost.amount > 0).sort(byCost),
  };
}

function tallyOf(decisions: readonly ReviewedDecision[]): Tally {
  const same = decisions.filter(({ isSame }) => isSame).length;
  return { decisions: decisions.length, same, agreement: wilsonShare(same, decisions.length) };
}

/** In the unit that most of them have; two units do not add up. */
function totalOf(decisions: readonly ReviewedDecision[]): Cost | null {
  const costs = decisions.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  const inPoints = costs.filter(({ unit }) => unit === 'points');
  const counted =
    inPoints.length * 2 >= costs.length ? inPoints : costs.filter((one) => !inPoints.includes(one));
  if (counted.length === 0) return null;
  return { unit: counted[0]!.unit, amount: counted.reduce((sum, { amount }) => sum + amount, 0) };
}

function byCost({ cost: a }: ReviewedDecision, { cost: b }: ReviewedDecision): number {
  if (a!.unit !== b!.unit) return a!.unit === 'points' ? -1 : 1;
  return b!.amount - a!.amount;
}
