// What the net says about one decision, as probabilities instead of log-odds.

import type { Action } from '@hanchan/game';
import { KIND_COUNT, type Kind, kindOf } from '@hanchan/tiles';
import type { Situation } from '../situation.ts';
import { CLAIMS, claimIndex, FEATURE_SIZE, hideOwnDiscards, writeFeatures } from './features.ts';
import type { Network, Outputs } from './network.ts';
import { SCALARS } from './weights.ts';

const AT = {
  riichi: SCALARS.indexOf('riichi'),
  win: SCALARS.indexOf('win'),
  nine: SCALARS.indexOf('nine'),
  claim: SCALARS.indexOf('claim0'),
  tenpai: SCALARS.indexOf('tenpai0'),
} as const;

/** Chances, as the players that the net learned from would act. */
export interface Advice {
  /** By kind, over the kinds that may be discarded. */
  readonly discard: Float64Array;
  /** By the order of `CLAIMS`, over the answers that are legal. */
  readonly claims: Float64Array;
  kan(kind: Kind): number;
  readonly riichi: number;
  readonly win: number;
  readonly nineTerminals: number;
  /** How likely somebody wins on a discard of this kind. */
  danger(kind: Kind): number;
  /** How likely the opponent so many turns on wins on it. The values of the next decision take the place of these. */
  dangerBy(turns: number, kind: Kind): number;
  /** How likely each opponent is tenpai, from the right round. */
  readonly tenpai: readonly number[];
}

const features = new Uint8Array(FEATURE_SIZE);

/**
 * Who has played like those that the net learned from is asked on from there. The discards of anybody else would be
 * taken for a plan, and the advice would be how to go on with that: `isOwnPlan` says which.
 */
export function ask(
  network: Network,
  { table }: Situation,
  legal: readonly Action[],
  isOwnPlan: boolean,
): Outputs {
  writeFeatures(table.view, legal, features, table);
  if (!isOwnPlan) hideOwnDiscards(features);
  return network.run(features);
}

/** What the net's numbers mean at this table. */
export function adviceFrom(
  outputs: Outputs,
  { table }: Situation,
  legal: readonly Action[],
): Advice {
  const { scalars, kan } = outputs;
  const { phase } = table.deal;
  return {
    discard: discardChances(outputs, legal),
    claims:
      phase.type === 'claims'
        ? claimChances(outputs, legal, kindOf(phase.offer.tile))
        : new Float64Array(CLAIMS.length),
    kan: (kind) => chance(kan[kind]!),
    riichi: chance(scalars[AT.riichi]!),
    win: chance(scalars[AT.win]!),
    nineTerminals: chance(scalars[AT.nine]!),
    danger: (kind) => dangerOf(outputs, kind),
    dangerBy: (turns, kind) => chance(outputs.danger[(turns - 1) * KIND_COUNT + kind]!),
    tenpai: [0, 1, 2].map((i) => chance(scalars[AT.tenpai + i]!)),
  };
}

const chance = (odds: number) => 1 / (1 + Math.exp(-odds));

function dangerOf({ danger }: Outputs, kind: Kind): number {
  let safe = 1;
  for (let i = 0; i < 3; i++) safe *= 1 - chance(danger[i * KIND_COUNT + kind]!);
  return 1 - safe;
}

function discardChances({ discard }: Outputs, legal: readonly Action[]): Float64Array {
  const mask = new Uint8Array(KIND_COUNT);
  for (const action of legal) if (action.type === 'discard') mask[kindOf(action.tile)] = 1;
  return shares(discard, 0, mask);
}

function claimChances({ scalars }: Outputs, legal: readonly Action[], offered: Kind): Float64Array {
  const mask = new Uint8Array(CLAIMS.length);
  for (const action of legal) {
    const index = claimIndex(action, offered);
    if (index !== null) mask[index] = 1;
  }
  return shares(scalars, AT.claim, mask);
}

/** Softmax over what the mask allows. */
function shares(odds: Float64Array, from: number, mask: Uint8Array): Float64Array {
  const result = new Float64Array(mask.length);
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 1 && odds[from + i]! > most) most = odds[from + i]!;
  }
  let sum = 0;
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 1) sum += result[i] = Math.exp(odds[from + i]! - most);
  }
  return result.map((share) => share / Math.max(sum, Number.MIN_VALUE));
}
