// Where any complete hand wins and all win the same, only time counts: how many go-arounds until this hand is done?
// Looks a few draws ahead, exactly as far as it is cheap, and counts what others discard where it may be called.

import { regularShanten } from '@hanchan/hand';
import { type Counts, FIRST_WIND, KIND_COUNT, type Kind } from '@hanchan/tiles';
import { isBeside } from './nearer.ts';
import type { Table } from './table.ts';

/** Three others discard for each own draw, but not all that they draw. */
const OTHERS_DISCARD = 2.2;
const NEIGHBOUR_DISCARDS = 0.75;
/** Go-arounds that each step usually takes, from the wait up. */
const USUAL_TURNS: readonly number[] = [4.8, 3.6, 2.6, 2.1, 1.9, 1.8, 1.8, 1.8, 1.8];

export interface Race {
  /**
   * Down to which shanten a hand is looked through; the steps below it are taken as usual. Choices that are compared
   * must be looked through down to the same one.
   */
  readonly horizon: number;
  readonly left: Counts;
  readonly unseen: number;
  readonly mayPon: boolean;
  readonly mayChi: boolean;
}

/** Of hands that are so many steps away, or more. */
export function raceOf({ left, unseen, rules }: Table, shanten: number): Race {
  const horizon = Math.max(0, shanten - (shanten > 2 ? 1 : 2));
  return { horizon, left, unseen, mayPon: true, mayChi: rules['calls.chi'] === 'nextPlayer' };
}

/** Go-arounds until a hand that has no tile too many wins. */
export function turnsToWin(race: Race, counts: Counts, melds: number): number {
  return turns(race, counts, melds, regularShanten(counts, melds));
}

/** The same for a hand that still has to discard. */
export function turnsAfterBest(race: Race, counts: Counts, melds: number): number {
  const shanten = Math.max(0, regularShanten(counts, melds));
  return bestDiscard(race, counts, melds, shanten);
}

function turns(race: Race, counts: Counts, melds: number, shanten: number): number {
  const { horizon } = race;
  let rate = 0;
  let later = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const left = race.left[kind]!;
    if (left === 0 || !isBeside(counts, kind, 2)) continue;
    counts[kind]!++;
    if (regularShanten(counts, melds) < shanten) {
      const share = (left * sources(race, counts, kind, shanten)) / race.unseen;
      rate += share;
      if (shanten > horizon) {
        race.left[kind]!--;
        later += share * bestDiscard(race, counts, melds, shanten - 1);
        race.left[kind]!++;
      }
    }
    counts[kind]!--;
  }
  if (rate === 0) return NEVER;
  if (shanten > horizon) return (1 + later) / rate;
  let rest = 0;
  for (let step = 0; step < shanten; step++) rest += USUAL_TURNS[step]!;
  return 1 / rate + rest;
}

const NEVER = 99;

function bestDiscard(race: Race, counts: Counts, melds: number, shanten: number): number {
  let least = NEVER;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (counts[kind] === 0) continue;
    counts[kind]!--;
    if (regularShanten(counts, melds) <= shanten) {
      least = Math.min(least, turns(race, counts, melds, shanten));
    }
    counts[kind]!++;
  }
  return least;
}

/** How many ways a copy can come: one's own draw, a win on anybody's discard, a pon, a chi. */
function sources({ mayPon, mayChi }: Race, counts: Counts, kind: Kind, shanten: number): number {
  if (shanten === 0) return 1 + OTHERS_DISCARD;
  if (mayPon && counts[kind]! >= 3) return 1 + OTHERS_DISCARD;
  return mayChi && kind < FIRST_WIND ? 1 + NEIGHBOUR_DISCARDS : 1;
}
