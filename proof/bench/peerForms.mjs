// Hands in the formats of other libraries.

import { digitOf, KINDS, letterOf, nameOf, tilesOf } from './hands.mjs';

export const asIs = (value) => value;

/** `m123p055`: letter first, red fives as 0. */
export function majiangTiles(tiles) {
  let text = '';
  let letter = '';
  for (const tile of tiles) {
    if (letterOf(tile) !== letter) {
      letter = letterOf(tile);
      text += letter;
    }
    text += digitOf(tile);
  }
  return text;
}

export const majiangHand = (counts) => majiangTiles(tilesOf(counts));

/** Four lists of counts, one a suit. */
export const suitsOf = (counts) =>
  [0, 9, 18, 27].map((first) => [...counts.slice(first, Math.min(first + 9, KINDS))]);

export const tileNames = (counts) => tilesOf(counts).map(nameOf);

/** `m5` of majiang-core as a kind. */
export const kindOfMajiang = (text) => 'mpsz'.indexOf(text[0]) * 9 + Number(text[1]) - 1;
