// A review in words and numbers.

import {
  type Cost,
  isSameAct,
  type ReviewedDecision,
  type ReviewSummary,
  type Tally,
  USUAL_AGREEMENT,
  USUAL_COST,
} from '@hanchan/arena';
import type { Action } from '@hanchan/game';
import { formatNumber, t, tIn } from '@hanchan/kit/words/text.svelte.ts';

export const percentText = (share: number): string =>
  t('review.percent', { percent: formatNumber(Math.round(share * 100)) });

export const shareText = ({ agreement }: Pick<Tally, 'agreement'>): string =>
  agreement === null ? '' : percentText(agreement.value);

const pointsText = (points: number): string =>
  t('review.points', { points: formatNumber(Math.round(points)) });

/** What it cost to choose otherwise: in points, or how many strong players choose the one and the other. */
export function costText(
  cost: Cost | null,
  { action, choice, candidates }: Pick<ReviewedDecision, 'action' | 'choice' | 'candidates'>,
): string {
  if (cost === null) return t('review.notWeighed');
  if (cost.unit === 'points') return pointsText(cost.amount);
  const share = (wanted: Action) =>
    percentText(candidates.find((one) => isSameAct(one.action, wanted))?.probability ?? 0);
  return t('review.odds', { best: share(choice), yours: share(action) });
}

export interface Reviewed {
  readonly name: string;
  /** The level that judged. */
  readonly bot: string;
  /** Played under the rules by which the usual share was measured. */
  readonly isMeasured: boolean;
}

/** What the share says, and what it does not. */
export function verdictText(
  { decisions, same, agreement }: ReviewSummary,
  { name, bot, isMeasured }: Reviewed,
): string[] {
  if (agreement === null) return [t('review.nothing')];
  const [low, high] = agreement.interval!;
  const usual = USUAL_AGREEMENT[bot]?.all ?? null;
  return [
    t('review.agreed', {
      name,
      bot: tIn('bot', bot),
      same: formatNumber(same),
      decisions: formatNumber(decisions),
      share: percentText(agreement.value),
      low: formatNumber(Math.round(low * 100)),
      high: percentText(high),
    }),
    ...(usual === null ? [] : [t('review.usual', { share: percentText(usual) })]),
    ...(usual === null || isMeasured ? [] : [t('review.usualNot')]),
    ...(bot === 'club' ? [t('review.noise', { points: formatNumber(USUAL_COST) })] : []),
  ];
}

type Deal = ReviewSummary['byDeal'][number];

/** Points of a deal add up; chances are told by the decision, since a sum of percentages says nothing. */
const amountOf = ({ cost, decisions }: Deal): number =>
  cost === null ? 0 : cost.unit === 'points' ? cost.amount : cost.amount / decisions;

/** Of all decisions of a deal together. */
export function dealText(deal: Deal): string {
  if (deal.cost === null) return '–';
  if (deal.cost.unit === 'points') return pointsText(deal.cost.amount);
  return t('review.chances', { percent: formatNumber(Math.round(amountOf(deal) * 100)) });
}

/** The part of the largest, for a bar. */
export function barShare(deal: Deal, all: readonly Deal[]): number {
  const most = Math.max(...all.map(amountOf));
  return most === 0 ? 0 : amountOf(deal) / most;
}
