// Shanten of a whole hand: concealed tiles, melds, and the special forms that the rules have.

import { type Counts, countTiles, type Hand } from '@hanchan/tiles';
import { cappedShanten } from './capped.ts';
import {
  ALL_FORMS,
  type FormOptions,
  regularShanten,
  type ShantenForms,
  shanten,
  shantenForms,
  specialShanten,
  talliesOf,
} from './shanten.ts';

/** Exact: copies in the player's own melds, quads included, cannot be drawn again. */
export function handShanten(hand: Hand, forms: FormOptions = ALL_FORMS): number {
  return ownedShanten(countTiles(hand.concealed), hand.melds.length, meldedTiles(hand), forms);
}

/** Shanten of a hand with its melds, by form. */
export function handShantenForms(hand: Hand): ShantenForms {
  const counts = countTiles(hand.concealed);
  const melds = hand.melds.length;
  if (melds === 0) return shantenForms(counts);
  const regular = cappedShanten(counts, melds, meldedTiles(hand));
  return { regular, chiitoi: null, kokushi: null, min: regular };
}

/** How many copies of each kind lie in the melds. */
export function meldedTiles(hand: Hand): Counts {
  return countTiles(hand.melds.flatMap((meld) => meld.tiles));
}

export function ownedShanten(
  counts: Counts,
  melds: number,
  melded: Counts,
  forms: FormOptions,
): number {
  if (melds > 0) return cappedShanten(counts, melds, melded);
  if (forms === ALL_FORMS) return shanten(counts);
  return Math.min(regularShanten(counts), specialShanten(talliesOf(counts), forms));
}
