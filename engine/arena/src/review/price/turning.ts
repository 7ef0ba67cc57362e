// The turning points of a match: the choices that cost most places, and the deals in which luck moved most.

import type { ReviewGame } from '../review.ts';
import type { Balance } from './balance.ts';
import type { PricedDecision } from './priced.ts';

/** One of them, in the order of the match. */
export interface TurningPoint {
  readonly by: 'choice' | 'luck';
  readonly deal: number;
  /** The move that was chosen; luck has the whole deal. */
  readonly turn: number | null;
  /** How far the deal had gone, 0 to 1: luck shows at its end. */
  readonly at: number;
  /** Places gained; below zero they were lost. */
  readonly places: number;
}

const MOST = { choice: 3, luck: 3 } as const;
const LEAST = { choice: 0.03, luck: 0.15 } as const;

/** Three choices and three strokes of luck at most. */
export function turningPointsOf(
  game: ReviewGame,
  balance: Balance,
  priced: readonly PricedDecision[],
): TurningPoint[] {
  const choices = priced
    .filter(({ verdict }) => verdict === 'mistake')
    .map(({ deal, turn, believed }): TurningPoint => {
      const at = turn / Math.max(1, game.deals[deal]!.moves.length);
      return { by: 'choice', deal, turn, at, places: -believed.places.mean };
    });
  const luck = balance.deals.map(
    ({ deal, luck: { place } }): TurningPoint => ({
      by: 'luck',
      deal,
      turn: null,
      at: 1,
      places: place,
    }),
  );
  const most = (points: readonly TurningPoint[], by: TurningPoint['by']) =>
    points
      .filter(({ places }) => Math.abs(places) >= LEAST[by])
      .sort((a, b) => Math.abs(b.places) - Math.abs(a.places))
      .slice(0, MOST[by]);
  return [...most(choices, 'choice'), ...most(luck, 'luck')].sort(
    (a, b) => a.deal + a.at - b.deal - b.at,
  );
}
