// Tiles as tenhou.net/6 numbers them: tens for the suit, 41–47 honours, 51–53 red fives.

import { isRedFive, kindOf, type Tile } from '@hanchan/tiles';

export function formatCode(tile: Tile): number {
  if (isRedFive(tile)) return 51 + (tile - 34);
  const kind = kindOf(tile);
  return (Math.floor(kind / 9) + 1) * 10 + (kind % 9) + 1;
}

const TILES = new Map<number, Tile>(
  Array.from({ length: 37 }, (_, tile) => [formatCode(tile), tile]),
);

/** The tile, or undefined for a number that is none. */
export function parseCode(code: unknown): Tile | undefined {
  return typeof code === 'number' ? TILES.get(code) : undefined;
}
