// Text notation: `123m406p789s1122z`, followed by melds in brackets (`[123m<]`, `[5555p]`, `[5555p+<]`).
// Parsers return the position of the first wrong character; formatters write the canonical form.

import { compareTiles } from './counts.ts';
import {
  isRedFive,
  kindFrom,
  kindOf,
  rankOf,
  redFiveOf,
  SUITS,
  type Suit,
  suitOf,
  type Tile,
} from './kind.ts';
import {
  type Hand,
  type Meld,
  type MeldFault,
  type MeldType,
  meldFault,
  type Source,
} from './meld.ts';
import { fail, ok, type Result } from './result.ts';

/** What can be wrong with tiles as text. */
export type NotationFault =
  | 'unexpectedCharacter'
  | 'missingSuit'
  | 'missingDigits'
  | 'noSuchTile'
  | 'notOneTile'
  | 'unclosedMeld'
  | 'tilesAfterMeld'
  | MeldFault;

/** What is wrong, and at which character. */
export interface NotationError {
  readonly code: NotationFault;
  readonly text: string;
  /** Zero-based place of the offending character. */
  readonly at: number;
}

const SOURCE_MARKS: Readonly<Record<string, Source>> = { '<': 'left', '^': 'across', '>': 'right' };

/** Reads tiles such as `123m0p11z`; 0 is a red five. */
export function parseTiles(text: string): Result<Tile[], NotationError> {
  return readTiles(text, 0, text.length);
}

/** Reads one tile, such as `5p` or `0p`. */
export function parseTile(text: string): Result<Tile, NotationError> {
  const tiles = parseTiles(text);
  if (!tiles.ok) return tiles;
  if (tiles.value.length !== 1) return fail({ code: 'notOneTile', text, at: 0 });
  return ok(tiles.value[0]!);
}

/** Reads a hand such as `123m55z[678p<]`: concealed tiles, then melds in brackets. */
export function parseHand(text: string): Result<Hand, NotationError> {
  const open = text.indexOf('[');
  const concealed = readTiles(text, 0, open < 0 ? text.length : open);
  if (!concealed.ok) return concealed;
  const melds: Meld[] = [];
  let at = open < 0 ? text.length : open;
  while (at < text.length) {
    if (text[at] !== '[') return fail({ code: 'tilesAfterMeld', text, at });
    const end = text.indexOf(']', at);
    if (end < 0) return fail({ code: 'unclosedMeld', text, at });
    const meld = readMeld(text, at + 1, end);
    if (!meld.ok) return meld;
    melds.push(meld.value);
    at = end + 1;
  }
  return ok({ concealed: concealed.value, melds });
}

/** Reads one meld such as `678p<`, with its brackets or without. */
export function parseMeld(text: string): Result<Meld, NotationError> {
  const inBrackets = text.startsWith('[') && text.endsWith(']');
  return inBrackets ? readMeld(text, 1, text.length - 1) : readMeld(text, 0, text.length);
}

function readTiles(text: string, start: number, end: number): Result<Tile[], NotationError> {
  const tiles: Tile[] = [];
  let digitsFrom = start;
  for (let at = start; at < end; at++) {
    const char = text[at]!;
    if (char >= '0' && char <= '9') continue;
    const suit = SUITS.indexOf(char as Suit);
    if (suit < 0) return fail({ code: 'unexpectedCharacter', text, at });
    if (at === digitsFrom) return fail({ code: 'missingDigits', text, at });
    for (let i = digitsFrom; i < at; i++) {
      const tile = tileFrom(SUITS[suit]!, Number(text[i]));
      if (tile === null) return fail({ code: 'noSuchTile', text, at: i });
      tiles.push(tile);
    }
    digitsFrom = at + 1;
  }
  return digitsFrom < end ? fail({ code: 'missingSuit', text, at: end }) : ok(tiles);
}

function tileFrom(suit: Suit, digit: number): Tile | null {
  if (suit === 'z') return digit >= 1 && digit <= 7 ? kindFrom(suit, digit) : null;
  return digit === 0 ? redFiveOf(kindFrom(suit, 5)) : kindFrom(suit, digit);
}

function readMeld(text: string, start: number, end: number): Result<Meld, NotationError> {
  const source = SOURCE_MARKS[text[end - 1] ?? ''] ?? null;
  let tilesEnd = source === null ? end : end - 1;
  const isAdded = text[tilesEnd - 1] === '+';
  if (isAdded) tilesEnd--;
  const tiles = readTiles(text, start, tilesEnd);
  if (!tiles.ok) return tiles;
  const type = meldType(tiles.value, isAdded, source);
  const sorted = [...tiles.value].sort(compareTiles);
  const meld: Meld = { type, tiles: sorted, from: source, called: null };
  const fault = meldFault(meld);
  return fault === null ? ok(meld) : fail({ code: fault, text, at: start });
}

function meldType(tiles: readonly Tile[], isAdded: boolean, source: Source | null): MeldType {
  if (isAdded) return 'addedKan';
  if (tiles.length === 4) return source === null ? 'concealedKan' : 'calledKan';
  return tiles.length > 1 && kindOf(tiles[0]!) === kindOf(tiles[1]!) ? 'pon' : 'chi';
}

/** Writes one tile, such as `5p`. */
export function formatTile(tile: Tile): string {
  const kind = kindOf(tile);
  return `${isRedFive(tile) ? 0 : rankOf(kind)}${suitOf(kind)}`;
}

/** Canonical: sorted, one letter per suit. */
export function formatTiles(tiles: Iterable<Tile>): string {
  const digits: Record<Suit, string> = { m: '', p: '', s: '', z: '' };
  for (const tile of [...tiles].sort(compareTiles)) {
    digits[suitOf(kindOf(tile))] += isRedFive(tile) ? '0' : String(rankOf(kindOf(tile)));
  }
  return SUITS.map((suit) => (digits[suit] === '' ? '' : digits[suit] + suit)).join('');
}

/** Writes a meld in brackets, such as `[678p<]`. */
export function formatMeld(meld: Meld): string {
  const added = meld.type === 'addedKan' ? '+' : '';
  const mark = Object.keys(SOURCE_MARKS).find((key) => SOURCE_MARKS[key] === meld.from) ?? '';
  return `[${formatTiles(meld.tiles)}${added}${mark}]`;
}

/** Writes a hand as `parseHand` reads it. */
export function formatHand(hand: Hand): string {
  return formatTiles(hand.concealed) + hand.melds.map(formatMeld).join('');
}

const FAULTS: Readonly<Record<NotationFault, string>> = {
  unexpectedCharacter: 'is neither a digit nor one of the suits m p s z',
  missingSuit: 'a suit letter (m p s z) is missing after the digits',
  missingDigits: 'has no digits before it',
  noSuchTile: 'is not a tile of this suit (honours run from 1 to 7, the suits from 0 to 9)',
  notOneTile: 'must be exactly one tile, such as 3m',
  unclosedMeld: 'opens a meld that no ] closes',
  tilesAfterMeld: 'stands behind a meld; concealed tiles come first',
  wrongSize: 'a chi or pon has three tiles, a kan four',
  notIdentical: 'a pon or kan has identical tiles',
  notConsecutive: 'a chi is three consecutive tiles of one suit',
  chiNotFromLeft: 'a chi comes from the left: mark it with <',
  source: 'a called meld needs its source (< left, ^ across, > right); a concealed kan has none',
};

/** What is wrong, in words. */
export function describeFault(fault: NotationFault): string {
  return FAULTS[fault];
}

/** Of a longer text only what stands around the character is shown. */
const SHOWN = 120;

/** One line for a person, with a caret under the character. */
export function describeNotationError({ code, at, text }: NotationError): string {
  const char = text[at];
  const place = char === undefined ? 'at the end' : `“${char}” at character ${at + 1}`;
  const from = text.length <= SHOWN ? 0 : Math.max(0, at - SHOWN / 2);
  const before = from === 0 ? '' : '…';
  const after = text.length > from + SHOWN ? '…' : '';
  const shown = `${before}${text.slice(from, from + SHOWN)}${after}`;
  return `${place}: ${FAULTS[code]}\n  ${shown}\n  ${' '.repeat(before.length + at - from)}^`;
}
