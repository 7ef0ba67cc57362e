// Where the tiles of a wall lie, counted from the break: position 0 is the first tile dealt.
// The dead wall is its last fourteen tiles; each stack is (upper, lower), upper at the even position.

import { COPIES, KIND_COUNT, redFiveOf, type Tile } from './kind.ts';
import { FOUR, type Players, SEATS, type Seat, seatAfter } from './seats.ts';

/** Tiles in the wall. */
export const WALL_SIZE = 136;
/** Tiles of the wall that are never drawn in turn. */
export const DEAD_WALL_SIZE = 14;

/** Replacement tiles in the order they are taken: upper before lower, from the end of the wall. */
export const REPLACEMENT_POSITIONS = [134, 135, 132, 133] as const;

/** The first indicator and the four that kans may turn; the ura lies right under each (position + 1). */
export const INDICATOR_POSITIONS = [130, 128, 126, 124, 122] as const;

/** Where in the wall the tile under an indicator lies. */
export function uraPosition(indicatorPosition: number): number {
  return indicatorPosition + 1;
}

/** The tile set of one game: four of each kind, with one red five per suit where the rules want three. */
export function tileSet(redFives: 0 | 3): Tile[] {
  const tiles: Tile[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const red = redFives === 3 ? redFiveOf(kind) : null;
    for (let copy = 0; copy < COPIES; copy++) tiles.push(copy === 0 && red !== null ? red : kind);
  }
  return tiles;
}

/**
 * Which positions each seat receives, in order: three times four tiles, then one each, then the dealer's
 * fourteenth where the deal gives one.
 */
export function dealtPositions(
  dealer: Seat,
  dealerTiles: 13 | 14,
  players: Players = FOUR,
): number[][] {
  const hands: number[][] = SEATS.map(() => []);
  let position = 0;
  const give = (seat: number, tiles: number) => {
    for (let i = 0; i < tiles; i++) hands[seat]!.push(position++);
  };
  for (const tiles of [4, 4, 4, 1]) {
    for (let turn = 0; turn < players; turn++) give(seatAfter(dealer, turn, players), tiles);
  }
  if (dealerTiles === 14) give(dealer, 1);
  return hands;
}

/** Where the wall is opened: whose side, and after how many stacks counted from that player's right. */
export interface WallBreak {
  readonly seat: Seat;
  readonly stacks: number;
}

/**
 * The dealer counts players anticlockwise from self as one, then that player counts as many stacks from
 * the right end. A total longer than the side runs on into the wall on that player's left.
 */
export function wallBreak(
  dealer: Seat,
  total: number,
  stacksPerSide = 17,
  players: Players = FOUR,
): WallBreak {
  const chosen = seatAfter(dealer, total - 1, players);
  if (total < stacksPerSide) return { seat: chosen, stacks: total };
  // The neighbour on the left sits one seat back in turn order.
  return { seat: seatAfter(chosen, -1, players), stacks: total - stacksPerSide };
}
