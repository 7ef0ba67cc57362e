// Tiles within a sentence, which the table draws: `[[5p]]`.

import { formatTile, type Tile } from '@hanchan/tiles';

export const inText = (tile: Tile): string => `[[${formatTile(tile)}]]`;

export const tilesInText = (tiles: readonly Tile[]): string => tiles.map(inText).join('');
