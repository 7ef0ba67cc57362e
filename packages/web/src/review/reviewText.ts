// A review in words and numbers.

import {
  type Cost,
  type ReviewSummary,
  type Tally,
  USUAL_AGREEMENT,
  USUAL_COST,
} from '@hanchan/arena';
import { formatNumber, t } from '../words/text.svelte.ts';

export const percentText = (share: number): string =>
  t('review.percent', { percent: formatNumber(Math.round(share * 100)) });

export const shareText = ({ agreement }: Pick<Tally, 'agreement'>): string =>
  agreement === null ? '' : percentText(agreement.value);

export function costText(cost: Cost | null): string {
  if (cost === null) return t('review.notWeighed');
  if (cost.unit === 'probability') {
    return t('review.chance', { percent: formatNumber(Math.round(cost.amount * 100)) });
  }
  return t('review.points', { points: formatNumber(Math.round(cost.amount)) });
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
      bot: t(`bot.${bot}`),
      same: formatNumber(same),
      decisions: formatNumber(decisions),
      share: percentText(agreement.value),
      low: percentText(low),
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
  if (deal.cost.unit === 'points') return costText(deal.cost);
  return t('review.chances', { percent: formatNumber(Math.round(amountOf(deal) * 100)) });
}

/** The part of the largest, for a bar. */
export function barShare(deal: Deal, all: readonly Deal[]): number {
  const most = Math.max(...all.map(amountOf));
  return most === 0 ? 0 : amountOf(deal) / most;
}
