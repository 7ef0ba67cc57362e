// How often people agree with a bot: the figure to compare a player's agreement with.

import type { DecisionKind } from './review.ts';

/** Null where too few were counted. */
export type UsualAgreement = Readonly<Record<'all' | DecisionKind, number | null>>;

/**
 * By bot: shares over all seats of games from Tenhou's higher rooms that no net was shown, counted by `reviewOf` (club:
 * 181,538 decisions of 313 games, expert as adviser: 64,595 of 120; `proof/spec/corpus/usualAgreement.spec.ts`). The players of
 * other rules and rooms differ.
 */
export const USUAL_AGREEMENT: Readonly<Record<string, UsualAgreement>> = {
  club: {
    all: 0.625,
    discard: 0.558,
    call: 0.87,
    riichi: 0.499,
    win: 0.993,
    kan: 0.332,
    nineTerminals: null,
  },
  expert: {
    all: 0.768,
    discard: 0.722,
    call: 0.927,
    riichi: 0.736,
    win: 0.988,
    kan: 0.527,
    nineTerminals: null,
  },
};

/** Half of what those players do otherwise than club costs less, in points by its own reckoning. */
export const USUAL_COST = 75;
