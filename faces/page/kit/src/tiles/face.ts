// How a tile is told: its face in the art, its mark for newcomers, its name for a screen reader.

import {
  FIRST_WIND,
  formatTile,
  isDragon,
  isRedFive,
  kindOf,
  rankOf,
  suitOf,
  type Tile,
} from '@hanchan/tiles';
import { windNameAt } from '../words/telling.ts';
import { addWords, t, tIn } from '../words/text.svelte.ts';
import { en, ja } from './tileNames.ts';

addWords('tile', { en, ja });

declare module '../words/keys.ts' {
  interface AddedWords {
    tiles: { tile: typeof en };
  }
}

/** The name of the face: `5p`, `0p` for the red five. */
export const faceOf = (tile: Tile): string => formatTile(tile);

const HONOUR_MARKS = ['E', 'S', 'W', 'N', 'P', 'F', 'C'];

/** 1 to 9, and letters for the honours: E S W N, and P F C for white, green and red. */
export function indexOf(tile: Tile): string {
  const kind = kindOf(tile);
  return suitOf(kind) === 'z' ? HONOUR_MARKS[rankOf(kind) - 1]! : String(rankOf(kind));
}

/** “5 of circles”, “red 5 of circles”, “East”. */
export function tileName(tile: Tile): string {
  const kind = kindOf(tile);
  const suit = suitOf(kind);
  if (isDragon(kind)) return tIn('tile', `z${rankOf(kind)}`);
  if (suit === 'z') return windNameAt(kind - FIRST_WIND);
  return t(isRedFive(tile) ? 'tile.red' : 'tile.suited', {
    rank: rankOf(kind),
    suit: t(`tile.${suit}`),
  });
}

/** Names in a row, as a sentence lists them. */
export function tileNames(tiles: readonly Tile[]): string {
  return tiles.map(tileName).join(', ');
}
