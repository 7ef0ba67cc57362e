// Does a tile bring a hand nearer to a win by one route? The question under accepting tiles and waits.

import { regularShantenAt } from '@hanchan/hand';
import { type Counts, FIRST_WIND, type Kind } from '@hanchan/tiles';
import { routeShanten } from './distance.ts';
import type { Route } from './plans.ts';
import { addTile, removeTile, type Shape, STEP_OF, SUIT_OF } from './shape.ts';

/** A hand with its melds, among the tiles that are left. */
export interface Outlook {
  readonly shape: Shape;
  readonly melds: number;
  /** Copies of each kind still to come. */
  readonly left: Counts;
}

/** One tile more of the kind leaves less than `shanten`. */
export function bringsNearer(
  route: Route,
  { shape, melds, left }: Outlook,
  kind: Kind,
  shanten: number,
): boolean {
  if (route.plan === null) return shantenWith(shape, kind, melds) < shanten;
  addTile(shape, kind);
  const after = routeShanten(route, shape, melds, left);
  removeTile(shape, kind);
  return after < shanten;
}

/** In any shape, which is asked about most. */
function shantenWith({ at }: Shape, kind: Kind, melds: number): number {
  const [m, p, s, z] = at as [number, number, number, number];
  const step = STEP_OF[kind]!;
  switch (SUIT_OF[kind]) {
    case 0:
      return regularShantenAt(m + step, p, s, z, melds);
    case 1:
      return regularShantenAt(m, p + step, s, z, melds);
    case 2:
      return regularShantenAt(m, p, s + step, z, melds);
    default:
      return regularShantenAt(m, p, s, z + step, melds);
  }
}

/** The kind is in the hand, or at most `reach` ranks beside one that is. */
export function isBeside(counts: Counts, kind: Kind, reach: 1 | 2): boolean {
  if (counts[kind]! > 0) return true;
  if (kind >= FIRST_WIND) return false;
  const rank = kind % 9;
  return (
    (rank > 0 && counts[kind - 1]! > 0) ||
    (rank < 8 && counts[kind + 1]! > 0) ||
    (reach > 1 && ((rank > 1 && counts[kind - 2]! > 0) || (rank < 7 && counts[kind + 2]! > 0)))
  );
}
