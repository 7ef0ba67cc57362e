// A wall in which given tiles lie where they are dealt or drawn: for lessons, examples and tests that lay out a deal.

import { type Tile, WINDS, type Wind } from './kind.ts';
import { formatTile } from './notation.ts';
import { FOUR, type Seat, seatAfter } from './seats.ts';
import {
  dealtPositions,
  INDICATOR_POSITIONS,
  REPLACEMENT_POSITIONS,
  tileSet,
  uraPosition,
  WALL_SIZE,
} from './wall.ts';

/** What lies where; everything else may be anything. */
export interface GivenTiles {
  readonly hands: Partial<Record<Wind, readonly Tile[]>>;
  /** From the live wall in order; null where any will do. */
  readonly draws: readonly (Tile | null)[];
  readonly replacements: readonly Tile[];
  readonly indicators: readonly Tile[];
  readonly ura: readonly Tile[];
}

/** The live wall begins after the four hands. */
const FIRST_DRAW = 52;

/** `fill` orders the tiles that are left: the last lies first. Throws where a tile is given more often than it exists. */
export function givenWall(
  dealer: Seat,
  redFives: 0 | 3,
  { hands, draws, replacements, indicators, ura }: GivenTiles,
  fill: (rest: readonly Tile[]) => Tile[],
): Tile[] {
  const wall: (Tile | null)[] = Array.from({ length: WALL_SIZE }, () => null);
  const put = (tiles: readonly (Tile | null)[], positionOf: (i: number) => number) => {
    for (const [i, tile] of tiles.entries()) wall[positionOf(i)] = tile;
  };
  const positions = dealtPositions(dealer, 13);
  for (const [i, wind] of WINDS.entries()) {
    put(hands[wind] ?? [], (at) => positions[seatAfter(dealer, i, FOUR)]![at]!);
  }
  put(draws, (i) => FIRST_DRAW + i);
  put(replacements, (i) => REPLACEMENT_POSITIONS[i]!);
  put(indicators, (i) => INDICATOR_POSITIONS[i]!);
  put(ura, (i) => uraPosition(INDICATOR_POSITIONS[i]!));
  const rest = tileSet(redFives);
  for (const tile of wall) {
    if (tile === null) continue;
    const at = rest.indexOf(tile);
    if (at < 0) throw new Error(`${formatTile(tile)} is given more often than it exists`);
    rest.splice(at, 1);
  }
  const filler = fill(rest);
  return wall.map((tile) => tile ?? filler.pop()!);
}
