// Costs in words: rounded, with their range, and only where they are clear.

import type { PricedDecision, SeenFact } from '@hanchan/arena';
import { formatNumber, t, tIn } from '@hanchan/kit/words/text.svelte.ts';
import type { Seat } from '@hanchan/tiles';
import type { Figure } from '@hanchan/worlds';

const roundTo = (value: number, step: number) => Math.round(value / step) * step;
const POINT_STEP = 50;

/** Points of a small game are not rounded away. */
const stepOf = (value: number) => (Math.abs(value) < POINT_STEP ? 1 : POINT_STEP);

export const pointsText = (value: number): string => formatNumber(roundTo(value, stepOf(value)));
const fixed = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
export const placeText = (value: number): string => formatNumber(value, fixed);

export const pointsRange = ({ mean, within }: Figure): string =>
  t('review.costs.points', { points: pointsText(mean), within: pointsText(within) });
export const placesRange = ({ mean, within }: Figure): string =>
  t('review.costs.places', { places: placeText(mean), within: placeText(within) });

/** The cost, in what is clear: points, or places alone. */
export function priceText({ verdict, costs }: PricedDecision): string {
  if (verdict !== 'mistake') return t('review.costs.unclear');
  const isInPoints = costs.points.mean > costs.points.within;
  const range = isInPoints ? pointsRange(costs.points) : placesRange(costs.places);
  return t('review.costs.cost', { range });
}

/** The other unit, and what the deal then brought: outcome is not cost. */
export function besideText({ costs, happened }: PricedDecision): string {
  const isInPoints = costs.points.mean > costs.points.within;
  const other = isInPoints ? placesRange(costs.places) : pointsRange(costs.points);
  const change = `${happened > 0 ? '+' : ''}${formatNumber(happened)}`;
  return `${other} · ${t('review.costs.thisTime', { points: change })}`;
}

/** One fact that lay open, in words; tiles in their own names. */
export function factText(
  fact: SeenFact,
  nameOf: (seat: Seat) => string,
  tileName: (tile: number) => string,
): string {
  const names = (kinds: readonly number[]) => kinds.map(tileName).join(t('review.costs.and'));
  switch (fact.code) {
    case 'safeOwn':
    case 'safePassed':
    case 'notSafe':
      return tIn('review.costs.facts', fact.code, {
        tile: tileName(fact.tile),
        name: nameOf(fact.seat),
      });
    case 'openBothSides':
      return t('review.costs.facts.openBothSides', {
        tile: tileName(fact.tile),
        name: nameOf(fact.seat),
        ends: names(fact.ends),
      });
    case 'farther':
      return t('review.costs.facts.farther', { best: fact.best, played: fact.played });
    case 'accepts':
      return t('review.costs.facts.accepts', {
        best: fact.best.left,
        played: fact.played.left,
        tiles: names(fact.best.kinds),
      });
    case 'dora':
      return t('review.costs.facts.dora', { tile: tileName(fact.tile) });
    case 'worth':
      return t('review.costs.facts.worth', {
        best: pointsText(fact.best),
        played: pointsText(fact.played),
      });
    case 'copies':
      return t('review.costs.facts.copies', { tile: tileName(fact.tile), count: fact.count });
    case 'waits':
      return t('review.costs.facts.waits', {
        count: fact.waits.left,
        tiles: names(fact.waits.kinds),
        draws: fact.draws,
      });
    case 'opens':
      return t('review.costs.facts.opens');
    case 'lastDeal':
      return t('review.costs.facts.lastDeal', { place: fact.place });
    case 'gap':
      return t('review.costs.facts.gap', {
        name: nameOf(fact.seat),
        points: formatNumber(fact.points),
      });
  }
}
