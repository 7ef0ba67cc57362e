// Finding a rule in plain words. A question is cut into words; a word is found as part of another, by its stem, or by a
// word that means the same; and a question that players ask in words no rulebook uses leads to its subject.

import type { Subject } from './subjects/subject.ts';
import { SUBJECTS } from './subjects.ts';
import { MEANINGS, SMALL_WORDS } from './synonyms.ts';

/** Letters alike in either case and width, and kana alike in either form: リーチ is りーち. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

/** A subject that a question names or asks for; the more it says of it, the stronger. */
export interface AskedSubject {
  readonly subject: Subject;
  readonly strength: number;
}

export interface RuleQuestion {
  readonly text: string;
  /** Each word with everything that may stand for it in a text. */
  readonly words: readonly (readonly string[])[];
  readonly asked: readonly AskedSubject[];
}

export interface Searched<T> {
  readonly text: (item: T) => string;
  /** How near an item is to the heart of a subject: 0 is its first answer, −1 none. */
  readonly rankIn: (item: T, subject: Subject) => number;
}

const HAS_JAPANESE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const FEW_KANA = /^[ぁ-んー]{1,2}$/;
/** A name counts for more than a word: nobody says it by chance. */
const NAMED = 3;
/** Where nothing answers to all words: how much of what the words weigh must be there. */
const PART_HEARD = 0.5;

const SMALL = new Set(SMALL_WORDS.map(plain));
const ALIKE = MEANINGS.map((words) => [...new Set(words.map((word) => stemOf(plain(word))))]);
const SUBJECT_ASKS = SUBJECTS.map((subject) => ({
  subject,
  names: subject.names.map(plain),
  asks: subject.asks.map((ask) => ask.split(' ').flatMap(partsOf)),
}));

/** What a word of an ask looks for: a stem, or letters of a language that does not part its words. */
function partsOf(part: string): string[] {
  const text = plain(part);
  return HAS_JAPANESE.test(text) ? [text] : wordsIn(text).map(stemOf);
}

export function ruleQuestionOf(wanted: string): RuleQuestion {
  const text = plain(wanted).trim();
  const all = wordsIn(text);
  const telling = all.filter((word) => !SMALL.has(word) && !FEW_KANA.test(word));
  const words = (telling.length > 0 ? telling : all).map((word) => meaningsOf(stemOf(word)));
  return { text, words, asked: askedIn(text, all) };
}

/** The items that answer, best first; every item where nothing is asked. */
export function findAll<T>(items: readonly T[], wanted: string, searched: Searched<T>): T[] {
  const question = ruleQuestionOf(wanted);
  if (question.words.length === 0) return [...items];
  const texts = items.map((item) => plain(searched.text(item)));
  const weights = question.words.map((word) => weightOf(word, texts));
  const rated = items.map((item, i) => ({
    item,
    isVerbatim: isPhrase(question.text) && texts[i]!.includes(question.text),
    near: nearness(item, question.asked, searched),
    heard: heardIn(texts[i]!, question.words, weights),
  }));
  const hasWhole = rated.some(({ near, heard }) => near > 0 || heard === 1);
  return rated
    .filter(({ near, heard }) => near > 0 || (hasWhole ? heard === 1 : heard >= PART_HEARD))
    .sort(
      (a, b) => Number(b.isVerbatim) - Number(a.isVerbatim) || b.near - a.near || b.heard - a.heard,
    )
    .map(({ item }) => item);
}

/** More than a word that stands everywhere by chance: several, or the key of an option. */
const isPhrase = (text: string) => /\S[\s.]\S/.test(text);

/** The strongest subject leads, and in it the first answer; 0 where the item has to do with none. */
function nearness<T>(item: T, asked: readonly AskedSubject[], { rankIn }: Searched<T>): number {
  const near = asked.map(({ subject, strength }) => {
    const rank = rankIn(item, subject);
    return rank < 0 ? 0 : strength + 1 / (2 + rank);
  });
  return Math.max(0, ...near);
}

/** The share of what was asked that a text has: 1 is every word. */
function heardIn(text: string, words: RuleQuestion['words'], weights: readonly number[]): number {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const missing = weights.reduce(
    (sum, weight, w) => sum + (stands(words[w]!, text) ? 0 : weight),
    0,
  );
  return 1 - missing / whole;
}

/** A word that stands in few texts says more than one that stands in many. */
function weightOf(word: readonly string[], texts: readonly string[]): number {
  const found = texts.filter((text) => stands(word, text)).length;
  return Math.log(1 + (texts.length + 1) / (found + 1));
}

const stands = (meanings: readonly string[], text: string) =>
  meanings.some((word) => hasPart(text, word));

/** Parts of words count; a short word only where a word begins with it, so that uma is not in human. */
function hasPart(text: string, word: string): boolean {
  if (word.length > 3 || HAS_JAPANESE.test(word)) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return true;
  return false;
}

function wordsIn(text: string): string[] {
  const parts = text
    .split(/[^\p{L}\p{N}.ー]+/u)
    .map((part) => part.replace(/^\.+|\.+$/g, ''))
    .filter((part) => part !== '');
  return parts.flatMap((part) => (HAS_JAPANESE.test(part) ? japaneseWords(part) : [part]));
}

function japaneseWords(text: string): string[] {
  const segments = new Intl.Segmenter('ja', { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** discarded, discards and discarding are one; winning is win. */
export function stemOf(word: string): string {
  const isKey = word.includes('.');
  if (HAS_JAPANESE.test(word) || isKey || word.length < 4) return word;
  const bare = word
    .replace(/ies$/, 'y')
    .replace(/(ing|ed|ers|er|s)$/, '')
    .replace(/([b-df-hj-km-np-rt-z])\1$/, '$1');
  return bare.length < 3 ? word : bare;
}

function meaningsOf(stem: string): readonly string[] {
  return [...new Set([stem, ...ALIKE.filter((words) => words.includes(stem)).flat()])];
}

function askedIn(text: string, words: readonly string[]): AskedSubject[] {
  const meanings = words.flatMap((word) => meaningsOf(stemOf(word)));
  const isSaid = (part: string) =>
    HAS_JAPANESE.test(part) ? text.includes(part) : meanings.some((word) => word.startsWith(part));
  const isNamed = (name: string) =>
    FEW_KANA.test(name) ? words.includes(name) : hasPart(text, name);
  return SUBJECT_ASKS.flatMap(({ subject, names, asks }) => {
    const lengths = asks.filter((ask) => ask.every(isSaid)).map(({ length }) => length);
    const strength = Math.max(0, ...lengths, names.some(isNamed) ? NAMED : 0);
    return strength === 0 ? [] : [{ subject, strength }];
  });
}
