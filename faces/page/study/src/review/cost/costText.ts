// Costs in words: rounded, with their range, and only where they are clear.

import type { CostTally, PricedDecision } from '@hanchan/arena';
import { formatNumber, t } from '@hanchan/kit/words/text.svelte.ts';
import type { Figure } from '@hanchan/worlds';

const POINT_STEP = 50;

/** Points of a small game are not rounded away. */
const stepOf = (value: number) => (Math.abs(value) < POINT_STEP ? 1 : POINT_STEP);
const minus = (text: string) => text.replace('-', '−');

export const pointsText = (value: number): string => {
  const step = stepOf(value);
  return minus(formatNumber(Math.round(value / step) * step + 0));
};
const fixed = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
export const placeText = (value: number): string => minus(formatNumber(value, fixed));
const signed = (value: number, text: (value: number) => string) =>
  (value < 0 ? '−' : '+') + text(Math.abs(value));
export const signedPoints = (value: number): string => signed(value, pointsText);
export const signedPlaces = (value: number): string =>
  t('review.costs.placesOnly', { places: signed(value, placeText) });

const withinText = (within: number, text: (value: number) => string) =>
  Number.isFinite(within) ? text(within) : '?';

export const pointsRange = ({ mean, within }: Figure): string =>
  t('review.costs.points', {
    points: pointsText(mean),
    within: withinText(within, pointsText),
  });
export const placesRange = ({ mean, within }: Figure): string =>
  t('review.costs.places', {
    places: placeText(mean),
    within: withinText(within, placeText),
  });

const isInPoints = ({ mean, within }: Figure) => mean > within;

/** The cost, in what is named: points, or places alone; and whether it was a mistake however the hands lay. */
export function priceText({ verdict, believed, isClear }: PricedDecision): string {
  if (verdict !== 'mistake') return t('review.costs.unclear');
  const { points, places } = believed;
  const range = isInPoints(points) ? pointsRange(points) : placesRange(places);
  return t(isClear ? 'review.costs.clear' : 'review.costs.onAverage', { range });
}

/** Short, for an index. */
export const briefPrice = ({ believed: { points, places } }: PricedDecision): string =>
  isInPoints(points)
    ? pointsText(points.mean)
    : t('review.costs.placesOnly', { places: placeText(places.mean) });

/** Of several together. */
export const tallyCost = ({ points, places }: CostTally): string =>
  isInPoints(points)
    ? t('review.points', { points: pointsText(points.mean) })
    : t('review.costs.placesOnly', { places: placeText(places.mean) });

/** The other unit, and what the deal then brought: outcome is not cost. */
export function besideText({ believed, happened }: PricedDecision): string {
  const { points, places } = believed;
  const other = isInPoints(points) ? placesRange(places) : pointsRange(points);
  const change = (happened > 0 ? '+' : '') + minus(formatNumber(happened));
  return `${other} · ${t('review.costs.thisTime', { points: change })}`;
}
