// Where the next tile lies, how many are left, which indicators show.

import type { RuleValues } from '@hanchan/rules';
import { INDICATOR_POSITIONS, REPLACEMENT_POSITIONS, type Tile, uraPosition } from '@hanchan/tiles';
import type { Deal } from './match.ts';

/** Live tiles still to be drawn. */
export function liveTiles(deal: Deal, rules: RuleValues): number {
  const moved = rules['wall.refill'] ? deal.replacements : 0;
  // A kan with the last live tile has none left to move.
  return Math.max(0, deal.wall.length - rules['wall.deadWall'] - moved - deal.next);
}

export function replacementTile(deal: Deal): Tile {
  return deal.wall[REPLACEMENT_POSITIONS[deal.replacements]!]!;
}

/** The dora indicators that lie open, the first one first. */
export function turnedIndicators(deal: Deal): Tile[] {
  return INDICATOR_POSITIONS.slice(0, deal.indicators).map((at) => deal.wall[at]!);
}

export function turnedUra(deal: Deal): Tile[] {
  return INDICATOR_POSITIONS.slice(0, deal.indicators).map((at) => deal.wall[uraPosition(at)]!);
}
