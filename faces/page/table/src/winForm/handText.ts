// What stands in the text field: a hand, its melds and `win 6s`. Read as it is typed or pasted, and written back in
// our notation.

import {
  COPIES,
  countTiles,
  fail,
  formatHand,
  formatTile,
  type Hand,
  isRedFive,
  kindOf,
  type NotationFault,
  ok,
  overfullKinds,
  parseHand,
  parseTile,
  type Result,
  type Tile,
} from '@hanchan/tiles';
import { convert, type Note } from './notation.ts';
import { type Form, setWay, tilesIn, type Way } from './winForm.ts';

const TILE_FAULTS = ['tooManyMelds', 'tooManyTiles', 'fifthCopy', 'redTwice'] as const;
export type TileFault = (typeof TILE_FAULTS)[number];

export interface TextFault {
  readonly code: TileFault | NotationFault | 'strange' | 'badWin';
  /** What the sentence names: a character, a tile, a number. */
  readonly values: Readonly<Record<string, string | number>>;
}

export interface ReadText {
  readonly hand: Hand;
  readonly win: Tile | null;
  /** Where the text says how it was won. */
  readonly way: Way | null;
  readonly notes: readonly (Note | 'lastIsWin')[];
}

const WIN = /(?:^|[\s,;/])(win|won on|ron|tsumo|agari|和了|ロン|ツモ)\s*[:=]?\s*(\S.*)$/iu;
const WAY_WORDS: Readonly<Record<string, Way>> = {
  ron: 'ron',
  ロン: 'ron',
  tsumo: 'tsumo',
  ツモ: 'tsumo',
};

export const handTextOf = ({ concealed, melds, win }: Form): string => {
  const hand = formatHand({ concealed, melds });
  return win === null ? hand : `${hand} win ${formatTile(win)}`.trim();
};

export function readText(text: string): Result<ReadText, TextFault> {
  const named = WIN.exec(text);
  const converted = convert(named === null ? text : text.slice(0, named.index));
  if (!converted.ok) return strange(converted.error);
  const hand = parseHand(converted.value.text);
  if (!hand.ok) {
    const { code, at, text: read } = hand.error;
    return fail({ code, values: { char: read[at] ?? '', text: read } });
  }
  const { notes } = converted.value;
  if (named === null) return ok({ ...lastAsWin(hand.value, notes), way: null });
  const [, word, written] = named as unknown as [string, string, string];
  const tile = readWin(written);
  if (tile === null) return fail({ code: 'badWin', values: { text: written.trim() } });
  const way = WAY_WORDS[word.toLowerCase()] ?? null;
  return ok({ hand: hand.value, win: tile, way, notes });
}

const strange = ({ char, at }: { char: string; at: number }) =>
  fail({ code: 'strange' as const, values: { char, at: at + 1 } });

function readWin(text: string): Tile | null {
  const converted = convert(text);
  const tile = converted.ok ? parseTile(converted.value.text) : converted;
  return tile.ok ? tile.value : null;
}

/** Of a whole hand in which no tile was named the last one written is taken for it. */
export function lastAsWin(
  hand: Hand,
  notes: ReadText['notes'] = [],
): Pick<ReadText, 'hand' | 'win' | 'notes'> {
  const { concealed, melds } = hand;
  if (concealed.length !== 14 - 3 * melds.length) return { hand, win: null, notes };
  return {
    hand: { concealed: concealed.slice(0, -1), melds },
    win: concealed.at(-1)!,
    notes: [...notes, 'lastIsWin'],
  };
}

/** What no set of tiles allows, under any rulebook. */
export function faultsOfTiles(form: Form): readonly TextFault[] {
  const faults: TextFault[] = [];
  const { melds, concealed } = form;
  const all = concealed.length + (form.win === null ? 0 : 1);
  const most = 14 - 3 * melds.length;
  if (melds.length > 4) faults.push({ code: 'tooManyMelds', values: { count: melds.length } });
  else if (all > most) faults.push({ code: 'tooManyTiles', values: { count: all, most } });
  const tiles = tilesIn(form);
  for (const kind of overfullKinds(countTiles(tiles))) {
    const count = tiles.filter((tile) => kindOf(tile) === kind).length;
    faults.push({ code: 'fifthCopy', values: { tile: formatTile(kind), count, copies: COPIES } });
  }
  const reds = tiles.filter(isRedFive);
  const twice = reds.find((tile, i) => reds.indexOf(tile) !== i);
  if (twice !== undefined) faults.push({ code: 'redTwice', values: { tile: formatTile(twice) } });
  return faults;
}

/** The form with the tiles of a text, or what is wrong with them. */
export function applyText(
  form: Form,
  text: string,
): Result<Pick<ReadText, 'notes'> & { readonly form: Form }, TextFault> {
  const read = readText(text);
  if (!read.ok) return read;
  const { hand, win, way, notes } = read.value;
  const concealed = [...hand.concealed].sort((a, b) => kindOf(a) - kindOf(b) || b - a);
  const said = way === null ? form : setWay(form, way);
  const next: Form = { ...said, concealed, melds: hand.melds, win };
  const fault = faultsOfTiles(next)[0];
  return fault === undefined ? ok({ form: next, notes }) : fail(fault);
}
