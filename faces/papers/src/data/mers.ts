// How much a tournament weighs in the European ranking.

import { type EventSize, FEDERATION_RULES, sizeWeight } from '@hanchan/tournament';

/** Weights are kept in hundredths. */
const WHOLE = 100;

export const mersWeight = (size: EventSize): number =>
  sizeWeight(FEDERATION_RULES.mers.weights, size) / WHOLE;
