// Which tiles bring a hand nearer to one of the wins that are nearest?

import type { ImprovingTile } from '@hanchan/hand';
import { type Counts, KIND_COUNT, type Kind } from '@hanchan/tiles';
import { routeShanten } from './distance.ts';
import { isPart } from './planList.ts';
import type { Route } from './plans.ts';
import { addTile, markNear, removeTile, type Shape } from './shape.ts';

const isNear = new Uint8Array(KIND_COUNT);
const isAccepted = new Uint8Array(KIND_COUNT);

/** The kinds that bring one of these routes, all `shanten` away, nearer. */
export function acceptedBy(
  routes: readonly Route[],
  shape: Shape,
  melds: number,
  left: Counts,
  shanten: number,
): ImprovingTile[] {
  markNear(shape.counts, 2, isNear);
  isAccepted.fill(0);
  const isInAnyShape = routes[0]!.plan === null;
  for (let i = 0; i < routes.length; i++) {
    const route = routes[i]!;
    if (isInAnyShape && isAcceptedAlready(route, shape.counts)) continue;
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      if (left[kind] === 0 || isAccepted[kind] === 1) continue;
      if (!canHelp(route, shape.counts, kind, isInAnyShape)) continue;
      addTile(shape, kind);
      if (routeShanten(route, shape, melds, left) < shanten) isAccepted[kind] = 1;
      removeTile(shape, kind);
    }
  }
  const found: ImprovingTile[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (isAccepted[kind] === 1) found.push({ kind, remaining: left[kind]! });
  }
  return found;
}

/** Nothing helps it that does not help a win in any shape, which has been asked first. */
function isAcceptedAlready({ plan }: Route, counts: Counts): boolean {
  return plan !== null && plan.form.type !== 'sequences' && isPart(plan, counts);
}

/** A quick look: a tile without neighbours starts a set at best, and only orphans stand alone. */
function canHelp({ plan }: Route, counts: Counts, kind: Kind, isInAnyShape: boolean): boolean {
  if (plan !== null) {
    const { form } = plan;
    if (form.type === 'kinds' && form.allowed[kind] === 0) return false;
    if (form.type === 'sevenPairs') return counts[kind] === 1;
    if (form.type === 'orphans') return true;
    // Of a win in any shape that is as near, only the tiles without neighbours have not been asked about.
    if (form.type === 'sequences') return !isInAnyShape || isNear[kind] === 0;
  }
  return isNear[kind] === 1;
}
