// One step further: what would a hand that lacks one tile for tenpai wait on? Looked at only there, where it is cheap
// and where a poor wait can still be avoided.

import type { ImprovingTile } from '@hanchan/hand';
import { type Counts, FIRST_WIND, KIND_COUNT, type Kind } from '@hanchan/tiles';
import { type Route, routeShanten } from './plans.ts';

/** Tiles that the best wait after each accepted tile has, on average. */
export function waitAhead(
  counts: Counts,
  melds: number,
  routes: readonly Route[],
  accepts: readonly ImprovingTile[],
  left: Counts,
): number {
  let tiles = 0;
  let sum = 0;
  for (let i = 0; i < accepts.length; i++) {
    const { kind, remaining } = accepts[i]!;
    counts[kind]!++;
    left[kind]!--;
    sum += remaining * bestWait(counts, melds, routes, left);
    left[kind]!++;
    counts[kind]!--;
    tiles += remaining;
  }
  return tiles === 0 ? 0 : sum / tiles;
}

function bestWait(counts: Counts, melds: number, routes: readonly Route[], left: Counts): number {
  let best = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (counts[kind] === 0) continue;
    counts[kind]!--;
    for (let i = 0; i < routes.length; i++) {
      if (routeShanten(routes[i]!, counts, melds, left) > 0) continue;
      const tiles = waitTiles(counts, melds, routes[i]!, left, kind);
      if (tiles > best) best = tiles;
    }
    counts[kind]!++;
  }
  return best;
}

/** A wait on the tile just let go would be furiten, and is not worth waiting for. */
function waitTiles(counts: Counts, melds: number, route: Route, left: Counts, gone: Kind): number {
  let tiles = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (left[kind] === 0 || !isNear(counts, kind)) continue;
    counts[kind]!++;
    if (routeShanten(route, counts, melds, left) < 0) {
      if (kind === gone) {
        counts[kind]!--;
        return 0;
      }
      tiles += left[kind]!;
    }
    counts[kind]!--;
  }
  return tiles;
}

/** A tile can only complete what stands beside it. */
function isNear(counts: Counts, kind: Kind): boolean {
  if (counts[kind]! > 0) return true;
  if (kind >= FIRST_WIND) return false;
  const rank = kind % 9;
  return (rank > 0 && counts[kind - 1]! > 0) || (rank < 8 && counts[kind + 1]! > 0);
}
