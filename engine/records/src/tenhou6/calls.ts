// Melds as tenhou.net/6 writes them: pairs of digits, with a letter before the tile that was claimed or added.
// Where the letter stands tells who gave the tile: first from the left, last from the right.

import { compareTiles, FOUR, type Meld, type Seat, seatAfter, type Tile } from '@hanchan/tiles';
import { formatCode, parseCode } from './tile.ts';

export type CallMark = 'c' | 'p' | 'm' | 'k' | 'a';

export interface CodedCall {
  readonly mark: CallMark;
  /** The tile behind the letter. */
  readonly tile: Tile;
  /** The others, in the order written. */
  readonly rest: readonly Tile[];
  /** Seats from the caller to the giver, in turn order: 3 left, 2 across, 1 right. */
  readonly distance: 1 | 2 | 3;
}

/** By mark: how many tiles, and which places of the letter stand for left, across, right. */
const SHAPES: Readonly<Record<CallMark, { size: number; places: readonly number[] }>> = {
  c: { size: 3, places: [0] },
  p: { size: 3, places: [0, 1, 2] },
  m: { size: 4, places: [0, 1, 3] },
  k: { size: 4, places: [0, 1, 2] },
  a: { size: 4, places: [3] },
};

/** The call, or undefined for a text that is none. */
export function parseCall(text: unknown): CodedCall | undefined {
  const match = typeof text === 'string' ? /^(\d*)([cpmka])(\d+)$/.exec(text) : null;
  if (match === null) return undefined;
  const [, before = '', mark, after = ''] = match;
  const { size, places } = SHAPES[mark as CallMark];
  const codes = (before + after).match(/../g) ?? [];
  const tiles = codes.map((code) => parseCode(Number(code)));
  const place = places.indexOf(before.length / 2);
  const isWhole = (before + after).length === size * 2 && !tiles.includes(undefined);
  if (!isWhole || place < 0) return undefined;
  const at = before.length / 2;
  const distance = (3 - place) as 1 | 2 | 3;
  const rest = (tiles as Tile[]).filter((_, i) => i !== at);
  return { mark: mark as CallMark, tile: tiles[at]!, rest, distance };
}

const MARKS = { chi: 'c', pon: 'p', calledKan: 'm', addedKan: 'k', concealedKan: 'a' } as const;
const DISTANCE = { left: 3, across: 2, right: 1 } as const;

/** A meld just made; `added` is the fourth tile of an added kan. */
export function formatCall(meld: Meld, added?: Tile): string {
  const mark = MARKS[meld.type];
  const rest = [...meld.tiles].sort(compareTiles);
  const take = (tile: Tile) => rest.splice(rest.indexOf(tile), 1)[0]!;
  if (meld.type === 'concealedKan') {
    return `${rest.slice(0, 3).map(formatCode).join('')}${mark}${formatCode(rest[3]!)}`;
  }
  const claimed =
    meld.type === 'addedKan' ? [take(added!), take(meld.called!)] : [take(meld.called!)];
  const { places } = SHAPES[mark];
  const at = places[3 - DISTANCE[meld.from!]]!;
  const before = rest.slice(0, at).map(formatCode).join('');
  return `${before}${mark}${[...claimed, ...rest.slice(at)].map(formatCode).join('')}`;
}

export function giverOf(seat: Seat, { distance }: CodedCall): Seat {
  return seatAfter(seat, distance, FOUR);
}
