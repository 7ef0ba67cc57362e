// Hands as others write them, turned into our notation: mjai's letters and `5mr`, suit first as in `m123p055`,
// two-digit numbers as in tenhou.net/6, the tiles of Unicode, Japanese characters. What was turned is told.

import { fail, ok, type Result } from '@hanchan/tiles';

const NOTES = [
  'unicode',
  'japanese',
  'letters',
  'redMark',
  'suitFirst',
  'numbers',
  'capitals',
] as const;
export type Note = (typeof NOTES)[number];

export interface Converted {
  /** Concealed tiles and melds in our notation. */
  readonly text: string;
  readonly notes: readonly Note[];
}

/** The first place that nobody can read. */
export interface Unreadable {
  readonly char: string;
  /** Zero-based. */
  readonly at: number;
}

const LETTERS = 'ESWNPFC';
const HONOUR_KANJI: Readonly<Record<string, string>> = {
  東: '1z',
  南: '2z',
  西: '3z',
  北: '4z',
  白: '5z',
  發: '6z',
  発: '6z',
  中: '7z',
};
const SUIT_KANJI: Readonly<Record<string, string>> = { 萬: 'm', 万: 'm', 筒: 'p', 索: 's' };
const DIGIT_KANJI = '〇一二三四五六七八九';
/** As Unicode orders them: winds, red, green, white, then characters, bamboos, circles. */
const UNICODE_FIRST = 0x1f000;
const UNICODE_TILES = [
  ...['1z', '2z', '3z', '4z', '7z', '6z', '5z'],
  ...['m', 's', 'p'].flatMap((suit) => Array.from({ length: 9 }, (_, i) => `${i + 1}${suit}`)),
];
/** Between tiles: spaces, commas, quotes of a list, and what asks an emoji to be one. */
const BETWEEN = /[\s,;"'、]|\ufe0e|\ufe0f/u;

export function convert(given: string): Result<Converted, Unreadable> {
  const text = given.normalize('NFKC').trim();
  if (/^[\s,;"[\]]*\d\d([\s,;"[\]]+\d\d)+[\s,;"[\]]*$/.test(text)) return fromNumbers(text);
  if (/^[mpsz]\d/.test(text)) return fromSuitFirst(text);
  return scan(text);
}

/** tenhou.net/6: 11 to 19 characters, 21 circles, 31 bamboos, 41 honours, 51 to 53 the red fives. */
function fromNumbers(text: string): Result<Converted, Unreadable> {
  let tiles = '';
  for (const match of text.matchAll(/(\d)(\d)/g)) {
    const [, tens, ones] = match as unknown as [string, string, string];
    const isRed = tens === '5' && ones >= '1' && ones <= '3';
    const isTile = tens >= '1' && tens <= '4' && ones >= '1' && (tens < '4' || ones <= '7');
    if (!isRed && !isTile) return fail({ char: tens + ones, at: match.index });
    tiles += isRed ? `0${'mps'[Number(ones) - 1]}` : `${ones}${'mpsz'[Number(tens) - 1]}`;
  }
  return ok({ text: tiles, notes: ['numbers'] });
}

const SUIT_FIRST_MARKS: Readonly<Record<string, string>> = { '-': '<', '=': '^', '+': '>' };

/** `m123p055,z111=`: the suit stands before its digits, melds follow behind commas with a mark of their source. */
function fromSuitFirst(text: string): Result<Converted, Unreadable> {
  const [hand = '', ...melds] = text.split(',');
  let at = hand.length + 1;
  let out = '';
  const rest = hand.replace(/([mpsz])(\d+)\*?/g, (_, suit: string, digits: string) => {
    out += digits + suit;
    return '';
  });
  const strange = rest.replace(/\s/g, '');
  if (strange !== '') return fail({ char: strange[0]!, at: hand.indexOf(strange[0]!) });
  for (const meld of melds) {
    const parts = /^\s*([mpsz])(\d+)([-=+]?)(\d*)\s*$/.exec(meld);
    if (parts === null) return fail({ char: meld, at });
    const [, suit, head, mark, tail] = parts as unknown as string[];
    // A digit behind the mark of a set of three is the one that was added to it.
    const isAdded = head!.length === 3 && tail!.length === 1;
    out += `[${head}${tail}${suit}${isAdded ? '+' : ''}${SUIT_FIRST_MARKS[mark!] ?? ''}]`;
    at += meld.length + 1;
  }
  return ok({ text: out, notes: ['suitFirst'] });
}

/** Our own notation, with whatever of the others stands among it. */
function scan(text: string): Result<Converted, Unreadable> {
  const notes = new Set<Note>();
  const chars = [...text];
  let out = '';
  let digits = '';
  let isRedNext = false;
  let inMeld = false;
  let at = 0;
  for (const [i, char] of chars.entries()) {
    const place = at;
    at += char.length;
    const tile = UNICODE_TILES[char.codePointAt(0)! - UNICODE_FIRST] ?? HONOUR_KANJI[char];
    const suit = suitOf(char, digits !== '');
    if (tile !== undefined && digits === '') {
      notes.add(tile in HONOUR_KANJI || char in HONOUR_KANJI ? 'japanese' : 'unicode');
      out += tile;
    } else if (digitOf(char) !== null) {
      if (char !== digitOf(char)) notes.add('japanese');
      digits += digitOf(char);
    } else if (suit !== null && digits !== '') {
      if (char in SUIT_KANJI) notes.add('japanese');
      else if (char !== suit) notes.add('capitals');
      // mjai marks a red five behind it, others before it: `5mr`, `r5m`.
      const isRed = digits.endsWith('5') && (chars[i + 1] === 'r' || isRedNext);
      if (isRed) notes.add('redMark');
      out += (isRed ? `${digits.slice(0, -1)}0` : digits) + suit;
      digits = '';
      isRedNext = false;
    } else if (char === 'r' && /[mps]/i.test(chars[i - 1] ?? '') && /0[mps]$/.test(out)) {
      // Told with the five before it.
    } else if (char === 'r' && chars[i + 1] === '5' && digits === '') {
      isRedNext = true;
    } else if (LETTERS.includes(char) && digits === '') {
      notes.add('letters');
      out += `${LETTERS.indexOf(char) + 1}z`;
    } else if (isOwnMark(char, inMeld) && (digits === '' || char === ']')) {
      inMeld = char === '[' || (inMeld && char !== ']');
      out += digits + char;
      digits = '';
    } else if (!BETWEEN.test(char)) {
      return fail({ char, at: place });
    }
  }
  return ok({ text: out + digits, notes: [...notes] });
}

/** Brackets of a meld, and within it the marks of its source. */
const isOwnMark = (char: string, inMeld: boolean) =>
  char === '[' || (inMeld && ['<', '^', '>', '+', ']'].includes(char));

function digitOf(char: string): string | null {
  if (/\d/.test(char)) return char;
  const kanji = DIGIT_KANJI.indexOf(char);
  return kanji < 0 ? null : String(kanji);
}

function suitOf(char: string, hasDigits: boolean): string | null {
  if (char in SUIT_KANJI) return SUIT_KANJI[char]!;
  const small = char.toLowerCase();
  return hasDigits && 'mpsz'.includes(small) ? small : null;
}
