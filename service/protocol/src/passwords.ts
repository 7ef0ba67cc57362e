// What a new password has to be: long, and not one that is tried first. No kinds of characters are asked for. Passwords
// that were set before go on as they are.

import { COMMON_WORDS, KEY_WALKS } from './commonPasswords.ts';

/** The fewest characters that are taken. */
export const SHORTEST_PASSWORD = 12;
/** The most characters that are taken. */
export const LONGEST_PASSWORD = 128;

/** How hard a password is to guess, as `strengthOf` judges it. */
export type PasswordStrength = 'weak' | 'fair' | 'strong';

const WALKS = [...KEY_WALKS, ...KEY_WALKS.map((walk) => [...walk].reverse().join(''))];
const WORDS: ReadonlySet<string> = new Set(COMMON_WORDS);
const LONGEST_WORD = Math.max(...COMMON_WORDS.map((word) => word.length));
const SHORTEST_PART = 3;
/** So many characters beside words and walks take long to try. */
const FEW_OTHERS = 4;
const FEW_WORDS = 2;
const LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

interface Parts {
  words: number;
  walks: number;
  others: number;
}

/** `own`: what anybody knows of whose password it is, such as the name. */
export function isGuessable(password: string, own: readonly string[] = []): boolean {
  const text = plain(password);
  if (/^(.{1,6}?)\1+.{0,3}$/u.test(text)) return true;
  const { words, others } = partsOf(text, own);
  return others <= FEW_OTHERS && words <= FEW_WORDS;
}

const BITS = { word: 9, walk: 6, other: 5 };
const STRONG = 70;

/** How hard a password is to guess, for somebody who knows these words of its owner. */
export function strengthOf(password: string, own: readonly string[] = []): PasswordStrength {
  if (password.length < SHORTEST_PASSWORD || isGuessable(password, own)) return 'weak';
  const { words, walks, others } = partsOf(plain(password), own);
  const bits = words * BITS.word + walks * BITS.walk + others * BITS.other;
  return bits >= STRONG ? 'strong' : 'fair';
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** From the left, the longest known part each time. */
function partsOf(text: string, own: readonly string[]): Parts {
  const names = own.flatMap(pieces);
  const isWord = (part: string) => WORDS.has(part) || names.includes(part);
  const longest = Math.max(LONGEST_WORD, ...names.map((name) => name.length));
  const spelled = [...text].map((one) => LETTERS[one] ?? one).join('');
  const parts: Parts = { words: 0, walks: 0, others: 0 };
  for (let at = 0; at < text.length; ) {
    const word = longestFrom(
      at,
      longest,
      (to) => isWord(text.slice(at, to)) || isWord(spelled.slice(at, to)),
    );
    const walk = longestFrom(at, text.length, (to) => isWalk(text.slice(at, to)));
    const length = Math.max(word, walk, 1);
    if (length === 1) parts.others++;
    else if (word >= walk) parts.words++;
    else parts.walks++;
    at += length;
  }
  return parts;

  function longestFrom(from: number, most: number, holds: (to: number) => boolean): number {
    for (let length = Math.min(most, text.length - from); length >= SHORTEST_PART; length--) {
      if (holds(from + length)) return length;
    }
    return 0;
  }
}

/** Along the keys, one character again and again, or a year. */
const isWalk = (part: string): boolean =>
  /^(.)\1+$/u.test(part) ||
  /^(1[89]|20)\d\d$/.test(part) ||
  WALKS.some((walk) => walk.includes(part));

const pieces = (own: string): readonly string[] =>
  plain(own)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((one) => one.length >= SHORTEST_PART);
