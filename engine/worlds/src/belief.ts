// What may be believed of a cost that some worlds showed. Whoever looks for mistakes finds those whose worlds happened to be bad, so a
// cost is taken together with what such costs are like (empirical Bayes): most choices that strong players hardly make cost little, some
// a lot. All is counted in how far the cost scatters from world to world, so it holds for points, places and sheets alike, and more worlds
// leave less to belief. Measured on seeds and games that no calibration uses: docs/calibration.md.

import type { Figure } from './spread.ts';

/** Costs of such choices before a world was played: two kinds of them, by how much they scatter about their mean. */
const SMALL = { mean: 0.04, spread: 0.06 } as const;
const LARGE = { mean: 0.27, spread: 0.2 } as const;
const SHARE_OF_LARGE = 0.33;
/** So much of what quick players lose by a choice is lost where experts go on. */
const KEPT = 0.9;
/** As the hands lie, a cost scatters by so much of what it does from world to world: more where somebody is in riichi. */
const BY_HANDS = { calm: 0.333, threatened: 0.667 } as const;
/** A mistake is called clear where it was none in at most so many of the ways in which the hands may lie. */
const SURE = 1 / 6;
const NORMAL_95 = 1.96;

const scatterOf = ({ within }: Figure, worlds: number) => (within / NORMAL_95) * Math.sqrt(worlds);

/** The cost that is to be believed after so many worlds. */
export function believe(told: Figure, worlds: number): Figure {
  const scatter = scatterOf(told, worlds);
  // The same in every world, or too few to tell.
  if (scatter === 0 || !Number.isFinite(scatter)) return told;
  // What is larger than it scatters was seldom seen: it is the measure itself, so that it is nearly believed as it was told.
  const unit = Math.max(scatter, Math.abs(told.mean));
  const noise = (told.within / NORMAL_95 / unit) ** 2;
  const [small, large] = [SMALL, LARGE].map((one) => updated(one, told.mean / unit, noise));
  const odds = SHARE_OF_LARGE / (1 - SHARE_OF_LARGE);
  const chance = 1 / (1 + Math.exp(small!.logLikely - large!.logLikely) / odds);
  const mean = (1 - chance) * small!.mean + chance * large!.mean;
  const variance =
    (1 - chance) * (small!.variance + (small!.mean - mean) ** 2) +
    chance * (large!.variance + (large!.mean - mean) ** 2);
  return {
    mean: KEPT * unit * mean,
    within: KEPT * unit * NORMAL_95 * Math.sqrt(variance),
  };
}

/** A kind of cost after a figure with noise was seen, and how likely that figure is among its kind. */
function updated(kind: typeof SMALL | typeof LARGE, seen: number, noise: number) {
  const spread = kind.spread ** 2;
  const all = spread + noise;
  return {
    mean: (kind.mean * noise + seen * spread) / all,
    variance: (spread * noise) / all,
    logLikely: -((seen - kind.mean) ** 2) / (2 * all) - Math.log(all) / 2,
  };
}

/** How sure it is that a choice cost something in this very deal. */
export interface Certainty {
  /** In so many of the ways in which the hands may lie it cost nothing, in points. */
  readonly none: number;
  readonly isClear: boolean;
}

/** Of a cost in points as the worlds told it, and as it is believed. */
export function certaintyOf(
  told: Figure,
  believed: Figure,
  worlds: number,
  isThreatened: boolean,
): Certainty {
  const scatter = scatterOf(told, worlds);
  const byHands = scatter * (isThreatened ? BY_HANDS.threatened : BY_HANDS.calm);
  const none = byHands === 0 ? Number(believed.mean <= 0) : normalBelow(-believed.mean / byHands);
  return { none, isClear: none <= SURE };
}

/** How much of the normal distribution lies below, to a thousandth. */
const normalBelow = (z: number) => 1 / (1 + Math.exp(-0.070_56 * z ** 3 - 1.5976 * z));
