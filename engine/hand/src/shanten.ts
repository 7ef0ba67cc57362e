// How many exchanges is a hand away from tenpai? −1 complete, 0 tenpai: the true number.
// Counts are of the concealed tiles alone; `capped.ts` deals with copies in melds.

import type { Counts } from '@hanchan/tiles';
import type { SpecialForms } from './readings.ts';
import { honourIndex, suitIndex } from './suitIndex.ts';
import {
  areTablesReady,
  buildTables,
  CLASS_SHIFT,
  HONOUR_CLASS,
  HONOUR_TABLE,
  REGULAR,
  SPECIAL,
  SUIT_CLASS,
  SUIT_HONOURS,
  SUIT_PAIR,
  SUIT_TABLE,
  sevenPairsShanten,
  TALLY_MASK,
  thirteenOrphansShanten,
} from './tables.ts';

/** Which forms beside four sets and a pair win under the rules in force; each does if not named. */
export type FormOptions = Partial<SpecialForms>;

export const ALL_FORMS: FormOptions = {};

/** Shanten by form; null where melds rule the form out. */
export interface ShantenForms {
  readonly regular: number;
  readonly chiitoi: number | null;
  readonly kokushi: number | null;
  readonly min: number;
}

/**
 * The least of the three forms, for up to 14 concealed tiles, at most four of a kind, beside `melds`
 * melds. A fifth copy of a tile is never counted on: `123456789m1111z` is 1.
 */
export function shanten(counts: Counts, melds = 0): number {
  if (!areTablesReady) buildTables();
  const m = SUIT_TABLE[suitIndex(counts, 0)]!;
  const p = SUIT_TABLE[suitIndex(counts, 9)]!;
  const s = SUIT_TABLE[suitIndex(counts, 18)]!;
  const z = HONOUR_TABLE[honourIndex(counts)]!;
  const regular = joinedShanten(m, p, s, z, melds);
  if (melds > 0) return regular;
  const special = SPECIAL[(m + p + s + z) & TALLY_MASK]!;
  return Math.min(special, regular);
}

/** Four sets and a pair only. */
export function regularShanten(counts: Counts, melds = 0): number {
  return regularShantenAt(
    suitIndex(counts, 0),
    suitIndex(counts, 9),
    suitIndex(counts, 18),
    honourIndex(counts),
    melds,
  );
}

/** The same from the indices of the four suits, for those who ask about many hands that differ by a tile. */
export function regularShantenAt(
  m: number,
  p: number,
  s: number,
  z: number,
  melds: number,
): number {
  if (!areTablesReady) buildTables();
  const pair = SUIT_PAIR[(SUIT_CLASS[m]! << 8) | SUIT_CLASS[p]!]!;
  const rest = SUIT_HONOURS[(SUIT_CLASS[s]! << 8) | HONOUR_CLASS[z]!]!;
  return REGULAR[(melds << 16) | (pair << 8) | rest]!;
}

/** Shanten of the concealed tiles, by form. */
export function shantenForms(counts: Counts, melds = 0): ShantenForms {
  const regular = regularShanten(counts, melds);
  if (melds > 0) return { regular, chiitoi: null, kokushi: null, min: regular };
  const tallies = talliesOf(counts);
  const chiitoi = sevenPairsShanten(tallies);
  const kokushi = thirteenOrphansShanten(tallies);
  return { regular, chiitoi, kokushi, min: Math.min(regular, chiitoi, kokushi) };
}

/** Regular shanten from the four table entries of a hand. */
export function joinedShanten(m: number, p: number, s: number, z: number, melds: number): number {
  const pair = SUIT_PAIR[((m >>> CLASS_SHIFT) << 8) | (p >>> CLASS_SHIFT)]!;
  const rest = SUIT_HONOURS[((s >>> CLASS_SHIFT) << 8) | (z >>> CLASS_SHIFT)]!;
  return REGULAR[(melds << 16) | (pair << 8) | rest]!;
}

/** Like `SPECIAL`, but only for the forms that the rules know; 13 where they know none. */
export function specialShanten(tallies: number, forms: FormOptions): number {
  const chiitoi = forms.sevenPairs === false ? NO_FORM : sevenPairsShanten(tallies);
  const kokushi = forms.thirteenOrphans === false ? NO_FORM : thirteenOrphansShanten(tallies);
  return Math.min(chiitoi, kokushi);
}

const NO_FORM = 13;

/** The sum of the tallies of all suits: kinds, pairs, orphans, orphan pairs. */
export function talliesOf(counts: Counts): number {
  return talliesAt(
    suitIndex(counts, 0),
    suitIndex(counts, 9),
    suitIndex(counts, 18),
    honourIndex(counts),
  );
}

/** The same from the indices of the four suits. */
export function talliesAt(m: number, p: number, s: number, z: number): number {
  if (!areTablesReady) buildTables();
  return (SUIT_TABLE[m]! + SUIT_TABLE[p]! + SUIT_TABLE[s]! + HONOUR_TABLE[z]!) & TALLY_MASK;
}
