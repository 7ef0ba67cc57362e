// Choices as training makes them: mostly what the expert would do, now and then what it likes nearly as well. What
// it was and how likely it was is kept, so that what came of it can be held against it.

import type { Decision } from '@hanchan/bots';
import type { Action, SeatView } from '@hanchan/game';
import { KIND_COUNT, kindOf } from '@hanchan/tiles';
import { CLAIMS, claimIndex } from '../../engine/bots/src/net/features.ts';
import type { Outputs } from '../../engine/bots/src/net/network.ts';
import { SCALARS } from '../../engine/bots/src/net/weights.ts';

/** Whole records of 32-bit floats; where each stands. */
export const EXPLORED = {
  isClaim: 0,
  chosen: 1,
  mayRiichi: 2,
  riichi: 3,
  logChance: 4,
  reward: 5,
  rulebook: 6,
  /** What the rules add to the net's log-odds: by kind, or by claim with the legal claims behind. */
  offsets: 7,
  mask: 13,
  size: 41,
} as const;

export const IMPOSSIBLE = -1e9;

export interface Explored {
  readonly action: Action;
  /** Null where there was no real choice. */
  readonly record: Float32Array | null;
}

/** Likelier than this is no choice. */
const CLEAR = 0.97;
const CLAIM0 = SCALARS.indexOf('claim0');
const RIICHI = SCALARS.indexOf('riichi');

export function explore(
  { action, candidates }: Decision,
  seen: SeatView,
  legal: readonly Action[],
  outputs: Outputs,
  heat: number,
  random: () => number,
): Explored {
  const known: Explored = { action, record: null };
  const { phase } = seen.deal!;
  if (candidates.some((one) => one.action.type === 'tsumo' || one.action.type === 'ron')) {
    return known;
  }
  if (phase.type === 'claims') {
    const offered = kindOf(phase.offer.tile);
    const isUsual = action.type === 'pass' || action.type === 'chi' || action.type === 'pon';
    return isUsual ? claim(candidates, offered, legal, outputs, heat, random) : known;
  }
  return action.type === 'discard' ? discard(candidates, outputs, heat, random) : known;
}

type Candidates = Decision['candidates'];

function claim(
  candidates: Candidates,
  offered: number,
  legal: readonly Action[],
  outputs: Outputs,
  heat: number,
  random: () => number,
): Explored {
  const best = bestBy(candidates, CLAIMS.length, (action) =>
    action.type === 'calledKan' ? null : claimIndex(action, offered),
  );
  const record = new Float32Array(EXPLORED.size);
  record[EXPLORED.isClaim] = 1;
  const mask = record.subarray(EXPLORED.mask, EXPLORED.mask + CLAIMS.length);
  for (const action of legal) {
    const index = claimIndex(action, offered);
    if (index !== null) mask[index] = 1;
  }
  const base = claimWorths(outputs.scalars, mask);
  const chosen = drawn(best, heat, random, record, (i) => base[i]!);
  const isClear = Math.exp(record[EXPLORED.logChance]!) > CLEAR;
  return { action: best[chosen]!.action, record: isClear ? null : record };
}

/** Whether to call comes first, then which call; as `expert.ts` reckons. */
function claimWorths(scalars: Float64Array, mask: Float32Array): number[] {
  const odds = [...mask].map((legal, i) => (legal === 1 ? scalars[CLAIM0 + i]! : IMPOSSIBLE));
  const most = Math.max(...odds);
  const total = Math.log(odds.reduce((sum, one) => sum + Math.exp(one - most), 0)) + most;
  const logs = odds.map((one) => one - total);
  const calling = Math.log(Math.max(1e-6, 1 - Math.exp(logs[0]!)));
  const likeliest = Math.max(...logs.slice(1));
  return logs.map((one, i) => (i === 0 ? one : calling + one - likeliest));
}

function discard(
  candidates: Candidates,
  outputs: Outputs,
  heat: number,
  random: () => number,
): Explored {
  const kindIn = (action: Action) => (action.type === 'discard' ? kindOf(action.tile) : null);
  const best = bestBy(candidates, KIND_COUNT, kindIn);
  const record = new Float32Array(EXPLORED.size);
  const chosen = drawn(best, heat, random, record, (kind) => outputs.discard[kind]!);
  const { action } = best[chosen]!;
  const isClear = Math.exp(record[EXPLORED.logChance]!) > CLEAR;
  if (action.type !== 'discard') throw new Error('a kind was chosen that is no discard');
  const both = candidates
    .map((one) => one.action)
    .filter((one) => one.type === 'discard' && one.tile === action.tile);
  const declared = both.find((one) => one.type === 'discard' && one.riichi);
  const silent = both.find((one) => one.type === 'discard' && !one.riichi);
  if (declared === undefined || silent === undefined) {
    return { action, record: isClear ? null : record };
  }
  const chance = 1 / (1 + Math.exp(-outputs.scalars[RIICHI]! / heat));
  const declares = random() < chance;
  record[EXPLORED.mayRiichi] = 1;
  record[EXPLORED.riichi] = declares ? 1 : 0;
  record[EXPLORED.logChance]! += Math.log(declares ? chance : 1 - chance);
  const isOpen = !isClear || Math.abs(chance - 0.5) < CLEAR - 0.5;
  return { action: declares ? declared : silent, record: isOpen ? record : null };
}

type Best = (Candidates[number] | undefined)[];

function bestBy(
  candidates: Candidates,
  size: number,
  indexOf: (action: Action) => number | null,
): Best {
  const best: Best = new Array(size).fill(undefined);
  for (const candidate of candidates) {
    const index = indexOf(candidate.action);
    if (index === null) continue;
    const held = best[index];
    if (held === undefined || candidate.worth > held.worth) best[index] = candidate;
  }
  return best;
}

/** Draws one by its worth, and notes the chance and what the rules added to the net's word. */
function drawn(
  best: Best,
  heat: number,
  random: () => number,
  record: Float32Array,
  base: (index: number) => number,
): number {
  const most = Math.max(...best.map((one) => one?.worth ?? IMPOSSIBLE));
  const shares = best.map((one) => (one === undefined ? 0 : Math.exp((one.worth - most) / heat)));
  const total = shares.reduce((sum, one) => sum + one, 0);
  const chosen = pickBy(shares, random() * total);
  for (let i = 0; i < best.length; i++) {
    const one = best[i];
    record[EXPLORED.offsets + i] = one === undefined ? IMPOSSIBLE : one.worth - base(i);
  }
  record[EXPLORED.chosen] = chosen;
  record[EXPLORED.logChance] = Math.log(shares[chosen]! / total);
  return chosen;
}

/** Where so much of the sum of the shares is reached; the largest where rounding leaves some over. */
function pickBy(shares: readonly number[], reach: number): number {
  let sum = 0;
  for (let i = 0; i < shares.length; i++) {
    sum += shares[i]!;
    if (shares[i]! > 0 && sum >= reach) return i;
  }
  return shares.indexOf(Math.max(...shares));
}
