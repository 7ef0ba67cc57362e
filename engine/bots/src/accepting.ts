// Which tiles bring a hand nearer to one of the wins that are nearest?

import type { ImprovingTile } from '@hanchan/hand';
import { COPIES, type Counts, KIND_COUNT, type Kind } from '@hanchan/tiles';
import { bringsNearer, isBeside, type Outlook } from './nearer.ts';
import { isPart } from './planList.ts';
import type { Route } from './plans.ts';

/** Every kind with each number of copies that can be left. */
const IMPROVING = Array.from({ length: KIND_COUNT * (COPIES + 1) }, (_, at): ImprovingTile => {
  const remaining = at % (COPIES + 1);
  return { kind: (at - remaining) / (COPIES + 1), remaining };
});

/** The kinds that bring one of these routes, all `shanten` away, nearer. */
export function acceptedBy(
  routes: readonly Route[],
  outlook: Outlook,
  shanten: number,
): ImprovingTile[] {
  const { shape, left } = outlook;
  const { counts } = shape;
  const isInAnyShape = routes[0]!.plan === null;
  const asked = isInAnyShape ? routes.filter((route) => !isAskedAlready(route, counts)) : routes;
  const found: ImprovingTile[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const copies = left[kind]!;
    if (copies === 0) continue;
    const isNear = isBeside(counts, kind, 2);
    for (let i = 0; i < asked.length; i++) {
      if (!mayHelp(asked[i]!, kind, counts, isNear, isInAnyShape)) continue;
      if (!bringsNearer(asked[i]!, outlook, kind, shanten)) continue;
      found.push(IMPROVING[kind * (COPIES + 1) + copies]!);
      break;
    }
  }
  return found;
}

/** Nothing helps it that does not help a win in any shape, which is asked first. */
function isAskedAlready({ plan }: Route, counts: Counts): boolean {
  return plan !== null && plan.form.type !== 'sequences' && isPart(plan, counts);
}

/** A tile without neighbours starts a set at best, and only orphans stand alone. */
function mayHelp(
  { plan }: Route,
  kind: Kind,
  counts: Counts,
  isNear: boolean,
  isInAnyShape: boolean,
): boolean {
  switch (plan?.form.type) {
    case 'kinds':
      return isNear && plan.form.allowed[kind] === 1;
    case 'sevenPairs':
      return counts[kind] === 1;
    case 'sequences':
      // Where a win in any shape is as near, only tiles without neighbours have not been asked about.
      return !(isInAnyShape && isNear);
    case 'orphans':
      return true;
    default:
      return isNear;
  }
}
