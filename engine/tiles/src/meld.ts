// A group of tiles laid on the table, and the hand it belongs to.

import { isHonour, kindOf, type Tile } from './kind.ts';

/** How a set can lie open. */
export const MELD_TYPES = ['chi', 'pon', 'calledKan', 'addedKan', 'concealedKan'] as const;
/** One of `MELD_TYPES`. */
export type MeldType = (typeof MELD_TYPES)[number];

/** Where a called tile came from, as the caller sees the table. */
export const SOURCES = ['left', 'across', 'right'] as const;
/** From whom a tile was called, as the caller sees it. */
export type Source = (typeof SOURCES)[number];

/** A set that lies beside the hand. */
export interface Meld {
  readonly type: MeldType;
  /** All tiles of the group, in ascending order of kind. */
  readonly tiles: readonly Tile[];
  /** Who fed it; null for a concealed kan. An added kan keeps the source of its pon. */
  readonly from: Source | null;
  /** The tile that was taken from the discarder, where that is known. */
  readonly called: Tile | null;
}

/** A player's tiles: those standing in the hand, and the groups on the table. */
export interface Hand {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
}

/** Whether it has four tiles. */
export function isKan(meld: Meld): boolean {
  return meld.tiles.length === 4;
}

/** A concealed kan leaves the hand closed; every other meld opens it. */
export function isOpen(meld: Meld): boolean {
  return meld.type !== 'concealedKan';
}

/** Whether nothing in it was called; a concealed kan keeps a hand closed. */
export function isClosed(hand: Hand): boolean {
  return !hand.melds.some(isOpen);
}

/** What can be wrong with a meld. */
export type MeldFault =
  | 'wrongSize'
  | 'notIdentical'
  | 'notConsecutive'
  | 'chiNotFromLeft'
  | 'source';

/** Why these tiles cannot be a meld of this type, or null when they can. */
export function meldFault(meld: Meld): MeldFault | null {
  const size = meld.type === 'chi' || meld.type === 'pon' ? 3 : 4;
  if (meld.tiles.length !== size) return 'wrongSize';
  if ((meld.type === 'concealedKan') !== (meld.from === null)) return 'source';
  const kinds = meld.tiles.map(kindOf).sort((a, b) => a - b);
  const first = kinds[0]!;
  if (meld.type !== 'chi') return kinds.every((kind) => kind === first) ? null : 'notIdentical';
  const isRun = !isHonour(first) && kinds.every((kind, i) => kind === first + i) && first % 9 <= 6;
  if (!isRun) return 'notConsecutive';
  return meld.from === 'left' ? null : 'chiNotFromLeft';
}
