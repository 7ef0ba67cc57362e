// The languages that papers speak.

import type { PaperLanguage } from '../names.ts';
import { en, type Words } from './en.ts';
import { ja } from './ja.ts';

export type { Words } from './en.ts';

const WORDS: Readonly<Record<PaperLanguage, Words>> = { en, ja };

export const wordsIn = (language: PaperLanguage): Words => WORDS[language];

/** Tables for programs read the same everywhere. */
export const DATA_WORDS: Words = en;
