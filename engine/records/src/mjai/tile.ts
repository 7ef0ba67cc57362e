// Tiles as mjai writes them: `5mr` for a red five, letters for honours.

import { isHonour, isRedFive, kindOf, rankOf, suitOf, type Tile } from '@hanchan/tiles';

const HONOURS = ['E', 'S', 'W', 'N', 'P', 'F', 'C'];

/** A tile as mjai writes it, such as `5mr` or `E`. */
export function formatMjaiTile(tile: Tile): string {
  const kind = kindOf(tile);
  if (isHonour(kind)) return HONOURS[kind - 27]!;
  return `${rankOf(kind)}${suitOf(kind)}${isRedFive(tile) ? 'r' : ''}`;
}

const TILES = new Map<string, Tile>(
  Array.from({ length: 37 }, (_, tile) => [formatMjaiTile(tile), tile]),
);

/** The tile, or undefined for a text that is none. */
export function parseMjaiTile(text: unknown): Tile | undefined {
  return typeof text === 'string' ? TILES.get(text) : undefined;
}
