// How far is a hand from a win by one route: how many exchanges are lacking when only the tiles of its yaku are used?

import {
  regularShantenAt,
  sevenPairsShanten,
  talliesAt,
  thirteenOrphansShanten,
} from '@hanchan/hand';
import { type Counts, KIND_COUNT, type Kind } from '@hanchan/tiles';
import type { SuitKinds } from './planList.ts';
import type { Route } from './plans.ts';
import { type Shape, STEP_OF, SUIT_OF } from './shape.ts';

/** Out of reach: more than any shanten. */
export const FAR = 99;

/**
 * Shanten of a hand beside `melds` melds when it is built by this route; FAR when a tile it needs is gone.
 * `left` are the copies still to come.
 */
export function routeShanten(route: Route, shape: Shape, melds: number, left: Counts): number {
  const { at } = shape;
  if (route.plan === null) return regularShantenAt(at[0]!, at[1]!, at[2]!, at[3]!, melds);
  const { form } = route.plan;
  switch (form.type) {
    case 'kinds':
    case 'outside':
      return regularShantenAt(
        usable(shape, form.suits[0], 0),
        usable(shape, form.suits[1], 1),
        usable(shape, form.suits[2], 2),
        usable(shape, form.suits[3], 3),
        melds,
      );
    case 'triplet':
      return tripletShanten(shape, melds, left, form.kind);
    case 'sequences':
      return sequencesShanten(route.lacksSets, shape, melds, left);
    case 'allTriplets':
      return allTripletsShanten(shape.counts, melds, left);
    case 'sevenPairs':
      return sevenPairsShanten(talliesAt(at[0]!, at[1]!, at[2]!, at[3]!));
    case 'orphans':
      return thirteenOrphansShanten(talliesAt(at[0]!, at[1]!, at[2]!, at[3]!));
  }
}

/** The index of a suit with nothing but the tiles that a plan can use. */
function usable({ counts, at }: Shape, kinds: SuitKinds, suit: number): number {
  if (!kinds.isAny) return 0;
  const { barred, once } = kinds;
  let index = at[suit]!;
  for (let i = 0; i < barred.length; i++) index -= counts[barred[i]!]! * STEP_OF[barred[i]!]!;
  for (let i = 0; i < once.length; i++) {
    const held = counts[once[i]!]!;
    if (held > 1) index -= (held - 1) * STEP_OF[once[i]!]!;
  }
  return index;
}

function tripletShanten({ counts, at }: Shape, melds: number, left: Counts, kind: Kind): number {
  const held = Math.min(3, counts[kind]!);
  if (held === 0 || held + left[kind]! < 3) return FAR;
  const honours = at[3]! - held * STEP_OF[kind]!;
  return regularShantenAt(at[0]!, at[1]!, at[2]!, honours, melds + 1) + 3 - held;
}

/** The indices of the suits without the sequences of a plan. */
const rest = new Int32Array(3);

function sequencesShanten(
  starts: readonly Kind[],
  { counts, at }: Shape,
  melds: number,
  left: Counts,
): number {
  rest[0] = at[0]!;
  rest[1] = at[1]!;
  rest[2] = at[2]!;
  let lacking = 0;
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i]!;
    // The sequences of a plan share no tile, so one of each kind is taken at most.
    for (let kind = start; kind < start + 3; kind++) {
      if (counts[kind]! > 0) rest[SUIT_OF[kind]!]! -= STEP_OF[kind]!;
      else if (left[kind] === 0 || ++lacking > 3) return FAR;
    }
  }
  return regularShantenAt(rest[0]!, rest[1]!, rest[2]!, at[3]!, melds + starts.length) + lacking;
}

function allTripletsShanten(counts: Counts, melds: number, left: Counts): number {
  let sets = melds;
  let pairs = 0;
  let deadPairs = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const held = counts[kind]!;
    if (held < 2) continue;
    if (held >= 3) sets++;
    else if (left[kind]! > 0) pairs++;
    else deadPairs = 1;
  }
  const wanted = Math.max(0, 4 - sets);
  const grown = Math.min(pairs, wanted);
  // The pair of the hand: one that cannot grow, one to spare, or a single tile that waits for its twin.
  const hasPair = deadPairs === 1 || pairs > wanted || sets > 4;
  return wanted * 2 - grown - (hasPair ? 1 : 0);
}
