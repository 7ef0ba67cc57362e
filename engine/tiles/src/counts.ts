// A hand as 34 counts: the form that every fast table reads.

import { COPIES, KIND_COUNT, type Kind, kindOf, type Tile } from './kind.ts';
import type { Hand } from './meld.ts';

/** How many tiles of each kind, indexed by kind. */
export type Counts = Uint8Array;

/** How many of each kind there are; a red five counts as its kind. */
export function countTiles(tiles: Iterable<Tile>): Counts {
  const counts = new Uint8Array(KIND_COUNT);
  for (const tile of tiles) counts[kindOf(tile)]!++;
  return counts;
}

/** The tiles that counts stand for, in order, without red fives. */
export function tilesOf(counts: Counts): Kind[] {
  const kinds: Kind[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    for (let i = 0; i < counts[kind]!; i++) kinds.push(kind);
  }
  return kinds;
}

/** Everything the player owns, melds and the fourth tiles of kans included. */
export function allTiles(hand: Hand): Tile[] {
  return [...hand.concealed, ...hand.melds.flatMap((meld) => meld.tiles)];
}

/** The kinds of which more copies are given than exist. */
export function overfullKinds(counts: Counts): Kind[] {
  const kinds: Kind[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) if (counts[kind]! > COPIES) kinds.push(kind);
  return kinds;
}

/** Order of the rack: suits in order, a red five beside the other fives. */
export function compareTiles(a: Tile, b: Tile): number {
  return kindOf(a) - kindOf(b) || b - a;
}
