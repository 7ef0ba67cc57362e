// Which tiles bring a hand nearer to a win by one route? The loop under accepting tiles and waits.

import { regularShantenAt } from '@hanchan/hand';
import { type Counts, FIRST_WIND, KIND_COUNT } from '@hanchan/tiles';
import { routeShanten, usable } from './distance.ts';
import type { SuitKinds } from './planList.ts';
import type { Route } from './plans.ts';
import { addTile, removeTile, type Shape, STEP_OF, SUIT_OF } from './shape.ts';

/** A hand with its melds, among the tiles that are left. */
export interface Outlook {
  readonly shape: Shape;
  readonly melds: number;
  /** Copies of each kind still to come. */
  readonly left: Counts;
}

/** Marks the kinds, of those asked about, of which one tile more leaves less than `shanten`. */
export function markNearer(
  route: Route,
  { shape, melds, left }: Outlook,
  shanten: number,
  asked: Uint8Array,
  isNearer: Uint8Array,
): void {
  if (route.plan === null) {
    markNearerInAnyShape(shape, melds, left, shanten, asked, isNearer);
    return;
  }
  const { form } = route.plan;
  if (form.type === 'kinds' || form.type === 'outside') {
    markNearerWithin(form.suits, { shape, melds, left }, shanten, asked, isNearer);
    return;
  }
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (left[kind] === 0 || asked[kind] === 0 || isNearer[kind] === 1) continue;
    addTile(shape, kind);
    if (routeShanten(route, shape, melds, left) < shanten) isNearer[kind] = 1;
    removeTile(shape, kind);
  }
}

const parts = new Int32Array(4);

/** The same for a route that uses some kinds only: a tile changes its own suit, and the others stand as they are. */
function markNearerWithin(
  suits: readonly SuitKinds[],
  { shape, melds, left }: Outlook,
  shanten: number,
  asked: Uint8Array,
  isNearer: Uint8Array,
): void {
  for (let suit = 0; suit < 4; suit++) parts[suit] = usable(shape, suits[suit]!, suit);
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (left[kind] === 0 || asked[kind] === 0 || isNearer[kind] === 1) continue;
    const suit = SUIT_OF[kind]!;
    const before = parts[suit]!;
    addTile(shape, kind);
    parts[suit] = usable(shape, suits[suit]!, suit);
    removeTile(shape, kind);
    if (regularShantenAt(parts[0]!, parts[1]!, parts[2]!, parts[3]!, melds) < shanten)
      isNearer[kind] = 1;
    parts[suit] = before;
  }
}

/** The same for the route that is asked about most, three suits in step. */
function markNearerInAnyShape(
  { at }: Shape,
  melds: number,
  left: Counts,
  shanten: number,
  asked: Uint8Array,
  isNearer: Uint8Array,
): void {
  const [m, p, s, z] = at as [number, number, number, number];
  const isAsked = (kind: number) => left[kind]! > 0 && asked[kind] === 1;
  for (let rank = 0; rank < 9; rank++) {
    const step = STEP_OF[rank]!;
    if (isAsked(rank) && regularShantenAt(m + step, p, s, z, melds) < shanten) isNearer[rank] = 1;
    const ofP = rank + 9;
    if (isAsked(ofP) && regularShantenAt(m, p + step, s, z, melds) < shanten) isNearer[ofP] = 1;
    const ofS = rank + 18;
    if (isAsked(ofS) && regularShantenAt(m, p, s + step, z, melds) < shanten) isNearer[ofS] = 1;
  }
  for (let kind = FIRST_WIND; kind < KIND_COUNT; kind++) {
    const honours = z + STEP_OF[kind]!;
    if (isAsked(kind) && regularShantenAt(m, p, s, honours, melds) < shanten) isNearer[kind] = 1;
  }
}
