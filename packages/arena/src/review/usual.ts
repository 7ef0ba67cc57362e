// How often people choose as a bot does: the measure that a share of agreement is read by.

import type { DecisionKind } from './review.ts';

/** Shares over all seats of games from Tenhou's higher rooms that no net was shown; null where there were too few. */
export type UsualAgreement = Readonly<Record<'all' | DecisionKind, number | null>>;

export const USUAL_AGREEMENT: Readonly<Record<string, UsualAgreement>> = {};
