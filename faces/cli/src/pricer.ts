// The price of one decision of a review, on whatever thread.

import {
  type PricedDecision,
  priceGame,
  type ReviewedDecision,
  type ReviewGame,
} from '@hanchan/arena';
import { makeReader } from './botArgument.ts';

/** Plain data, so that it can be sent to a thread. */
export interface PriceWork {
  readonly game: ReviewGame;
  readonly decisions: readonly ReviewedDecision[];
  readonly worlds: number;
}

/** Prices a decision by its number; empty where nothing can be priced. */
export function pricer({ game, decisions, worlds }: PriceWork) {
  const read = makeReader('--worlds');
  return (number: number): readonly PricedDecision[] => {
    let last: PricedDecision | null = null;
    for (const { decision } of priceGame(game, [decisions[number]!], { read, worlds }))
      last = decision;
    return last === null ? [] : [last];
  };
}
