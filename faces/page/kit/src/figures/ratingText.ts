// A rating in words: never without how sure it is.

import { isProvisional, type ShownRating } from '@hanchan/protocol';
import { formatPoints, t } from '../words/text.svelte.ts';

export const ratingText = ({ value, plusMinus, games }: ShownRating): string =>
  games === 0
    ? t('rating.none')
    : t('rating.shown', {
        value: formatPoints(Math.round(value)),
        plusMinus: formatPoints(Math.round(plusMinus)),
      });

/** Beside it, where it says little; empty otherwise. */
export const careText = (rating: ShownRating): string =>
  rating.games > 0 && isProvisional(rating) ? t('rating.wide') : '';
