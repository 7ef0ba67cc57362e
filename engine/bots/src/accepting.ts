// Which tiles bring a hand nearer to one of the wins that are nearest?

import type { ImprovingTile } from '@hanchan/hand';
import { type Counts, KIND_COUNT } from '@hanchan/tiles';
import { markNearer, type Outlook } from './nearer.ts';
import { isPart } from './planList.ts';
import type { Route } from './plans.ts';
import { markNear } from './shape.ts';

const isNear = new Uint8Array(KIND_COUNT);
const isAccepted = new Uint8Array(KIND_COUNT);

/** The kinds that bring one of these routes, all `shanten` away, nearer. */
export function acceptedBy(
  routes: readonly Route[],
  outlook: Outlook,
  shanten: number,
): ImprovingTile[] {
  const { shape, left } = outlook;
  markNear(shape.counts, 2, isNear);
  isAccepted.fill(0);
  const isInAnyShape = routes[0]!.plan === null;
  for (let i = 0; i < routes.length; i++) {
    const route = routes[i]!;
    if (isInAnyShape && isAskedAlready(route, shape.counts)) continue;
    const asked = quickLook(route, shape.counts, isInAnyShape);
    markNearer(route, outlook, shanten, asked, isAccepted);
  }
  const found: ImprovingTile[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (isAccepted[kind] === 1) found.push({ kind, remaining: left[kind]! });
  }
  return found;
}

/** Nothing helps it that does not help a win in any shape, which is asked first. */
function isAskedAlready({ plan }: Route, counts: Counts): boolean {
  return plan !== null && plan.form.type !== 'sequences' && isPart(plan, counts);
}

const mayHelp = new Uint8Array(KIND_COUNT);

/** The kinds that may help: a tile without neighbours starts a set at best, and only orphans stand alone. */
function quickLook({ plan }: Route, counts: Counts, isInAnyShape: boolean): Uint8Array {
  if (plan === null) return isNear;
  const { form } = plan;
  switch (form.type) {
    case 'kinds':
      for (let kind = 0; kind < KIND_COUNT; kind++) {
        mayHelp[kind] = isNear[kind]! & form.allowed[kind]!;
      }
      return mayHelp;
    case 'sevenPairs':
      for (let kind = 0; kind < KIND_COUNT; kind++) mayHelp[kind] = counts[kind] === 1 ? 1 : 0;
      return mayHelp;
    case 'sequences':
      // Where a win in any shape is as near, only tiles without neighbours have not been asked about.
      if (!isInAnyShape) return mayHelp.fill(1);
      for (let kind = 0; kind < KIND_COUNT; kind++) mayHelp[kind] = 1 - isNear[kind]!;
      return mayHelp;
    case 'orphans':
      return mayHelp.fill(1);
    default:
      return isNear;
  }
}
