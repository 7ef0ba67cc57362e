// Fields of mjai events, read with care: a wrong one is named, never guessed.

import {
  type BySeat,
  FOUR,
  parseTiles,
  SEATS,
  type Seat,
  type Tile,
  WALL_SIZE,
} from '@hanchan/tiles';
import { MjaiError, type MjaiEvent } from './form.ts';
import { parseMjaiTile } from './tile.ts';

/** A field that must hold a seat. */
export function seatOf(event: MjaiEvent, field = 'actor'): Seat {
  const value = event[field];
  if (SEATS.includes(value as Seat)) return value as Seat;
  throw new MjaiError(event, field, 'a seat from 0 to 3');
}

/** A field that must hold a tile. */
export function tileOf(event: MjaiEvent, field = 'pai'): Tile {
  const tile = parseMjaiTile(event[field]);
  if (tile === undefined) throw new MjaiError(event, field, 'a tile');
  return tile;
}

/** A field that must hold tiles. */
export function tilesOf(event: MjaiEvent, field: string): Tile[] {
  const value = event[field];
  const tiles = Array.isArray(value) ? value.map(parseMjaiTile) : [undefined];
  if (tiles.includes(undefined)) throw new MjaiError(event, field, 'a list of tiles');
  return tiles as Tile[];
}

/** A field that must hold a number. */
export function numberOf(event: MjaiEvent, field: string): number {
  const value = event[field];
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    throw new MjaiError(event, field, 'a whole number');
  }
  return value;
}

/** A field that must hold four numbers. */
export function fourNumbers(event: MjaiEvent, field: string): BySeat<number> {
  const value = event[field];
  if (!Array.isArray(value) || value.length !== FOUR || !value.every((n) => Number.isInteger(n))) {
    throw new MjaiError(event, field, 'four whole numbers');
  }
  return value as unknown as BySeat<number>;
}

/** The hands of a `start_kyoku`. */
export function handsOf(event: MjaiEvent): Tile[][] {
  const hands = event['tehais'];
  const isHands = Array.isArray(hands) && hands.length === 4 && hands.every(Array.isArray);
  if (!isHands) throw new MjaiError(event, 'tehais', 'four lists of 13 tiles');
  return hands.map((hand: unknown[]) => {
    const tiles = hand.map(parseMjaiTile);
    if (tiles.length !== 13 || tiles.includes(undefined)) {
      throw new MjaiError(event, 'tehais', 'four lists of 13 tiles');
    }
    return tiles as Tile[];
  });
}

/** The wall, where the log has one: 136 tiles in our notation, one after the other. */
export function wallOf(event: MjaiEvent): Tile[] | null {
  const text = event['wall'];
  if (text === undefined || text === null) return null;
  const tiles = typeof text === 'string' ? parseTiles(text) : null;
  if (tiles === null || !tiles.ok || tiles.value.length !== WALL_SIZE) {
    throw new MjaiError(event, 'wall', '136 tiles such as "1m5z…"');
  }
  return tiles.value;
}
