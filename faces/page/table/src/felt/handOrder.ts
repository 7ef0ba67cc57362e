// The player's own tiles in the order in which they stand. Each keeps an id while it is held, so that a tile can be seen to
// move when the hand is sorted, and two equal tiles are told apart.

import type { OwnSeat } from '@hanchan/game';
import { compareTiles, type Tile } from '@hanchan/tiles';

export interface HeldTile {
  readonly id: number;
  readonly tile: Tile;
  readonly isDrawn: boolean;
}

/**
 * The hand after something happened. Unsorted, tiles stay where they are and a kept tile goes to the right end.
 * `gone` is the id of the tile that the player pressed, where two equal ones make it matter.
 */
export function arrangeHand(
  previous: readonly HeldTile[],
  own: Pick<OwnSeat, 'hand' | 'drawn'>,
  isSorted: boolean,
  gone: number | null = null,
): readonly HeldTile[] {
  let nextId = previous.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  const spare = previous.filter(({ id }) => id !== gone);
  const pressed = previous.filter(({ id }) => id === gone);
  const take = (tile: Tile, wantsDrawn: boolean): HeldTile => {
    const among = [...spare, ...pressed].filter((held) => held.tile === tile);
    const found = among.find(({ isDrawn }) => isDrawn === wantsDrawn) ?? among[0];
    if (found === undefined) return { id: nextId++, tile, isDrawn: wantsDrawn };
    const from = spare.includes(found) ? spare : pressed;
    from.splice(from.indexOf(found), 1);
    return { id: found.id, tile, isDrawn: wantsDrawn };
  };
  const drawn = own.drawn === null ? null : take(own.drawn, true);
  const hand = own.hand.map((tile) => take(tile, false));
  const placed = isSorted
    ? hand.sort((a, b) => compareTiles(a.tile, b.tile))
    : inOldOrder(hand, previous);
  return drawn === null ? placed : [...placed, drawn];
}

function inOldOrder(hand: HeldTile[], previous: readonly HeldTile[]): HeldTile[] {
  const place = new Map(previous.map(({ id }, i) => [id, i]));
  const placeOf = ({ id }: HeldTile) => place.get(id) ?? previous.length;
  return hand.sort((a, b) => placeOf(a) - placeOf(b));
}
