// What stands of the wall, stack by stack, where the dice put it. Position 0 is the first tile dealt; a stack is
// an upper and a lower tile, and tiles are taken clockwise, which is towards each player's left.

import type { DealView, SeatView } from '@hanchan/game';
import {
  INDICATOR_POSITIONS,
  isKan,
  REPLACEMENT_POSITIONS,
  SEATS,
  type Tile,
  WALL_SIZE,
  wallBreak,
} from '@hanchan/tiles';

export interface Stack {
  readonly tiles: 0 | 1 | 2;
  readonly isDead: boolean;
  /** The turned indicator on top. */
  readonly indicator: Tile | null;
  /** The wall is opened between this stack and the one at its right. */
  readonly isBreak: boolean;
}

const PER_SIDE = 17;
const STACKS = WALL_SIZE / 2;

/** The stacks before each seat, from the player's right. `dice` says where the wall was opened. */
export function standingWall(view: SeatView, dice: number): readonly (readonly Stack[])[] {
  const opened = wallBreak(view.dealer, dice, PER_SIDE);
  const sides: Stack[][] = SEATS.map(() => []);
  const left = tilesLeft(view);
  for (let stack = 0; stack < STACKS; stack++) {
    const along = opened.stacks + stack;
    const seat = (((opened.seat - Math.floor(along / PER_SIDE)) % 4) + 4) % 4;
    sides[seat]![along % PER_SIDE] = stackAt(stack, left, view);
  }
  return sides;
}

/** Which positions still hold a tile. */
function tilesLeft(view: SeatView): (position: number) => boolean {
  const { deal, rules } = view;
  if (deal === null) return () => true;
  const replaced = replacementsTaken(deal);
  const live = WALL_SIZE - rules['wall.deadWall'] - (rules['wall.refill'] ? replaced : 0);
  const next = live - deal.liveTiles;
  const taken: readonly number[] = REPLACEMENT_POSITIONS.slice(0, replaced);
  return (position) => position >= next && !taken.includes(position);
}

/** Every kan on the table has had its replacement, but one that may still be robbed. */
function replacementsTaken({ seats, phase }: DealView): number {
  const kans = seats.reduce((sum, { melds }) => sum + melds.filter(isKan).length, 0);
  const isPending = phase.type === 'claims' && phase.offer.by !== 'discard';
  return kans - (isPending ? 1 : 0);
}

function stackAt(stack: number, isLeft: (position: number) => boolean, view: SeatView): Stack {
  const upper = stack * 2;
  const turned = (INDICATOR_POSITIONS as readonly number[]).indexOf(upper);
  const tiles = ((isLeft(upper) ? 1 : 0) + (isLeft(upper + 1) ? 1 : 0)) as Stack['tiles'];
  return {
    tiles,
    isDead: upper >= WALL_SIZE - view.rules['wall.deadWall'],
    indicator: turned < 0 ? null : (view.deal?.indicators[turned] ?? null),
    isBreak: stack === 0,
  };
}

/** Where no dice were told the wall is opened as by a seven, so that it always stands somewhere. */
const USUAL_DICE = 7;

export const diceTotal = (dice: readonly number[] | null): number =>
  dice === null || dice.length === 0 ? USUAL_DICE : dice.reduce((sum, die) => sum + die, 0);
