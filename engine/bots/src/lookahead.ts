// One step further: what would a hand that lacks one tile for tenpai wait on? Looked at only there, where it is cheap
// and where a poor wait can still be avoided.

import type { ImprovingTile } from '@hanchan/hand';
import { type Counts, KIND_COUNT, type Kind } from '@hanchan/tiles';
import { routeShanten } from './distance.ts';
import { bringsNearer, isBeside, type Outlook } from './nearer.ts';
import { isPart } from './planList.ts';
import type { Route } from './plans.ts';
import { addTile, removeTile, SUIT_OF } from './shape.ts';

/** Tiles that the best wait after each accepted tile has, on average. */
export function waitAhead(
  routes: readonly Route[],
  outlook: Outlook,
  accepts: readonly ImprovingTile[],
): number {
  const { shape, left } = outlook;
  const asked = widestOf(routes, shape.counts);
  let tiles = 0;
  let sum = 0;
  for (let i = 0; i < accepts.length; i++) {
    const { kind, remaining } = accepts[i]!;
    addTile(shape, kind);
    left[kind]!--;
    sum += remaining * bestWait(asked, outlook, kind);
    left[kind]!++;
    removeTile(shape, kind);
    tiles += remaining;
  }
  return tiles === 0 ? 0 : sum / tiles;
}

/** Beside a win in any shape that is as near, no part of it can wait more widely. */
function widestOf(routes: readonly Route[], counts: Counts): readonly Route[] {
  if (routes.length === 1 || routes[0]!.plan !== null) return routes;
  return routes.filter(({ plan }) => plan === null || !isPart(plan, counts));
}

function bestWait(routes: readonly Route[], outlook: Outlook, drawn: Kind): number {
  const { shape, melds, left } = outlook;
  let best = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (shape.counts[kind] === 0 || kind === drawn) continue;
    removeTile(shape, kind);
    for (let i = 0; i < routes.length; i++) {
      if (routeShanten(routes[i]!, shape, melds, left) > 0) continue;
      const tiles = waitTiles(routes[i]!, outlook, kind);
      if (tiles > best) best = tiles;
    }
    addTile(shape, kind);
  }
  return best;
}

/** A wait on the tile just let go would be furiten, and is not worth waiting for. */
function waitTiles(route: Route, outlook: Outlook, gone: Kind): number {
  const { shape, left } = outlook;
  const isOfSets = route.plan === null;
  let tiles = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    // A tile can only complete what stands beside it, and a suit of whole sets is complete.
    if (left[kind] === 0 || (isOfSets && shape.sizes[SUIT_OF[kind]!]! % 3 === 0)) continue;
    if (!isBeside(shape.counts, kind, 1)) continue;
    if (!bringsNearer(route, outlook, kind, 0)) continue;
    if (kind === gone) return 0;
    tiles += left[kind]!;
  }
  return tiles;
}
