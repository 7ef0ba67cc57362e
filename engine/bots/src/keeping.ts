// What a tile could still become. Tiles that help no set yet are not alike: a middle tile finds neighbours more easily
// than an edge, an honour that counts can become a yaku, and what has been thrown away by all will become nothing.

import { type Counts, FIRST_WIND, type Kind } from '@hanchan/tiles';
import { type Plan, plansFor } from './planList.ts';
import type { Table } from './table.ts';

/** A terminal and its neighbour wait on one side only, and a gap is filled by one kind. */
const EDGE = 0.4;
const GAP = 0.3;
const TWIN = 0.4;
/** An honour that counts for nobody here is at least safe later on. */
const GUEST_TWIN = 1.2;
const VALUE_TWIN = 3.2;

/** In copies of the tiles that would give it a use; a middle tile of a fresh deal has about 13. */
export function usesOf(table: Table, kind: Kind): number {
  const { left } = table;
  if (kind >= FIRST_WIND) return left[kind]! * (isValueKind(table, kind) ? VALUE_TWIN : GUEST_TWIN);
  const rank = kind % 9;
  let uses = left[kind]! * TWIN;
  if (rank > 0) uses += left[kind - 1]! * neighbourShare(rank, rank - 1);
  if (rank < 8) uses += left[kind + 1]! * neighbourShare(rank, rank + 1);
  if (rank > 1) uses += left[kind - 2]! * GAP;
  if (rank < 7) uses += left[kind + 2]! * GAP;
  return uses + doraNear(left, table.doraHan, kind);
}

/** Two neighbours wait on both sides, unless one of them is a terminal. */
function neighbourShare(a: number, b: number): number {
  return a % 8 === 0 || b % 8 === 0 ? EDGE : 1;
}

const DORA_NEAR = 0.5;

function doraNear(left: Counts, doraHan: Counts, kind: Kind): number {
  let near = 0;
  for (let other = kind - 2; other <= kind + 2; other++) {
    const isNear = other >= 0 && other < FIRST_WIND && ((other / 9) | 0) === ((kind / 9) | 0);
    if (isNear) near += left[other]! * doraHan[other]! * DORA_NEAR;
  }
  return near;
}

/** A triplet of this kind is a yaku for this seat. */
const isValueKind = (table: Table, kind: Kind): boolean => tripletPlan(table, kind) !== null;

/** The yaku that a triplet of this kind is for this seat. */
export function tripletPlan({ rules, seatWind, roundWind }: Table, kind: Kind): Plan | null {
  if (kind < FIRST_WIND) return null;
  const plans = plansFor(rules, seatWind, roundWind);
  for (let i = 0; i < plans.length; i++) {
    const { form } = plans[i]!;
    if (form.type === 'triplet' && form.kind === kind) return plans[i]!;
  }
  return null;
}
