// What an option is: a question about the game, and the answers a rulebook may give, in words.
// The type of a ruleset's values is derived from these declarations, so a missing answer does not compile.

import { fail, ok, type Result } from '@hanchan/tiles';

/** What the values of an option look like, for whoever lets them be changed. */
export type OptionShape =
  | { readonly type: 'flag' | 'uma' | 'chombo' | 'yaku' }
  | { readonly type: 'choice' | 'several' | 'ranked'; readonly answers: Answers }
  | ({ readonly type: 'number' } & NumberRange)
  /** A whole number under each name. */
  | { readonly type: 'numbers'; readonly names: Answers };

/** Name → the words for it. */
export type Answers = Readonly<Record<string, string>>;

/** A question of the rules: its words, what may be answered, and how an answer is read. */
export interface Option<T> {
  readonly question: string;
  /** The value in words, for rule pages, comparison and error messages. */
  readonly words: (value: T) => string;
  /** The value, or what a valid one looks like. */
  readonly parse: (value: unknown) => Result<T, string>;
  /** Every answer, where they can be listed. */
  readonly answers?: readonly T[];
  readonly shape: OptionShape;
  /** For an option that came later: since when, and what every game before it meant. */
  readonly since?: Since<T>;
}

export interface Since<T> {
  readonly vocabulary: number;
  /** From the values that such a game was stored with; undefined where what it is told from is missing. */
  readonly before: (earlier: Readonly<Record<string, unknown>>) => T | undefined;
}

/** An option that the vocabularies before this one did not have. */
export const since = <T, const B extends T>(
  vocabulary: number,
  before: Since<B>['before'],
  option: Option<T>,
): Option<T> => ({ ...option, since: { vocabulary, before } });

export type ValueOf<O> = O extends Option<infer T> ? T : never;

/** One of several named policies. */
export function choice<const A extends Readonly<Record<string, string>>>(
  question: string,
  answers: A,
): Option<keyof A & string> {
  const names = Object.keys(answers) as (keyof A & string)[];
  return {
    question,
    words: (value) => answers[value] as string,
    parse: (value) =>
      names.includes(value as keyof A & string)
        ? ok(value as keyof A & string)
        : fail(`one of ${names.map(quote).join(', ')}`),
    answers: names,
    shape: { type: 'choice', answers },
  };
}

/** Yes or no. */
export function flag(question: string, words: { yes: string; no: string }): Option<boolean> {
  return {
    question,
    words: (value) => (value ? words.yes : words.no),
    parse: (value) => (typeof value === 'boolean' ? ok(value) : fail('true or false')),
    answers: [true, false],
    shape: { type: 'flag' },
  };
}

/** Between which numbers an option may lie. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly unit: string;
  /** What zero means, where zero switches the rule off. */
  readonly zero?: string;
}

/** A whole number with its unit. */
export function number(question: string, range: NumberRange): Option<number> {
  const { min, max, unit, zero } = range;
  return {
    question,
    words: (value) =>
      value === 0 && zero
        ? zero
        : `${value.toLocaleString('en')} ${value === 1 ? one(unit) : unit}`,
    parse: (value) =>
      Number.isInteger(value) && (value as number) >= min && (value as number) <= max
        ? ok(value as number)
        : fail(`a whole number from ${min} to ${max}`),
    shape: { type: 'number', ...range },
  };
}

/** `points, for the next winner` → `point, for the next winner`. */
const one = (unit: string) => unit.replace(/^((?:tournament )?\w+)s\b/, '$1');

/** Any number of named things, in the order of the declaration. */
export function several<const A extends Readonly<Record<string, string>>>(
  question: string,
  answers: A,
  none: string,
): Option<readonly (keyof A & string)[]> {
  const names = Object.keys(answers) as (keyof A & string)[];
  return {
    question,
    words: (value) => (value.length === 0 ? none : value.map((name) => answers[name]).join('; ')),
    parse: (value) =>
      Array.isArray(value) && value.every((name) => names.includes(name))
        ? ok(names.filter((name) => value.includes(name)))
        : fail(`a list of ${names.map(quote).join(', ')}`),
    shape: { type: 'several', answers },
  };
}

/** Named things of which the order matters. */
export function ranked<const A extends Readonly<Record<string, string>>>(
  question: string,
  answers: A,
  none: string,
): Option<readonly (keyof A & string)[]> {
  const { words } = several(question, answers, none);
  const names = Object.keys(answers);
  return {
    question,
    words: (value) => words(value).replaceAll('; ', ', then '),
    parse: (value) =>
      Array.isArray(value) &&
      value.every((name, i) => names.includes(name) && value.indexOf(name) === i)
        ? ok(value as (keyof A & string)[])
        : fail(`an ordered list of ${names.map(quote).join(', ')}, each at most once`),
    shape: { type: 'ranked', answers },
  };
}

const quote = (text: string) => `"${text}"`;
