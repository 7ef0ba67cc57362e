// Players who never meet are compared through the opponents they share: the more of them, the better.

import { TABLE_SIZE } from './plan.ts';

/** How many opponents two players who never meet should share: about the root of the number of players. */
const enoughShared = (players: number) => Math.floor(Math.sqrt(players));

/** In fewer rounds nobody can share that many. */
const ROUNDS_TO_SHARE = 4;

export interface IndirectMeetings {
  /** Of the two who never meet and share the fewest opponents; null where everybody meets everybody. */
  readonly fewestShared: number | null;
  /** Pairs who never meet and share fewer opponents than the root of the number of players. */
  readonly looselyLinked: number | null;
}

/** From how often each two of `size` players meet. */
export function indirectMeetings(met: Uint8Array, size: number, rounds: number): IndirectMeetings {
  const opponents = opponentsOf(met, size);
  const enough = enoughShared(size);
  let fewest = Number.POSITIVE_INFINITY;
  let loose = 0;
  for (const [player, own] of opponents.entries()) {
    const shared = new Int32Array(size);
    for (const opponent of own) for (const other of opponents[opponent]!) shared[other]!++;
    for (let other = player + 1; other < size; other++) {
      if (met[player * size + other]! > 0) continue;
      fewest = Math.min(fewest, shared[other]!);
      if (shared[other]! < enough) loose++;
    }
  }
  return {
    fewestShared: fewest === Number.POSITIVE_INFINITY ? null : fewest,
    looselyLinked: rounds < ROUNDS_TO_SHARE ? null : loose,
  };
}

export function opponentsOf(met: Uint8Array, size: number): number[][] {
  return Array.from({ length: size }, (_, a) =>
    Array.from({ length: size }, (_, b) => b).filter((b) => met[a * size + b]! > 0),
  );
}

/**
 * Whoever meets d others reaches those left over by d ways of 3·rounds - 3 at most: each opponent has 3·rounds, of whom one
 * is the player and two sat at the same table. Null where everybody may meet everybody.
 */
export function mostShared(players: number, rounds: number): number | null {
  const most = (TABLE_SIZE - 1) * rounds;
  const left = players - 1 - most;
  return left <= 0 ? null : Math.min(most, Math.floor((most * (most - 3)) / left));
}

/** The same ways, counted for all: a pair that shares enough takes so many of them. */
export function fewestLoose(players: number, rounds: number): number {
  const most = (TABLE_SIZE - 1) * rounds;
  const pairs = (players * Math.max(0, players - 1 - most)) / 2;
  const ways = (players * most * (most - 3)) / 2;
  return Math.max(0, pairs - Math.floor(ways / enoughShared(players)));
}
