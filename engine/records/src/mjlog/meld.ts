// Melds as mjlog packs them into sixteen bits.

import { FOUR, type Seat, seatAfter } from '@hanchan/tiles';
import type { MjaiEvent } from '../mjai/form.ts';
import { numberIn, seatIn, type Tiles } from './fields.ts';
import { elementError, type XmlElement } from './xml.ts';

const CHI = 0x04;
const PON = 0x08;
const ADDED_KAN = 0x10;
const NORTH = 0x20;
const COPIES = 4;
/** Sequences of a suit. */
const STARTS = 7;
const RANKS = 9;
const LARGEST = 0xffff;
/** Of a chi or a pon: which of them was claimed is packed beside what they are. */
const TILES = 3;

const copiesOf = (kind: number): number[] =>
  Array.from({ length: COPIES }, (_, copy) => kind * COPIES + copy);

interface Packed {
  readonly type: 'chi' | 'pon' | 'daiminkan' | 'ankan' | 'kakan';
  /** The tile that was claimed, or added. */
  readonly tile: number;
  readonly rest: readonly number[];
  /** Seats from the caller to who gave the tile. */
  readonly distance: number;
}

export function meldEvent(element: XmlElement, tiles: Tiles): MjaiEvent {
  const actor = seatIn(element, 'who');
  const { type, tile, rest, distance } = unpacked(element);
  const name = (id: number) => tiles.name(element, 'm', id);
  const consumed = rest.map(name);
  if (type === 'ankan') return { type, actor, consumed: [name(tile), ...consumed] };
  if (type === 'kakan') return { type, actor, pai: name(tile), consumed };
  if (distance === 0) throw elementError(element, 'm', 'does not say who gave the tile');
  const target: Seat = seatAfter(actor, distance, FOUR);
  return { type, actor, target, pai: name(tile), consumed };
}

function unpacked(element: XmlElement): Packed {
  const bits = numberIn(element, 'm');
  if (!Number.isInteger(bits) || bits < 0 || bits > LARGEST) {
    throw elementError(element, 'm', `must be a whole number from 0 to ${LARGEST}`);
  }
  if ((bits & CHI) !== 0) return chi(bits);
  if ((bits & (PON | ADDED_KAN)) !== 0) return ponOrAddedKan(bits);
  if ((bits & NORTH) !== 0) {
    throw elementError(element, 'm', 'sets a north aside, as three players do: four play here');
  }
  return kan(bits);
}

function chi(bits: number): Packed {
  const packed = bits >> 10;
  const claimed = packed % TILES;
  const start = Math.floor(packed / TILES);
  const kind = Math.floor(start / STARTS) * RANKS + (start % STARTS);
  const ids = [3, 5, 7].map((shift, at) => (kind + at) * COPIES + ((bits >> shift) & 3));
  return { type: 'chi', ...parted(ids, claimed), distance: bits & 3 };
}

function ponOrAddedKan(bits: number): Packed {
  const packed = bits >> 9;
  const kind = Math.floor(packed / TILES);
  const left = (bits >> 5) & 3;
  const ids = copiesOf(kind).filter((id) => id % COPIES !== left);
  const distance = bits & 3;
  if ((bits & PON) !== 0) return { type: 'pon', ...parted(ids, packed % TILES), distance };
  return { type: 'kakan', tile: kind * COPIES + left, rest: ids, distance };
}

function kan(bits: number): Packed {
  const id = bits >> 8;
  const kind = Math.floor(id / COPIES);
  const rest = copiesOf(kind).filter((one) => one !== id);
  const distance = bits & 3;
  return { type: distance === 0 ? 'ankan' : 'daiminkan', tile: id, rest, distance };
}

const parted = (ids: readonly number[], at: number) => ({
  tile: ids[at]!,
  rest: ids.filter((_, i) => i !== at),
});
