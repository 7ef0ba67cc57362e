// A wall in which given tiles lie where they are dealt or drawn; who asks for it says how the rest is filled.

import type { Match } from '@hanchan/game';
import {
  dealtPositions,
  formatTile,
  INDICATOR_POSITIONS,
  REPLACEMENT_POSITIONS,
  type Tile,
  tileSet,
  uraPosition,
  WALL_SIZE,
  WINDS,
  type Wind,
} from '@hanchan/tiles';

export interface GivenTiles {
  readonly hands: Partial<Record<Wind, readonly Tile[]>>;
  /** From the live wall in order; null where any will do. */
  readonly draws: readonly (Tile | null)[];
  readonly replacements: readonly Tile[];
  readonly indicators: readonly Tile[];
  readonly ura: readonly Tile[];
}

/** `fill` orders the tiles that are left: the last lies first. */
export function givenWall(
  { dealer, rules }: Match,
  { hands, draws, replacements, indicators, ura }: GivenTiles,
  fill: (rest: readonly Tile[]) => Tile[],
): Tile[] {
  const wall: (Tile | null)[] = Array.from({ length: WALL_SIZE }, () => null);
  const put = (tiles: readonly (Tile | null)[], positionOf: (i: number) => number) => {
    for (const [i, tile] of tiles.entries()) wall[positionOf(i)] = tile;
  };
  const positions = dealtPositions(dealer, 13);
  for (const [i, wind] of WINDS.entries()) {
    const places = positions[(dealer + i) % 4]!;
    put(hands[wind] ?? [], (at) => places[at]!);
  }
  put(draws, (i) => 52 + i);
  put(replacements, (i) => REPLACEMENT_POSITIONS[i]!);
  put(indicators, (i) => INDICATOR_POSITIONS[i]!);
  put(ura, (i) => uraPosition(INDICATOR_POSITIONS[i]!));
  const rest = tileSet(rules['tiles.redFives'] === 'none' ? 0 : 3);
  for (const tile of wall) {
    if (tile === null) continue;
    const at = rest.indexOf(tile);
    if (at < 0) throw new Error(`${formatTile(tile)} is given more often than it exists`);
    rest.splice(at, 1);
  }
  const filler = fill(rest);
  return wall.map((tile) => tile ?? filler.pop()!);
}
