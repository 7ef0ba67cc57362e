// Tiles on paper without pictures: a number over the sign of its suit, or the sign of an honour, each in a frame.

import { isRedFive, kindOf, rankOf, suitOf, type Tile } from '@hanchan/tiles';
import type { Paper } from '../pdf/paper.ts';

const SUITS = { m: '萬', p: '筒', s: '索' } as const;
const HONOURS = ['東', '南', '西', '北', '白', '發', '中'];

const honourOf = (tile: Tile): string => HONOURS[rankOf(kindOf(tile)) - 1]!;

function signOf(tile: Tile): { readonly above: string; readonly below: string | null } {
  const suit = suitOf(kindOf(tile));
  return suit === 'z'
    ? { above: honourOf(tile), below: null }
    : { above: String(rankOf(kindOf(tile))), below: SUITS[suit] };
}

/** Within a sentence: `3索, 東`. */
export const tilesLine = (tiles: readonly Tile[]): string =>
  tiles.map((tile) => `${signOf(tile).above}${signOf(tile).below ?? ''}`).join(' ');

export const TILE = { width: 17, height: 25, gap: 2 };

/** How wide so many are. */
export const tilesWidth = (count: number): number => count * (TILE.width + TILE.gap);

export function drawTiles(paper: Paper, tiles: readonly Tile[], x: number, y: number): void {
  for (const [i, tile] of tiles.entries()) {
    const left = x + i * (TILE.width + TILE.gap);
    const { above, below } = signOf(tile);
    paper.box(left, y, TILE.width, TILE.height, 0.6);
    const put = (text: string, dy: number, size: number) =>
      paper.text(text, left, y + dy, { size, width: TILE.width, align: 'center', bold: true });
    if (below === null) put(above, 17, 12);
    else {
      put(isRedFive(tile) ? `${above}·` : above, 11, 10);
      put(below, 22, 9);
    }
  }
}
