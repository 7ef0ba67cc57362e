// Options in the language of the page: what is asked, every answer, every value. English is the rules' own; another
// language says the same about each option, and a test holds it to that.

import { type Answers, optionOf, type RuleKey, type YakuKey } from '@hanchan/rules';
import { JA_FOULS } from './fouls.ts';
import { JA_MATCH } from './match.ts';
import type { OptionWords, OptionWordsOf, PlainKey } from './option.ts';
import { JA_PLAY } from './play.ts';
import { JA_SCORE } from './score.ts';
import { chomboInJapanese, umaInJapanese, yakuInJapanese, yakuQuestion } from './structured.ts';

/** An option's question and how its answers are said. */
export interface OptionText {
  readonly lang: string;
  readonly question: string;
  readonly words: (value: unknown) => string;
  /** The names of a choice, a list or a few numbers, in words. */
  readonly answers: Answers;
  readonly unit: string;
  /** What zero means, where it switches the rule off. */
  readonly zero: string | undefined;
}

const JAPANESE: OptionWordsOf<PlainKey> = { ...JA_PLAY, ...JA_SCORE, ...JA_MATCH, ...JA_FOULS };

/** An option in a language; in English where there is no other wording. */
export function optionIn(language: string, key: RuleKey): OptionText {
  return language === 'ja' ? inJapanese(key) : inEnglish(key);
}

function inEnglish(key: RuleKey): OptionText {
  const { question, words, shape } = optionOf(key);
  return {
    lang: 'en',
    question,
    words: words as OptionText['words'],
    answers: 'answers' in shape ? shape.answers : 'names' in shape ? shape.names : {},
    unit: 'unit' in shape ? shape.unit : '',
    zero: 'zero' in shape ? shape.zero : undefined,
  };
}

function inJapanese(key: RuleKey): OptionText {
  const isYaku = (one: RuleKey): one is YakuKey => one.startsWith('yaku.');
  const said: OptionWords = isYaku(key) ? { ask: yakuQuestion(key) } : JAPANESE[key];
  const { ask, answers = {}, unit = '' } = said;
  return {
    lang: 'ja',
    question: ask,
    words: (value) => valueInJapanese(key, value, said),
    answers,
    unit,
    zero: answers['zero'],
  };
}

function valueInJapanese(
  key: RuleKey,
  value: unknown,
  { answers = {}, unit = '' }: OptionWords,
): string {
  const { shape } = optionOf(key);
  const named = (names: unknown, between: string) =>
    (names as readonly string[]).map((name) => answers[name]).join(between);
  switch (shape.type) {
    case 'flag':
      return answers[value === true ? 'yes' : 'no'] ?? (value === true ? 'はい' : 'いいえ');
    case 'choice':
      return answers[value as string]!;
    case 'number':
      return value === 0 && answers['zero'] !== undefined
        ? answers['zero']
        : `${(value as number).toLocaleString('ja')}${unit}`;
    case 'several':
      return named(value, '、') || answers['none']!;
    case 'ranked':
      return named(value, '、次に') || answers['none']!;
    case 'numbers':
      return Object.keys(shape.names)
        .map((name) => `${answers[name]}${(value as Readonly<Record<string, number>>)[name]}`)
        .join('、');
    case 'uma':
      return umaInJapanese(value);
    case 'chombo':
      return chomboInJapanese(value);
    case 'yaku':
      return yakuInJapanese(value);
  }
}
