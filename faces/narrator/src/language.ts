// How a language writes numbers and lists and names the winds, whatever it says.

import type { Wind } from '@hanchan/tiles';

/** A language that everything is told in. */
export type Tongue = 'en' | 'ja';

/** One table for every face. */
export const WIND_NAMES: Readonly<Record<Tongue, Readonly<Record<Wind, string>>>> = {
  en: { E: 'East', S: 'South', W: 'West', N: 'North' },
  ja: { E: '東', S: '南', W: '西', N: '北' },
};

/** East first. */
export const windRow = (tongue: Tongue): readonly string[] => Object.values(WIND_NAMES[tongue]);

/** As they stand on tiles and sheets, whatever the language. */
export const WIND_KANJI: readonly string[] = windRow('ja');

/** Between the members of a list. */
export const COMMA: Readonly<Record<Tongue, string>> = { en: ', ', ja: '、' };

/** Between those who did something together. */
export const AND: Readonly<Record<Tongue, string>> = { en: ' and ', ja: 'と' };

const FORMS: Readonly<Record<Tongue, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en'),
  ja: new Intl.NumberFormat('ja'),
};

/** `1,300`, with a true minus. */
export const numberText = (value: number, tongue: Tongue): string =>
  FORMS[tongue].format(value).replace('-', '−');

/** At the head of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const KANJI_NUMBERS = ['一', '二', '三', '四'] as const;

/** 東三局, as a Japanese club writes it: the wind of the round and the place of its dealer. */
export const dealSign = (wind: Wind, dealer: number): string =>
  `${WIND_NAMES.ja[wind]}${KANJI_NUMBERS[dealer]}局`;
