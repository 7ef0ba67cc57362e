// One step further: what would a hand that lacks one tile for tenpai wait on? Looked at only there, where it is cheap
// and where a poor wait can still be avoided.

import type { ImprovingTile } from '@hanchan/hand';
import { type Counts, KIND_COUNT, type Kind } from '@hanchan/tiles';
import { routeShanten } from './distance.ts';
import { isPart } from './planList.ts';
import type { Route } from './plans.ts';
import { addTile, markNear, removeTile, type Shape } from './shape.ts';

/** Tiles that the best wait after each accepted tile has, on average. */
export function waitAhead(
  shape: Shape,
  melds: number,
  routes: readonly Route[],
  accepts: readonly ImprovingTile[],
  left: Counts,
): number {
  let tiles = 0;
  let sum = 0;
  for (let i = 0; i < accepts.length; i++) {
    const { kind, remaining } = accepts[i]!;
    addTile(shape, kind);
    left[kind]!--;
    sum += remaining * bestWait(shape, melds, routes, left, kind);
    left[kind]!++;
    removeTile(shape, kind);
    tiles += remaining;
  }
  return tiles === 0 ? 0 : sum / tiles;
}

function bestWait(
  shape: Shape,
  melds: number,
  routes: readonly Route[],
  left: Counts,
  drawn: Kind,
): number {
  let best = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (shape.counts[kind] === 0 || kind === drawn) continue;
    removeTile(shape, kind);
    // What a win in any shape does not wait on, or waits on at least as widely, no part of it need be asked about.
    let isSettled = false;
    for (let i = 0; i < routes.length; i++) {
      const { plan } = routes[i]!;
      if (isSettled && plan !== null && isPart(plan, shape.counts)) continue;
      const isWaiting = routeShanten(routes[i]!, shape, melds, left) <= 0;
      const tiles = isWaiting ? waitTiles(shape, melds, routes[i]!, left, kind) : 0;
      if (plan === null) isSettled = !isWaiting || tiles > 0;
      if (tiles > best) best = tiles;
    }
    addTile(shape, kind);
  }
  return best;
}

const isNear = new Uint8Array(KIND_COUNT);

/** A wait on the tile just let go would be furiten, and is not worth waiting for. */
function waitTiles(shape: Shape, melds: number, route: Route, left: Counts, gone: Kind): number {
  // A tile can only complete what stands beside it.
  markNear(shape.counts, 1, isNear);
  let tiles = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (left[kind] === 0 || isNear[kind] === 0) continue;
    addTile(shape, kind);
    const isComplete = routeShanten(route, shape, melds, left) < 0;
    removeTile(shape, kind);
    if (!isComplete) continue;
    if (kind === gone) return 0;
    tiles += left[kind]!;
  }
  return tiles;
}
