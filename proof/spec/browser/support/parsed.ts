// Tiles and melds from text that is known to be right.

import { type Meld, parseMeld, parseTiles, type Tile } from '@hanchan/tiles';

export function tiles(text: string): readonly Tile[] {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

export function meld(text: string): Meld {
  const parsed = parseMeld(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}
