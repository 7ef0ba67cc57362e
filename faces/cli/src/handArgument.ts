// Tiles and hands as the user types them, with errors that name the argument and the character.

import {
  allTiles,
  countTiles,
  describeNotationError,
  fail,
  formatTile,
  type Hand,
  isRedFive,
  type Meld,
  ok,
  overfullKinds,
  parseHand,
  parseTile,
  parseTiles,
  type Result,
  type Tile,
} from '@hanchan/tiles';
import { BadInput } from './badInput.ts';

export function readTile(argument: string, text: string): Tile {
  const tile = parseTile(text);
  if (!tile.ok) throw new BadInput(argument, describeNotationError(tile.error));
  return tile.value;
}

export function readTiles(argument: string, text: string): Tile[] {
  const tiles = parseTiles(text);
  if (!tiles.ok) throw new BadInput(argument, describeNotationError(tiles.error));
  return tiles.value;
}

export function readHand(argument: string, text: string): Hand {
  const hand = parseHand(text);
  if (!hand.ok) throw new BadInput(argument, describeNotationError(hand.error));
  return hand.value;
}

export interface HandFault {
  readonly code: 'notation' | 'tileCount' | 'fifthCopy';
  readonly message: string;
}

/** A hand that can exist, of one of these sizes (13 before the draw, 14 after it; a meld counts as 3). */
export function parseWholeHand(text: string, sizes: readonly number[]): Result<Hand, HandFault> {
  const hand = parseHand(text);
  if (!hand.ok) return fail({ code: 'notation', message: describeNotationError(hand.error) });
  const { concealed, melds } = hand.value;
  if (melds.length > 4) {
    return fail({ code: 'tileCount', message: `${melds.length} melds; four at most` });
  }
  const untold = melds.length === 0 ? untoldMelds(concealed.length, sizes) : 0;
  if (untold > 0) return parseCopies({ concealed, melds: Array(untold).fill(UNTOLD_MELD) });
  const wanted = sizes.map((size) => size - 3 * melds.length);
  if (!wanted.includes(concealed.length)) {
    const beside = melds.length === 0 ? '' : ` beside ${count(melds.length, 'meld')}`;
    const message = `${count(concealed.length, 'concealed tile')}${beside}; ${wanted.join(' or ')} wanted`;
    return fail({ code: 'tileCount', message });
  }
  return parseCopies(hand.value);
}

/** A meld of which only is known that it was made. */
const UNTOLD_MELD: Meld = { type: 'chi', tiles: [], from: 'left', called: null };

/** The sets that a short hand leaves out: `1111m` is what is left beside three melds. */
function untoldMelds(tiles: number, sizes: readonly number[]): number {
  return [1, 2, 3, 4].find((melds) => sizes.includes(tiles + 3 * melds)) ?? 0;
}

function parseCopies(hand: Hand): Result<Hand, HandFault> {
  const copies = copiesFault(allTiles(hand));
  return copies === null ? ok(hand) : fail({ code: 'fifthCopy', message: copies });
}

function copiesFault(tiles: readonly Tile[]): string | null {
  const kind = overfullKinds(countTiles(tiles))[0];
  if (kind !== undefined) return `more than four ${formatTile(kind)} in the hand`;
  const reds = tiles.filter(isRedFive);
  const twice = reds.find((tile, i) => reds.indexOf(tile) !== i);
  return twice === undefined
    ? null
    : `${formatTile(twice)} twice; a set has at most one red five of a suit`;
}

export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}
