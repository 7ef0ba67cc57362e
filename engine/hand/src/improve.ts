// Which tiles bring a hand nearer, how many of them are left, and what should be discarded for them?

import {
  COPIES,
  type Counts,
  compareTiles,
  countTiles,
  type Hand,
  KIND_COUNT,
  type Kind,
  kindOf,
  type Tile,
} from '@hanchan/tiles';
import { cappedShanten } from './capped.ts';
import { shantenAfterDraws } from './draws.ts';
import { meldedTiles, ownedShanten } from './handShanten.ts';
import { ALL_FORMS, type FormOptions } from './shanten.ts';
import { requireSize } from './waits.ts';

/** A kind that brings the hand nearer, and how many copies are left. */
export interface ImprovingTile {
  readonly kind: Kind;
  /** Copies that the player neither owns nor sees: at least one. */
  readonly remaining: number;
}

/** A discard, and what the hand is afterwards. */
export interface DiscardChoice {
  readonly tile: Tile;
  /** Shanten of what is left. */
  readonly shanten: number;
  readonly improving: readonly ImprovingTile[];
  /** How many improving tiles remain in all. */
  readonly count: number;
}

interface Situation {
  /** Concealed tiles. */
  readonly counts: Counts;
  readonly melds: number;
  readonly melded: Counts;
  /** Concealed and melded tiles together. */
  readonly owned: Counts;
  /** Copies of each kind that are still to come. */
  readonly remaining: Counts;
  readonly forms: FormOptions;
}

/**
 * The kinds that lower the shanten of a hand of 13 tiles (less 3 a meld). `visible` counts tiles seen
 * elsewhere: discards, other players' melds, indicators.
 */
export function improvingTiles(
  hand: Hand,
  visible?: Counts,
  forms: FormOptions = ALL_FORMS,
): readonly ImprovingTile[] {
  const situation = situationOf(hand, 13, visible, forms);
  const { counts, melds, melded } = situation;
  return improvements(situation, ownedShanten(counts, melds, melded, forms));
}

/**
 * Every different discard from a hand of 14 tiles (less 3 a meld), the best first: lowest shanten, then
 * most improving tiles, then order of tiles. A red five and a plain five are two choices.
 */
export function discards(
  hand: Hand,
  visible?: Counts,
  forms: FormOptions = ALL_FORMS,
): readonly DiscardChoice[] {
  // Remaining tiles are counted before the discard: the discarded copy cannot come back.
  const situation = situationOf(hand, 14, visible, forms);
  const byKind = new Map<Kind, Omit<DiscardChoice, 'tile'>>();
  const choices = [...new Set(hand.concealed)].map((tile): DiscardChoice => {
    const kind = kindOf(tile);
    const known = byKind.get(kind) ?? withoutTile(situation, kind);
    byKind.set(kind, known);
    return { tile, ...known };
  });
  return choices.sort(
    (a, b) => a.shanten - b.shanten || b.count - a.count || compareTiles(a.tile, b.tile),
  );
}

/** `size`: tiles of the whole hand, a kan counted as three. */
function situationOf(
  hand: Hand,
  size: number,
  visible: Counts | undefined,
  forms: FormOptions,
): Situation {
  const counts = countTiles(hand.concealed);
  requireSize(counts, size - hand.melds.length * 3);
  const melded = meldedTiles(hand);
  const owned = new Uint8Array(KIND_COUNT);
  const remaining = new Uint8Array(KIND_COUNT);
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    owned[kind] = counts[kind]! + melded[kind]!;
    remaining[kind] = Math.max(0, COPIES - owned[kind]! - (visible?.[kind] ?? 0));
  }
  return { counts, melds: hand.melds.length, melded, owned, remaining, forms };
}

function withoutTile(situation: Situation, kind: Kind): Omit<DiscardChoice, 'tile'> {
  const { counts, melds, melded, forms, owned } = situation;
  counts[kind]!--;
  owned[kind]!--;
  const shanten = ownedShanten(counts, melds, melded, forms);
  const improving = improvements(situation, shanten);
  counts[kind]!++;
  owned[kind]!++;
  let count = 0;
  for (const tile of improving) count += tile.remaining;
  return { shanten, improving, count };
}

const after = new Int8Array(KIND_COUNT);

function improvements(situation: Situation, now: number): ImprovingTile[] {
  const { counts, melds, melded, remaining } = situation;
  shantenAfterDraws(counts, situation, after);
  const found: ImprovingTile[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (remaining[kind] === 0 || after[kind]! >= now) continue;
    if (melds > 0 && now > 0) {
      // With melds the draw was only judged from below: copies in the melds may spoil it.
      counts[kind]!++;
      const exact = cappedShanten(counts, melds, melded);
      counts[kind]!--;
      if (exact >= now) continue;
    }
    found.push({ kind, remaining: remaining[kind]! });
  }
  return found;
}
