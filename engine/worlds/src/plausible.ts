// Whether such a hand would have been played as this player has played, and how wide it is.

import type { Random } from '@hanchan/bots';
import { shanten, waitsOf } from '@hanchan/hand';
import { type Counts, KIND_COUNT } from '@hanchan/tiles';
import type { Hidden, Look } from './look.ts';
import type { Plan } from './yakuPlans.ts';

/** A riichi that waits on one kind is kept that often: three in ten of the experts' do, six in ten tenpai by chance. */
const ONE_KIND = 0.2;
/** A tile thrown from the hand that would bring it nearer makes the hand that much less likely. */
const ODD_THROW = 0.3;
/** A hand that no yaku of its melds allows is kept that often: some are built otherwise, or wait for their last tile. */
const NO_YAKU = 0.08;
const COPIES = 4;

/** Takes the counts apart and puts them together again. */
export function isPlausible(
  counts: Counts,
  target: number,
  { state, inRiichi, ruledOut, thrown, plans }: Hidden,
  { forms }: Look,
  random: Random,
): boolean {
  const melds = state.melds.length;
  if (inRiichi) {
    const waits = waitsOf(counts, melds, undefined, forms);
    if (waits.length === 0 || waits.some((kind) => ruledOut[kind] === 1)) return false;
    if (waits.length === 1 && random() > ONE_KIND) return false;
  }
  if (plans.length > 0 && !plans.some((plan) => follows(counts, plan)) && random() > NO_YAKU) {
    return false;
  }
  let weight = 1;
  for (const kind of thrown) {
    counts[kind]!++;
    if (counts[kind]! > COPIES || shanten(counts, melds) < target) weight *= ODD_THROW;
    counts[kind]!--;
  }
  return weight === 1 || random() < weight;
}

/** How many tiles a plan may still be away from. */
const STRAY = 1;

function follows(counts: Counts, plan: Plan): boolean {
  if (plan.type === 'triplet') return counts[plan.kind]! >= 2;
  let stray = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (plan.allowed[kind] === 0) stray += counts[kind]!;
  }
  return stray <= STRAY;
}

/** How many tiles bring the hand nearer, of those that the viewer has not seen. */
export function widthOf(counts: Counts, target: number, melds: number, left: Counts): number {
  let width = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const copies = left[kind]! - counts[kind]!;
    if (copies <= 0 || counts[kind]! >= COPIES) continue;
    counts[kind]!++;
    if (shanten(counts, melds) < target) width += copies;
    counts[kind]!--;
  }
  return width;
}
